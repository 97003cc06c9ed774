% Nothing to do, with a box to spare
% Made by hand.
%
%    #####
%   ##   #
%   # *$ #
%   # @* #
%   ######
%
% Every goal is covered, and one configuration is enough for the empty plan.

top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).

box(col2row2).
box(col3row2).
box(col3row3).
solution(col2row2).
solution(col3row3).
sokoban(col2row3).

step(1).
