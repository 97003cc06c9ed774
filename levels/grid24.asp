% Service lift
% Random, seed 151; kept for its long optimum.
%
%     #######
%     #..$ @##
%     #.##$$ #
%     #..$   #
%     #$.  $ #
%   ###  ### #
%   # # ## # #
%   # # #  # #
%   #   #  # #
%   #####  ###

top(col3row2,col3row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col3row3,col3row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col8row5,col8row4).
top(col3row6,col3row5).
top(col8row6,col8row5).
top(col1row7,col1row6).
top(col3row7,col3row6).
top(col8row7,col8row6).
top(col1row8,col1row7).
top(col3row8,col3row7).
top(col8row8,col8row7).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col3row5,col4row5).
right(col1row8,col2row8).
right(col2row8,col3row8).

box(col5row1).
box(col6row2).
box(col7row2).
box(col5row3).
box(col3row4).
box(col7row4).
solution(col3row1).
solution(col4row1).
solution(col3row2).
solution(col3row3).
solution(col4row3).
solution(col4row4).
sokoban(col7row1).
