% Hourglass
% Made by hand.
%
%   #######
%   #     #
%   # $$$ #
%   #  @  #
%   ### ###
%     # #
%   ### ###
%   #     #
%   #. . .#
%   #######

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
top(col3row4,col3row3).
top(col3row5,col3row4).
top(col3row6,col3row5).
top(col3row7,col3row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col3row8,col3row7).
top(col4row8,col4row7).
top(col5row8,col5row7).
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
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col3row7,col4row7).
right(col4row7,col5row7).
right(col1row8,col2row8).
right(col2row8,col3row8).
right(col3row8,col4row8).
right(col4row8,col5row8).

box(col2row2).
box(col3row2).
box(col4row2).
solution(col1row8).
solution(col3row8).
solution(col5row8).
sokoban(col3row3).
