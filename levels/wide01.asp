% Warehouse floor
% Random, seed 211.
%
%   ######
%   #    ####
%   #       #
%   #  # ##.#
%   #$#  ## #
%   #.#  ## ###
%   ### ###$$ #
%     #  ## $.#
%   ###       ###
%   #     . #   ##
%   #     $.#   @#
%   ##############

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col3row2,col3row1).
top(col4row2,col4row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col4row3,col4row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col4row4,col4row3).
top(col7row4,col7row3).
top(col1row5,col1row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col7row5,col7row4).
top(col3row6,col3row5).
top(col7row6,col7row5).
top(col3row7,col3row6).
top(col7row7,col7row6).
top(col8row7,col8row6).
top(col9row7,col9row6).
top(col3row8,col3row7).
top(col4row8,col4row7).
top(col7row8,col7row7).
top(col8row8,col8row7).
top(col9row8,col9row7).
top(col3row9,col3row8).
top(col4row9,col4row8).
top(col5row9,col5row8).
top(col6row9,col6row8).
top(col7row9,col7row8).
top(col9row9,col9row8).
top(col1row10,col1row9).
top(col2row10,col2row9).
top(col3row10,col3row9).
top(col4row10,col4row9).
top(col5row10,col5row9).
top(col6row10,col6row9).
top(col7row10,col7row9).
top(col9row10,col9row9).
top(col10row10,col10row9).
top(col11row10,col11row9).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col1row3,col2row3).
right(col3row4,col4row4).
right(col3row5,col4row5).
right(col7row6,col8row6).
right(col8row6,col9row6).
right(col3row7,col4row7).
right(col7row7,col8row7).
right(col8row7,col9row7).
right(col3row8,col4row8).
right(col4row8,col5row8).
right(col5row8,col6row8).
right(col6row8,col7row8).
right(col7row8,col8row8).
right(col8row8,col9row8).
right(col1row9,col2row9).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col9row9,col10row9).
right(col10row9,col11row9).
right(col1row10,col2row10).
right(col2row10,col3row10).
right(col3row10,col4row10).
right(col4row10,col5row10).
right(col5row10,col6row10).
right(col6row10,col7row10).
right(col9row10,col10row10).
right(col10row10,col11row10).
right(col11row10,col12row10).

box(col1row4).
box(col7row6).
box(col8row6).
box(col8row7).
box(col6row10).
solution(col7row3).
solution(col1row5).
solution(col9row7).
solution(col6row9).
solution(col7row10).
sokoban(col12row10).

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
step(11).
step(12).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
next(9,10).
next(10,11).
next(11,12).
