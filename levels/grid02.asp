% Loading bay
% Random, seed 101; kept for its long optimum.
%
%     #######
%     # @   #
%     # $$$ #
%   ### #   #
%   # ..  ###
%   ###. ##
%     ####

top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col3row3,col3row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col3row5,col3row4).
top(col4row5,col4row4).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col3row5,col4row5).

box(col4row2).
box(col5row2).
box(col6row2).
solution(col2row4).
solution(col3row4).
solution(col3row5).
sokoban(col4row1).

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
