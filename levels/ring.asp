% Ring of ten
% Made by hand.
%
%   --.*@$----
%
% One location wide; the right edge joins the left edge. A player between two boxes
% can only push them apart.

right(ring1,ring2).
right(ring2,ring3).
right(ring3,ring4).
right(ring4,ring5).
right(ring5,ring6).
right(ring6,ring7).
right(ring7,ring8).
right(ring8,ring9).
right(ring9,ring10).
right(ring10,ring1).

box(ring4).
box(ring6).
solution(ring3).
solution(ring4).
sokoban(ring5).
