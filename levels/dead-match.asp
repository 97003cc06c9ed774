% Two boxes for one goal
% Made by hand.
%
%   ########
%   #. $ $ #
%   #      #
%   # $@ . #
%   #    . #
%   ########
%
% Unsolvable: two boxes can only slide along the upper wall, where there is one goal.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).

box(col3row1).
box(col5row1).
box(col2row3).
solution(col1row1).
solution(col5row3).
solution(col5row4).
sokoban(col3row3).
