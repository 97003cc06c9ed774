% Annexe
% Random, seed 232.
%
%   ###########
%   #      $. ##
%   # ####  .  #
%   # ## ## $  #
%   #  ## ## ###
%   # $.#  #@#
%   #  #######
%   #  ## # ##
%   # *   $. ##
%   # #.   $  ####
%   # . $     $ .#
%   ##############

top(col1row2,col1row1).
top(col6row2,col6row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col9row2,col9row1).
top(col1row3,col1row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col9row3,col9row2).
top(col10row3,col10row2).
top(col1row4,col1row3).
top(col8row4,col8row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col8row5,col8row4).
top(col1row6,col1row5).
top(col2row6,col2row5).
top(col1row7,col1row6).
top(col2row7,col2row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col5row8,col5row7).
top(col7row8,col7row7).
top(col1row9,col1row8).
top(col3row9,col3row8).
top(col4row9,col4row8).
top(col5row9,col5row8).
top(col6row9,col6row8).
top(col7row9,col7row8).
top(col8row9,col8row8).
top(col1row10,col1row9).
top(col3row10,col3row9).
top(col4row10,col4row9).
top(col5row10,col5row9).
top(col6row10,col6row9).
top(col7row10,col7row9).
top(col8row10,col8row9).
top(col9row10,col9row9).
right(col1row1,col2row1).
right(col2row1,col3row1).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col5row1,col6row1).
right(col6row1,col7row1).
right(col7row1,col8row1).
right(col8row1,col9row1).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col9row2,col10row2).
right(col7row3,col8row3).
right(col8row3,col9row3).
right(col9row3,col10row3).
right(col1row4,col2row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col1row6,col2row6).
right(col1row7,col2row7).
right(col1row8,col2row8).
right(col2row8,col3row8).
right(col3row8,col4row8).
right(col4row8,col5row8).
right(col5row8,col6row8).
right(col6row8,col7row8).
right(col7row8,col8row8).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col1row10,col2row10).
right(col2row10,col3row10).
right(col3row10,col4row10).
right(col4row10,col5row10).
right(col5row10,col6row10).
right(col6row10,col7row10).
right(col7row10,col8row10).
right(col8row10,col9row10).
right(col9row10,col10row10).
right(col10row10,col11row10).
right(col11row10,col12row10).

box(col7row1).
box(col8row3).
box(col2row5).
box(col2row8).
box(col6row8).
box(col7row9).
box(col4row10).
box(col10row10).
solution(col8row1).
solution(col8row2).
solution(col3row5).
solution(col2row8).
solution(col7row8).
solution(col3row9).
solution(col2row10).
solution(col12row10).
sokoban(col8row5).

step(1).
step(2).
step(3).
step(4).
step(5).
step(6).
step(7).
step(8).
step(9).
next(1,2).
next(2,3).
next(3,4).
next(4,5).
next(5,6).
next(6,7).
next(7,8).
next(8,9).
