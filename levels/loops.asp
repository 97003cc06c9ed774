% Crossing loops
% Random start on a board drawn by hand.
%
%   -...---
%   -###-##
%   -###-##
%   -###-##
%   $@$-$--
%   -###-##
%
% The right edge joins the left edge, the upper edge joins the lower edge: four loops,
% one location wide, with four crossings.

top(col1row1,col1row6).
top(col5row1,col5row6).
top(col1row2,col1row1).
top(col5row2,col5row1).
top(col1row3,col1row2).
top(col5row3,col5row2).
top(col1row4,col1row3).
top(col5row4,col5row3).
top(col1row5,col1row4).
top(col5row5,col5row4).
top(col1row6,col1row5).
top(col5row6,col5row5).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col1row1).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col7row5,col1row5).

box(col1row5).
box(col3row5).
box(col5row5).
solution(col2row1).
solution(col3row1).
solution(col4row1).
sokoban(col2row5).
