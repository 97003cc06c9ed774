% Moebius strip
% Random start on a board drawn by hand.
%
%   -.--$---
%   #-#$#$#$
%   -.@-.-.-
%
% The right edge joins the left edge with a half twist: right of the end of the upper
% row is the start of the lower row, and the other way about.

top(col2row2,col2row1).
top(col4row2,col4row1).
top(col6row2,col6row1).
top(col8row2,col8row1).
top(col2row3,col2row2).
top(col4row3,col4row2).
top(col6row3,col6row2).
top(col8row3,col8row2).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col1row3).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col8row3,col1row1).

box(col5row1).
box(col4row2).
box(col6row2).
box(col8row2).
solution(col2row1).
solution(col2row3).
solution(col5row3).
solution(col7row3).
sokoban(col3row3).
