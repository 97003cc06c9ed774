% Estate
% Random, seed 242.
%
%     ##############
%   ###            #
%   #   #### ## ## #
%   #   # #   $    #
%   ##### # ###    #
%         # ###    #
%         # ##     #
%   ###  ##  #    ##
%   # #  #   #    #
%   # #### ###   ##
%   #  $..$ #    #
%   # @ ..$     ##
%   #############

top(col3row2,col3row1).
top(col8row2,col8row1).
top(col11row2,col11row1).
top(col14row2,col14row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col8row3,col8row2).
top(col11row3,col11row2).
top(col14row3,col14row2).
top(col7row4,col7row3).
top(col11row4,col11row3).
top(col12row4,col12row3).
top(col13row4,col13row3).
top(col14row4,col14row3).
top(col7row5,col7row4).
top(col11row5,col11row4).
top(col12row5,col12row4).
top(col13row5,col13row4).
top(col14row5,col14row4).
top(col7row6,col7row5).
top(col11row6,col11row5).
top(col12row6,col12row5).
top(col13row6,col13row5).
top(col14row6,col14row5).
top(col7row7,col7row6).
top(col10row7,col10row6).
top(col11row7,col11row6).
top(col12row7,col12row6).
top(col13row7,col13row6).
top(col7row8,col7row7).
top(col8row8,col8row7).
top(col10row8,col10row7).
top(col11row8,col11row7).
top(col12row8,col12row7).
top(col13row8,col13row7).
top(col1row9,col1row8).
top(col6row9,col6row8).
top(col10row9,col10row8).
top(col11row9,col11row8).
top(col12row9,col12row8).
top(col1row10,col1row9).
top(col6row10,col6row9).
top(col10row10,col10row9).
top(col11row10,col11row9).
top(col12row10,col12row9).
top(col1row11,col1row10).
top(col2row11,col2row10).
top(col3row11,col3row10).
top(col4row11,col4row10).
top(col5row11,col5row10).
top(col6row11,col6row10).
top(col7row11,col7row10).
top(col9row11,col9row10).
top(col10row11,col10row10).
top(col11row11,col11row10).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col9row1,col10row1).
right(col10row1,col11row1).
right(col11row1,col12row1).
right(col12row1,col13row1).
right(col13row1,col14row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col7row3,col8row3).
right(col8row3,col9row3).
right(col9row3,col10row3).
right(col10row3,col11row3).
right(col11row3,col12row3).
right(col12row3,col13row3).
right(col13row3,col14row3).
right(col11row4,col12row4).
right(col12row4,col13row4).
right(col13row4,col14row4).
right(col11row5,col12row5).
right(col12row5,col13row5).
right(col13row5,col14row5).
right(col10row6,col11row6).
right(col11row6,col12row6).
right(col12row6,col13row6).
right(col13row6,col14row6).
right(col7row7,col8row7).
right(col10row7,col11row7).
right(col11row7,col12row7).
right(col12row7,col13row7).
right(col6row8,col7row8).
right(col7row8,col8row8).
right(col10row8,col11row8).
right(col11row8,col12row8).
right(col12row8,col13row8).
right(col10row9,col11row9).
right(col11row9,col12row9).
right(col1row10,col2row10).
right(col2row10,col3row10).
right(col3row10,col4row10).
right(col4row10,col5row10).
right(col5row10,col6row10).
right(col6row10,col7row10).
right(col9row10,col10row10).
right(col10row10,col11row10).
right(col11row10,col12row10).
right(col1row11,col2row11).
right(col2row11,col3row11).
right(col3row11,col4row11).
right(col4row11,col5row11).
right(col5row11,col6row11).
right(col6row11,col7row11).
right(col7row11,col8row11).
right(col8row11,col9row11).
right(col9row11,col10row11).
right(col10row11,col11row11).

box(col10row3).
box(col3row10).
box(col6row10).
box(col6row11).
solution(col4row10).
solution(col5row10).
solution(col4row11).
solution(col5row11).
sokoban(col2row11).

step(1).
step(2).
step(3).
step(4).
step(5).
step(6).
step(7).
step(8).
step(9).
step(10).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
next(9,10).
