% Dockyard
% Random, seed 262.
%
%   ################
%   # ## $....$.   #
%   # $   .  ####  #
%   #  ##      ### #
%   #  #### $#   # #
%   #@##  #$    ## #
%   ###   #  # #   #
%         #  ##### #
%         #    ##  #
%         #$   ##  #
%         #        #
%         ##########

top(col1row2,col1row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col13row2,col13row1).
top(col14row2,col14row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col14row3,col14row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col10row4,col10row3).
top(col14row4,col14row3).
top(col1row5,col1row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col10row5,col10row4).
top(col11row5,col11row4).
top(col14row5,col14row4).
top(col7row6,col7row5).
top(col8row6,col8row5).
top(col10row6,col10row5).
top(col14row6,col14row5).
top(col7row7,col7row6).
top(col8row7,col8row6).
top(col14row7,col14row6).
top(col7row8,col7row7).
top(col8row8,col8row7).
top(col14row8,col14row7).
top(col7row9,col7row8).
top(col8row9,col8row8).
top(col9row9,col9row8).
top(col10row9,col10row8).
top(col13row9,col13row8).
top(col14row9,col14row8).
top(col7row10,col7row9).
top(col8row10,col8row9).
top(col9row10,col9row9).
top(col10row10,col10row9).
top(col13row10,col13row9).
top(col14row10,col14row9).
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
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col13row2,col14row2).
right(col1row3,col2row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col8row3,col9row3).
right(col9row3,col10row3).
right(col1row4,col2row4).
right(col7row4,col8row4).
right(col10row4,col11row4).
right(col11row4,col12row4).
right(col7row5,col8row5).
right(col8row5,col9row5).
right(col9row5,col10row5).
right(col10row5,col11row5).
right(col7row6,col8row6).
right(col12row6,col13row6).
right(col13row6,col14row6).
right(col7row7,col8row7).
right(col7row8,col8row8).
right(col8row8,col9row8).
right(col9row8,col10row8).
right(col13row8,col14row8).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col9row9,col10row9).
right(col13row9,col14row9).
right(col7row10,col8row10).
right(col8row10,col9row10).
right(col9row10,col10row10).
right(col10row10,col11row10).
right(col11row10,col12row10).
right(col12row10,col13row10).
right(col13row10,col14row10).

box(col5row1).
box(col10row1).
box(col2row2).
box(col8row4).
box(col7row5).
box(col7row9).
solution(col6row1).
solution(col7row1).
solution(col8row1).
solution(col9row1).
solution(col11row1).
solution(col6row2).
sokoban(col1row5).

step(1).
step(2).
step(3).
step(4).
step(5).
step(6).
step(7).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
