% Ballroom
% Random, seed 241.
%
%       #########
%       #     . #
%     ###       #
%     # #       ##
%     # # # # #  ###
%     #  $      $ @#
%   #### ##   . ##$#
%   #           ## #
%   #   $   ######.#
%   ##      .  ### #
%    ### ##  #     #
%      ######## ####
%             ###

top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col10row2,col10row1).
top(col11row2,col11row1).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col9row3,col9row2).
top(col10row3,col10row2).
top(col11row3,col11row2).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col7row4,col7row3).
top(col9row4,col9row3).
top(col11row4,col11row3).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col7row5,col7row4).
top(col9row5,col9row4).
top(col11row5,col11row4).
top(col12row5,col12row4).
top(col4row6,col4row5).
top(col7row6,col7row5).
top(col8row6,col8row5).
top(col9row6,col9row5).
top(col10row6,col10row5).
top(col11row6,col11row5).
top(col14row6,col14row5).
top(col4row7,col4row6).
top(col7row7,col7row6).
top(col8row7,col8row6).
top(col9row7,col9row6).
top(col10row7,col10row6).
top(col11row7,col11row6).
top(col14row7,col14row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col3row8,col3row7).
top(col4row8,col4row7).
top(col5row8,col5row7).
top(col6row8,col6row7).
top(col7row8,col7row7).
top(col14row8,col14row7).
top(col2row9,col2row8).
top(col3row9,col3row8).
top(col4row9,col4row8).
top(col5row9,col5row8).
top(col6row9,col6row8).
top(col7row9,col7row8).
top(col14row9,col14row8).
top(col4row10,col4row9).
top(col7row10,col7row9).
top(col8row10,col8row9).
top(col10row10,col10row9).
top(col14row10,col14row9).
top(col11row11,col11row10).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col9row1,col10row1).
right(col10row1,col11row1).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col9row2,col10row2).
right(col10row2,col11row2).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col8row3,col9row3).
right(col9row3,col10row3).
right(col10row3,col11row3).
right(col11row4,col12row4).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col8row5,col9row5).
right(col9row5,col10row5).
right(col10row5,col11row5).
right(col11row5,col12row5).
right(col12row5,col13row5).
right(col13row5,col14row5).
right(col7row6,col8row6).
right(col8row6,col9row6).
right(col9row6,col10row6).
right(col10row6,col11row6).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col3row7,col4row7).
right(col4row7,col5row7).
right(col5row7,col6row7).
right(col6row7,col7row7).
right(col7row7,col8row7).
right(col8row7,col9row7).
right(col9row7,col10row7).
right(col10row7,col11row7).
right(col1row8,col2row8).
right(col2row8,col3row8).
right(col3row8,col4row8).
right(col4row8,col5row8).
right(col5row8,col6row8).
right(col6row8,col7row8).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col9row9,col10row9).
right(col7row10,col8row10).
right(col10row10,col11row10).
right(col11row10,col12row10).
right(col12row10,col13row10).
right(col13row10,col14row10).

box(col5row5).
box(col12row5).
box(col14row6).
box(col4row8).
solution(col10row1).
solution(col10row6).
solution(col14row8).
solution(col8row9).
sokoban(col14row5).
