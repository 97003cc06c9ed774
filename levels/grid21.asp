% Portal
% Random, seed 181; kept for its long optimum.
%
%   ###########
%   # .   $   #
%   # .$$ $   #
%   # .. #    #
%   ##.##### ##
%    # #   # #
%    # #   #$#
%    # #   #@#
%    ###   ###

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col9row3,col9row2).
top(col2row4,col2row3).
top(col8row4,col8row3).
top(col2row5,col2row4).
top(col8row5,col8row4).
top(col2row6,col2row5).
top(col8row6,col8row5).
top(col2row7,col2row6).
top(col8row7,col8row6).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col8row3,col9row3).

box(col6row1).
box(col3row2).
box(col4row2).
box(col6row2).
box(col8row6).
solution(col2row1).
solution(col2row2).
solution(col2row3).
solution(col3row3).
solution(col2row4).
sokoban(col8row7).

step(1).
step(2).
step(3).
step(4).
step(5).
step(6).
step(7).
step(8).
step(9).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
