% Flat torus
% Random start on a board drawn by hand.
%
%   $-.@.$.
%   -#--#-$
%
% The right edge joins the left edge, the upper edge joins the lower edge: with two
% rows, the location above a location is the one below it as well.

top(col1row1,col1row2).
top(col3row1,col3row2).
top(col4row1,col4row2).
top(col6row1,col6row2).
top(col7row1,col7row2).
top(col1row2,col1row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col1row1).
right(col3row2,col4row2).
right(col6row2,col7row2).
right(col7row2,col1row2).

box(col1row1).
box(col6row1).
box(col7row2).
solution(col3row1).
solution(col5row1).
solution(col7row1).
sokoban(col4row1).
