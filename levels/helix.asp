% Helix
% Random start on a board drawn by hand.
%
%   -$--.-
%   $@#.--
%   .-.-#-
%   --$-$-
%
% Right of the end of a row is the start of the row below.

top(7,1).
top(8,2).
top(10,4).
top(11,5).
top(12,6).
top(13,7).
top(14,8).
top(16,10).
top(18,12).
top(19,13).
top(20,14).
top(21,15).
top(22,16).
top(24,18).
right(1,2).
right(2,3).
right(3,4).
right(4,5).
right(5,6).
right(6,7).
right(7,8).
right(10,11).
right(11,12).
right(12,13).
right(13,14).
right(14,15).
right(15,16).
right(18,19).
right(19,20).
right(20,21).
right(21,22).
right(22,23).
right(23,24).

box(2).
box(7).
box(21).
box(23).
solution(5).
solution(10).
solution(13).
solution(15).
sokoban(8).
