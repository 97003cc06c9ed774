% Two aisles
% Random, seed 103; kept for its long optimum.
%
%   ### #####
%   # ###   #
%   #   $   #
%   # # $$ @#
%   #... # ##
%   # ######
%   # #
%   ###

top(col1row2,col1row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col1row3,col1row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col6row4,col6row3).
top(col1row5,col1row4).
top(col1row6,col1row5).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).

box(col4row2).
box(col4row3).
box(col5row3).
solution(col1row4).
solution(col2row4).
solution(col3row4).
sokoban(col7row3).
