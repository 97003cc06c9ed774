% Second tangle
% Random graph, seed 6.
%
% Both relations are random one-to-one maps: no drawing does it justice.

top(1,21).
top(4,23).
top(5,15).
top(9,7).
top(11,8).
top(12,18).
top(14,13).
top(16,12).
top(17,22).
top(18,5).
top(19,1).
top(20,2).
top(21,9).
top(22,16).
right(3,18).
right(4,6).
right(5,13).
right(6,9).
right(9,16).
right(11,21).
right(12,5).
right(14,22).
right(15,2).
right(19,4).
right(21,12).
right(22,10).
right(24,20).

box(4).
box(9).
box(12).
solution(1).
solution(5).
solution(17).
sokoban(6).

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
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
next(9,10).
