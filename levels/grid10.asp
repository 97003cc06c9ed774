% Pantry
% Random, seed 124; kept for its long optimum.
%
%   #########
%   # +...  #
%   ##   $$$##
%    ##  # $ #
%     #      #
%     ########

top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col3row3,col4row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).

box(col5row2).
box(col6row2).
box(col7row2).
box(col7row3).
solution(col2row1).
solution(col3row1).
solution(col4row1).
solution(col5row1).
sokoban(col2row1).

step(1).
step(2).
step(3).
step(4).
step(5).
step(6).
step(7).
step(8).
step(9).
step(10).
step(11).
step(12).
step(13).
step(14).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
next(9,10).
next(10,11).
next(11,12).
next(12,13).
next(13,14).
