% Sorting room
% Random, seed 125; kept for its long optimum.
%
%     #####
%     #@# #
%   ###$# #
%   #     #
%   # $ # #
%   # $ # ##
%   ##$    ###
%   #   .. ..#
%   ##########

top(col3row2,col3row1).
top(col5row2,col5row1).
top(col3row3,col3row2).
top(col5row3,col5row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col2row6,col2row5).
top(col3row6,col3row5).
top(col5row6,col5row5).
top(col2row7,col2row6).
top(col3row7,col3row6).
top(col4row7,col4row6).
top(col5row7,col5row6).
top(col6row7,col6row6).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col3row7,col4row7).
right(col4row7,col5row7).
right(col5row7,col6row7).
right(col6row7,col7row7).
right(col7row7,col8row7).

box(col3row2).
box(col2row4).
box(col2row5).
box(col2row6).
solution(col4row7).
solution(col5row7).
solution(col7row7).
solution(col8row7).
sokoban(col3row1).
