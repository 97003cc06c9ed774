% Tunnel
% Random start on a board drawn by hand.
%
%   ##########
%   #--.##.$+#
%   .$------$-
%   #-#-##$#-#
%   #---##---#
%   ##########
%
% A tunnel leads from the right edge of the long row to its left edge.

top(pos(2,2),pos(2,1)).
top(pos(3,2),pos(3,1)).
top(pos(4,2),pos(4,1)).
top(pos(7,2),pos(7,1)).
top(pos(8,2),pos(8,1)).
top(pos(9,2),pos(9,1)).
top(pos(2,3),pos(2,2)).
top(pos(4,3),pos(4,2)).
top(pos(7,3),pos(7,2)).
top(pos(9,3),pos(9,2)).
top(pos(2,4),pos(2,3)).
top(pos(4,4),pos(4,3)).
top(pos(7,4),pos(7,3)).
top(pos(9,4),pos(9,3)).
right(pos(2,1),pos(3,1)).
right(pos(3,1),pos(4,1)).
right(pos(7,1),pos(8,1)).
right(pos(8,1),pos(9,1)).
right(pos(1,2),pos(2,2)).
right(pos(2,2),pos(3,2)).
right(pos(3,2),pos(4,2)).
right(pos(4,2),pos(5,2)).
right(pos(5,2),pos(6,2)).
right(pos(6,2),pos(7,2)).
right(pos(7,2),pos(8,2)).
right(pos(8,2),pos(9,2)).
right(pos(9,2),pos(10,2)).
right(pos(10,2),pos(1,2)).
right(pos(2,4),pos(3,4)).
right(pos(3,4),pos(4,4)).
right(pos(7,4),pos(8,4)).
right(pos(8,4),pos(9,4)).

box(pos(8,1)).
box(pos(2,2)).
box(pos(9,2)).
box(pos(7,3)).
solution(pos(4,1)).
solution(pos(7,1)).
solution(pos(9,1)).
solution(pos(1,2)).
sokoban(pos(9,1)).
