% Make way
% Random start on a board drawn by hand, seed 2.
%
%   ########
%   #    ###
%   # #.   #
%   # ##$# #
%   #.$@$  #
%   ###  ###
%   ########
%
% One box to spare. It must be pushed into a corner without a goal:
% no plan keeps all three boxes out of the corners.

top(col1row2,col1row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col1row3,col1row2).
top(col4row3,col4row2).
top(col6row3,col6row2).
top(col1row4,col1row3).
top(col4row4,col4row3).
top(col6row4,col6row3).
top(col3row5,col3row4).
top(col4row5,col4row4).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col3row5,col4row5).

box(col4row3).
box(col2row4).
box(col4row4).
solution(col3row2).
solution(col1row4).
sokoban(col3row4).
