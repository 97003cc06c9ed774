% Box in a corner
% Made by hand.
%
%   #######
%   #$    #
%   #   $ #
%   # . @.#
%   #######
%
% Unsolvable: the box in the corner never moves.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).

box(col1row1).
box(col4row2).
solution(col2row3).
solution(col5row3).
sokoban(col4row3).
