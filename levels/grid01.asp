% Backroom
% Random, seed 104; kept for its long optimum.
%
%   #######
%   #     #
%   #     #
%   ### $$#
%     # ..#
%     ##$.#
%      #@##
%      ###

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col4row6,col4row5).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col4row5,col5row5).

box(col4row3).
box(col5row3).
box(col4row5).
solution(col4row4).
solution(col5row4).
solution(col5row5).
sokoban(col4row6).
