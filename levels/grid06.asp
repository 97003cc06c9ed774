% Courtyard
% Random, seed 112; kept for its long optimum.
%
%   #### ####
%   #  # #  #
%   # $# #  #
%   #. ###  #
%   #. $@$  #
%   # . #   #
%   #########

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
right(col1row1,col2row1).
right(col6row1,col7row1).
right(col1row2,col2row2).
right(col6row2,col7row2).
right(col1row3,col2row3).
right(col6row3,col7row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col5row5,col6row5).
right(col6row5,col7row5).

box(col2row2).
box(col3row4).
box(col5row4).
solution(col1row3).
solution(col1row4).
solution(col2row5).
sokoban(col4row4).
