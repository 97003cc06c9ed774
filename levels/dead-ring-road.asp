% Ring road
% Random start on a board drawn by hand, seed 1.
%
%   ###########
%   #####@#####
%   #   .$ $  #
%   # ### ### #
%   #      .  #
%   ##### #####
%   ###########
%
% Unsolvable, yet neither box is dead: each alone could go home.

top(col5row2,col5row1).
top(col1row3,col1row2).
top(col5row3,col5row2).
top(col9row3,col9row2).
top(col1row4,col1row3).
top(col5row4,col5row3).
top(col9row4,col9row3).
top(col5row5,col5row4).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col8row4,col9row4).

box(col5row2).
box(col7row2).
solution(col4row2).
solution(col7row4).
sokoban(col5row1).
