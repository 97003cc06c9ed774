% Bookshelf
% Made by hand.
%
%   #########
%   #...    #
%   ###   # #
%     # $   #
%     # $$@ #
%     #   ###
%     #####
%
% Fill the shelf from its far end.

top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col7row2,col7row1).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col7row3,col7row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col3row5,col4row5).
right(col4row5,col5row5).

box(col4row3).
box(col4row4).
box(col5row4).
solution(col1row1).
solution(col2row1).
solution(col3row1).
sokoban(col6row4).
