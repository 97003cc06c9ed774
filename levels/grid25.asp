% Switchyard
% Random, seed 152; kept for its long optimum.
%
%     ######
%     #.$  #
%     ###  #
%       #+$#
%       #$.#
%   #####  #
%   #.   $$#
%   #$    .#
%   #   .  #
%   ########

top(col5row2,col5row1).
top(col6row2,col6row1).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col1row7,col1row6).
top(col2row7,col2row6).
top(col3row7,col3row6).
top(col4row7,col4row6).
top(col5row7,col5row6).
top(col6row7,col6row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col3row8,col3row7).
top(col4row8,col4row7).
top(col5row8,col5row7).
top(col6row8,col6row7).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col5row2,col6row2).
right(col5row3,col6row3).
right(col5row4,col6row4).
right(col5row5,col6row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col3row7,col4row7).
right(col4row7,col5row7).
right(col5row7,col6row7).
right(col1row8,col2row8).
right(col2row8,col3row8).
right(col3row8,col4row8).
right(col4row8,col5row8).
right(col5row8,col6row8).

box(col4row1).
box(col6row3).
box(col5row4).
box(col5row6).
box(col6row6).
box(col1row7).
solution(col3row1).
solution(col5row3).
solution(col6row4).
solution(col1row6).
solution(col6row7).
solution(col4row8).
sokoban(col5row3).

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
