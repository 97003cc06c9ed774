% Tutorial 3: the order matters
% Made by hand.
%
%   #######
%   #     #
%   # $$@ #
%   ### ###
%     #.#
%     #.#
%     ###
%
% The first box home must not block the way of the second.

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col3row3,col3row2).
top(col3row4,col3row3).
top(col3row5,col3row4).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).

box(col2row2).
box(col3row2).
solution(col3row4).
solution(col3row5).
sokoban(col4row2).
