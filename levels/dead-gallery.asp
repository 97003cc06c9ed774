% Gallery
% Random start on a board drawn by hand, seed 1.
%
%   #########
%   #.  #   #
%   #   $$$ #
%   # #$#.# #
%   #  .#. @#
%   #########
%
% Unsolvable, yet every box can move and each alone could go home:
% the reachable states are a closed set of 1086 that holds no solution.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col1row3,col1row2).
top(col3row3,col3row2).
top(col5row3,col5row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col7row4,col7row3).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col5row4,col6row4).
right(col6row4,col7row4).

box(col4row2).
box(col5row2).
box(col6row2).
box(col3row3).
solution(col1row1).
solution(col5row3).
solution(col3row4).
solution(col5row4).
sokoban(col7row4).

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
