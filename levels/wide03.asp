% Market hall
% Random, seed 202.
%
%   #############
%   #           #
%   # # $     ###
%   # #$ ##.# #
%   #   $ #.# #
%   #  # @#.  #
%   # ## ##.# #
%   # ##$## # ##
%   #  # ## #  #
%   #         ##
%   ###########

top(col1row2,col1row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col1row3,col1row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col7row3,col7row2).
top(col9row3,col9row2).
top(col1row4,col1row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col7row4,col7row3).
top(col9row4,col9row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col7row5,col7row4).
top(col9row5,col9row4).
top(col1row6,col1row5).
top(col4row6,col4row5).
top(col7row6,col7row5).
top(col9row6,col9row5).
top(col1row7,col1row6).
top(col4row7,col4row6).
top(col7row7,col7row6).
top(col9row7,col9row6).
top(col1row8,col1row7).
top(col4row8,col4row7).
top(col7row8,col7row7).
top(col9row8,col9row7).
top(col1row9,col1row8).
top(col2row9,col2row8).
top(col4row9,col4row8).
top(col7row9,col7row8).
top(col9row9,col9row8).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col9row1,col10row1).
right(col10row1,col11row1).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col3row3,col4row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col1row5,col2row5).
right(col4row5,col5row5).
right(col7row5,col8row5).
right(col8row5,col9row5).
right(col1row8,col2row8).
right(col9row8,col10row8).
right(col1row9,col2row9).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).

box(col4row2).
box(col3row3).
box(col4row4).
box(col4row7).
solution(col7row3).
solution(col7row4).
solution(col7row5).
solution(col7row6).
sokoban(col5row5).
