% Long way home
% Random, seed 305; kept for its long optimum.
%
%    #########
%    #       #
%    ######  #
%      ####$ #
%   ####  $  #
%   #   . $  #
%   ### .# ###
%     ##.@ #
%      #####

top(col7row2,col7row1).
top(col8row2,col8row1).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col4row5,col4row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col3row6,col3row5).
top(col4row6,col4row5).
top(col6row6,col6row5).
top(col4row7,col4row6).
top(col6row7,col6row6).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col7row2,col8row2).
right(col7row3,col8row3).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col3row6,col4row6).
right(col4row7,col5row7).
right(col5row7,col6row7).

box(col7row3).
box(col6row4).
box(col6row5).
solution(col4row5).
solution(col4row6).
solution(col4row7).
sokoban(col5row7).
