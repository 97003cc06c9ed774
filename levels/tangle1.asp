% Tangle
% Random graph, seed 7.
%
% Both relations are random one-to-one maps: no drawing does it justice.

top(1,6).
top(2,19).
top(3,23).
top(5,8).
top(8,22).
top(11,14).
top(12,17).
top(13,9).
top(14,1).
top(16,12).
top(20,2).
top(22,13).
top(23,5).
top(24,11).
right(3,9).
right(5,20).
right(8,16).
right(9,5).
right(10,17).
right(11,2).
right(13,24).
right(14,3).
right(15,13).
right(16,8).
right(17,10).
right(18,12).
right(19,21).
right(20,19).
right(22,11).
right(23,14).
right(24,18).

box(11).
box(13).
box(16).
solution(1).
solution(6).
solution(12).
sokoban(15).
