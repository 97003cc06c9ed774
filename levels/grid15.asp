% Switchback
% Random, seed 163; kept for its long optimum.
%
%     #########
%     #       #
%   ###  ##$$ #
%   #  $ ##.###
%   #    ##.#
%   # #$  ..#
%   # # ## ##
%   ### ####
%   # # ## #
%   #     @#
%   ########

top(col3row2,col3row1).
top(col4row2,col4row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col7row3,col7row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col7row4,col7row3).
top(col1row5,col1row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col7row5,col7row4).
top(col1row6,col1row5).
top(col3row6,col3row5).
top(col6row6,col6row5).
top(col3row7,col3row6).
top(col3row8,col3row7).
top(col1row9,col1row8).
top(col3row9,col3row8).
top(col6row9,col6row8).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col3row2,col4row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col1row9,col2row9).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).

box(col7row2).
box(col8row2).
box(col3row3).
box(col3row5).
solution(col7row3).
solution(col7row4).
solution(col6row5).
solution(col7row5).
sokoban(col6row9).

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
step(13).
step(14).
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
next(12,13).
next(13,14).
