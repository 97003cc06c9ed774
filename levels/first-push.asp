% Tutorial 1: the first push
% Made by hand.
%
%   #######
%   #@$  .#
%   #######
%
% One line: a push slides the box as far as you like.

right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).

box(col2row1).
solution(col5row1).
sokoban(col1row1).

step(1).
step(2).
next(1,2).
