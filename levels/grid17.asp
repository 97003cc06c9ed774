% Depot
% Random, seed 161; kept for its long optimum.
%
%   ######
%   #@   #
%   # #  #
%   #..# ######
%   #.. $     #
%   # $ $  $  #
%   # ####  # #
%   #   ##### #
%   #####   # #
%           # #
%           ###

top(col1row2,col1row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col1row3,col1row2).
top(col4row3,col4row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col4row4,col4row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col9row5,col9row4).
top(col1row6,col1row5).
top(col6row6,col6row5).
top(col7row6,col7row5).
top(col9row6,col9row5).
top(col1row7,col1row6).
top(col9row7,col9row6).
top(col9row8,col9row7).
top(col9row9,col9row8).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col3row2,col4row2).
right(col1row3,col2row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col8row4,col9row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col8row5,col9row5).
right(col6row6,col7row6).
right(col1row7,col2row7).
right(col2row7,col3row7).

box(col4row4).
box(col2row5).
box(col4row5).
box(col7row5).
solution(col1row3).
solution(col2row3).
solution(col1row4).
solution(col2row4).
sokoban(col1row1).

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
step(15).
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
next(14,15).
