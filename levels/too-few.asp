% A goal too many
% Made by hand.
%
%   ########
%   #.    .#
%   # $  $ #
%   #  @   #
%   #. #####
%   ####
%
% Two boxes cannot cover three goals: unsolvable at once.

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

box(col2row2).
box(col5row2).
solution(col1row1).
solution(col6row1).
solution(col1row4).
sokoban(col3row3).
