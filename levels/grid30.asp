% Long haul
% Random, seed 312; kept for its long optimum.
%
%       #####
%       # #.#
%       #+$ #
%       #$* #
%      ## $.#
%   #### $. #
%   #       #
%   #########

top(col5row2,col5row1).
top(col7row2,col7row1).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col4row6,col4row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col7row6,col7row5).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col6row6,col7row6).

box(col6row2).
box(col5row3).
box(col6row3).
box(col6row4).
box(col5row5).
solution(col7row1).
solution(col5row2).
solution(col6row3).
solution(col7row4).
solution(col6row5).
sokoban(col5row2).
