% Crowded cellar
% Random, seed 171; kept for its long optimum.
%
%          ###
%     ### ## #
%     #.###  #
%   ###.$. @ #
%   #. $ $$$ #
%   #.$ $ .#.#
%   ##  #### #
%    ####  # #
%          ###

top(col8row2,col8row1).
top(col3row3,col3row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col8row5,col8row4).
top(col2row6,col2row5).
top(col3row6,col3row5).
top(col8row6,col8row5).
top(col8row7,col8row6).
right(col7row2,col8row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col2row6,col3row6).

box(col4row3).
box(col3row4).
box(col5row4).
box(col6row4).
box(col7row4).
box(col2row5).
box(col4row5).
solution(col3row2).
solution(col3row3).
solution(col5row3).
solution(col1row4).
solution(col1row5).
solution(col6row5).
solution(col8row5).
sokoban(col7row3).

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
