% Lost from the start
% Random start on a board drawn by hand.
%
%   #########
%   #.  #   #
%   # $$$   #
%   # #@#.# #
%   #   #. $#
%   #########
%
% One box to spare: the one that stands in the corner for good.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col1row3,col1row2).
top(col3row3,col3row2).
top(col5row3,col5row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col7row4,col7row3).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col5row4,col6row4).
right(col6row4,col7row4).

box(col2row2).
box(col3row2).
box(col4row2).
box(col7row4).
solution(col1row1).
solution(col5row3).
solution(col5row4).
sokoban(col3row3).
