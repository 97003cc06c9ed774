% Broom cupboard
% Random, seed 311; kept for its long optimum.
%
%     ###
%   ###@##
%   #  $ ###
%   #    $ #
%   ###$ ..#
%     # #$.#
%     #   .#
%     ######

top(col3row2,col3row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col3row6,col3row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col5row5,col6row5).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).

box(col3row2).
box(col5row3).
box(col3row4).
box(col5row5).
solution(col5row4).
solution(col6row4).
solution(col6row5).
solution(col6row6).
sokoban(col3row1).
