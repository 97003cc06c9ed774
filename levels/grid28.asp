% Seven crates
% Random, seed 172; kept for its long optimum.
%
%     #######
%     #     #
%     ##$$$ #
%      # #  #
%      #..  #
%   ####*$$ #
%   # ...$@##
%   #####.##
%       ###

top(col4row2,col4row1).
top(col5row2,col5row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col4row3,col4row2).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col4row4,col4row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col4row6,col4row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col5row7,col5row6).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col6row3,col7row3).
right(col4row4,col5row4).
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

box(col4row2).
box(col5row2).
box(col6row2).
box(col4row5).
box(col5row5).
box(col6row5).
box(col5row6).
solution(col4row4).
solution(col5row4).
solution(col4row5).
solution(col2row6).
solution(col3row6).
solution(col4row6).
solution(col5row7).
sokoban(col6row6).
