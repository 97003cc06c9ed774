% Packing hall
% Random, seed 142; kept for its long optimum.
%
%       ######
%       # ...#
%   ######.. #
%   #   ###$ #
%   # $    $$#
%   ###  #   #
%     #@ ##$ #
%     # ###  #
%     ### ####

top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col3row6,col3row5).
top(col4row6,col4row5).
top(col7row6,col7row5).
top(col8row6,col8row5).
top(col3row7,col3row6).
top(col7row7,col7row6).
top(col8row7,col8row6).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col7row3,col8row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col3row5,col4row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col3row6,col4row6).
right(col7row6,col8row6).
right(col7row7,col8row7).

box(col7row3).
box(col2row4).
box(col7row4).
box(col8row4).
box(col7row6).
solution(col6row1).
solution(col7row1).
solution(col8row1).
solution(col6row2).
solution(col7row2).
sokoban(col3row6).
