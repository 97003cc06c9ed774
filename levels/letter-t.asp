% The letter T
% Made by hand.
%
%   ###########
%   #.       .#
%   # $  @  $ #
%   ####   ####
%      # $ #
%      #   #
%      # . #
%      #####

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col4row6,col4row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col4row6,col5row6).
right(col5row6,col6row6).

box(col2row2).
box(col8row2).
box(col5row4).
solution(col1row1).
solution(col9row1).
solution(col5row6).
sokoban(col5row2).
