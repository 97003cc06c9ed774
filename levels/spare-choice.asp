% Which two?
% Random start on a board drawn by hand, seed 1.
%
%   #######
%   #  #  #
%   # $$  #
%   ## #$##
%   #@$ . #
%   #  #. #
%   #######
%
% Four boxes, two goals; some of the surplus must go into a corner.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col2row3,col2row2).
top(col4row3,col4row2).
top(col2row4,col2row3).
top(col4row4,col4row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
right(col1row1,col2row1).
right(col4row1,col5row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col1row5,col2row5).
right(col4row5,col5row5).

box(col2row2).
box(col3row2).
box(col4row3).
box(col2row4).
solution(col4row4).
solution(col4row5).
sokoban(col1row4).
