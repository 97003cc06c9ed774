% Old mill
% Random, seed 162; kept for its long optimum.
%
%   ####
%   # .#######
%   #        #
%   #  .## ####
%   # # #     #
%   # # # $####
%   #   $$.#
%   #   #+##
%   # ###$ #
%   #      #
%   ########

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col6row3,col6row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col6row4,col6row3).
top(col1row5,col1row4).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col1row6,col1row5).
top(col3row6,col3row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col1row7,col1row6).
top(col2row7,col2row6).
top(col3row7,col3row6).
top(col5row7,col5row6).
top(col1row8,col1row7).
top(col5row8,col5row7).
top(col1row9,col1row8).
top(col5row9,col5row8).
top(col6row9,col6row8).
right(col1row1,col2row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col8row4,col9row4).
right(col5row5,col6row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col5row8,col6row8).
right(col1row9,col2row9).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).

box(col6row5).
box(col4row6).
box(col5row6).
box(col5row8).
solution(col2row1).
solution(col3row3).
solution(col6row6).
solution(col5row7).
sokoban(col5row7).
