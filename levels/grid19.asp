% Crossdock
% Random, seed 143; kept for its long optimum.
%
%    #########
%   ## #   # #
%   # @   $# #
%   ###  $ $ #
%     ###  #.#
%      # $$..#
%      #    .#
%      ##  #.#
%       ######

top(col2row2,col2row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col8row2,col8row1).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col8row3,col8row2).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col8row4,col8row3).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col8row5,col8row4).
top(col4row6,col4row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col7row6,col7row5).
top(col8row6,col8row5).
top(col5row7,col5row6).
top(col6row7,col6row6).
top(col8row7,col8row6).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col5row4,col6row4).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col6row6,col7row6).
right(col7row6,col8row6).
right(col5row7,col6row7).

box(col6row2).
box(col5row3).
box(col7row3).
box(col5row5).
box(col6row5).
solution(col8row4).
solution(col7row5).
solution(col8row5).
solution(col8row6).
solution(col8row7).
sokoban(col2row2).

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
step(15).
step(16).
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
next(14,15).
next(15,16).
