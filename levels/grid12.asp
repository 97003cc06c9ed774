% Clockwork
% Random, seed 301; kept for its long optimum.
%
%   #######
%   # $.#+##
%   #  ..$ #
%   #  $   #
%   # # ####
%   # $ #
%   ##  #
%    ####

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col5row2,col5row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col1row5,col1row4).
top(col3row5,col3row4).
top(col2row6,col2row5).
top(col3row6,col3row5).
right(col1row1,col2row1).
right(col2row1,col3row1).
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
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col2row6,col3row6).

box(col2row1).
box(col5row2).
box(col3row3).
box(col2row5).
solution(col3row1).
solution(col5row1).
solution(col3row2).
solution(col4row2).
sokoban(col5row1).
