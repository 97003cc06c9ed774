% Stairwell
% Random, seed 302; kept for its long optimum.
%
%   #####
%   #   ###
%   #* $ .#
%   # $##@#
%   #     #
%   ##  $.#
%    # . ##
%    #####

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col5row3,col5row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col5row4,col5row3).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col2row6,col2row5).
top(col3row6,col3row5).
top(col4row6,col4row5).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col1row3,col2row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col2row6,col3row6).
right(col3row6,col4row6).

box(col1row2).
box(col3row2).
box(col2row3).
box(col4row5).
solution(col1row2).
solution(col5row2).
solution(col5row5).
solution(col3row6).
sokoban(col5row3).

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
step(16).
step(17).
step(18).
step(19).
step(20).
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
next(15,16).
next(16,17).
next(17,18).
next(18,19).
next(19,20).
