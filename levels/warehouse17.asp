% The warehouse with 17 locations
% Made by hand, after the drawing in the slides of 2011: two rooms and a corridor.
%
%   #########         1  2        10 11 15
%   #  ##   #         3  4  7  8   9 12 16
%   #.@  $  #         5  6        13 14 17
%   #  ##   #
%   #########
%
% Two lines: slide the box right into the room, walk round it, slide it home.

% left room
right(1,2).
right(3,4).
right(5,6).
top(3,1).
top(5,3).
top(4,2).
top(6,4).

% corridor
right(4,7).
right(7,8).
right(8,9).

% right room
right(10,11).
right(11,15).
right(9,12).
right(12,16).
right(13,14).
right(14,17).
top(9,10).
top(13,9).
top(12,11).
top(14,12).
top(16,15).
top(17,16).

box(9).
solution(3).
sokoban(4).
