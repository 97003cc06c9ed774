% Cylinder
% Random start on a board drawn by hand.
%
%   --##-..#-
%   -$--$-$@$
%   .##.--##-
%
% The right edge joins the left edge.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col9row2,col9row1).
top(col1row3,col1row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col9row3,col9row2).
right(col1row1,col2row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col9row1,col1row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col9row2,col1row2).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col9row3,col1row3).

box(col2row2).
box(col5row2).
box(col7row2).
box(col9row2).
solution(col6row1).
solution(col7row1).
solution(col1row3).
solution(col4row3).
sokoban(col8row2).
