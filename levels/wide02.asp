% Country house
% Random, seed 214.
%
%       ###########
%       #         #
%       # . @   # #
%       #  ### ## #
%       #### # ## #
%        ##### ## #
%   #### #   # #  #
%   # *# #  ## # ##
%   # ####    $# ##
%   #  ##      .$ #
%   #  .  $  $   .#
%   ###############

top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col10row2,col10row1).
top(col11row2,col11row1).
top(col13row2,col13row1).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col10row3,col10row2).
top(col13row3,col13row2).
top(col10row4,col10row3).
top(col13row4,col13row3).
top(col10row5,col10row4).
top(col13row5,col13row4).
top(col10row6,col10row5).
top(col13row6,col13row5).
top(col6row7,col6row6).
top(col7row7,col7row6).
top(col10row7,col10row6).
top(col12row7,col12row6).
top(col1row8,col1row7).
top(col6row8,col6row7).
top(col7row8,col7row7).
top(col10row8,col10row7).
top(col12row8,col12row7).
top(col1row9,col1row8).
top(col6row9,col6row8).
top(col7row9,col7row8).
top(col8row9,col8row8).
top(col9row9,col9row8).
top(col10row9,col10row8).
top(col12row9,col12row8).
top(col1row10,col1row9).
top(col2row10,col2row9).
top(col5row10,col5row9).
top(col6row10,col6row9).
top(col7row10,col7row9).
top(col8row10,col8row9).
top(col9row10,col9row9).
top(col10row10,col10row9).
top(col11row10,col11row9).
top(col12row10,col12row9).
top(col13row10,col13row9).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col9row1,col10row1).
right(col10row1,col11row1).
right(col11row1,col12row1).
right(col12row1,col13row1).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col9row2,col10row2).
right(col10row2,col11row2).
right(col5row3,col6row3).
right(col6row6,col7row6).
right(col7row6,col8row6).
right(col12row6,col13row6).
right(col1row7,col2row7).
right(col6row7,col7row7).
right(col6row8,col7row8).
right(col7row8,col8row8).
right(col8row8,col9row8).
right(col9row8,col10row8).
right(col1row9,col2row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col9row9,col10row9).
right(col10row9,col11row9).
right(col11row9,col12row9).
right(col12row9,col13row9).
right(col1row10,col2row10).
right(col2row10,col3row10).
right(col3row10,col4row10).
right(col4row10,col5row10).
right(col5row10,col6row10).
right(col6row10,col7row10).
right(col7row10,col8row10).
right(col8row10,col9row10).
right(col9row10,col10row10).
right(col10row10,col11row10).
right(col11row10,col12row10).
right(col12row10,col13row10).

box(col2row7).
box(col10row8).
box(col12row9).
box(col6row10).
box(col9row10).
solution(col6row2).
solution(col2row7).
solution(col11row9).
solution(col3row10).
solution(col13row10).
sokoban(col8row2).
