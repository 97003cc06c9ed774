% Cloister
% Random, seed 182; kept for its long optimum.
%
%    #### ####
%   ##@ # #  ##
%   # $$###   #
%   #       $$#
%   #  ## ##  #
%   # $##### .#
%   #  #   #..#
%   #  #   #..#
%   ####   ####

top(col2row2,col2row1).
top(col3row2,col3row1).
top(col7row2,col7row1).
top(col8row2,col8row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col9row3,col9row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col5row4,col5row3).
top(col8row4,col8row3).
top(col9row4,col9row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col8row5,col8row4).
top(col9row5,col9row4).
top(col1row6,col1row5).
top(col2row6,col2row5).
top(col8row6,col8row5).
top(col9row6,col9row5).
top(col1row7,col1row6).
top(col2row7,col2row6).
top(col8row7,col8row6).
top(col9row7,col9row6).
right(col2row1,col3row1).
right(col7row1,col8row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col7row2,col8row2).
right(col8row2,col9row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col8row3,col9row3).
right(col1row4,col2row4).
right(col8row4,col9row4).
right(col1row5,col2row5).
right(col8row5,col9row5).
right(col1row6,col2row6).
right(col8row6,col9row6).
right(col1row7,col2row7).
right(col8row7,col9row7).

box(col2row2).
box(col3row2).
box(col8row3).
box(col9row3).
box(col2row5).
solution(col9row5).
solution(col8row6).
solution(col9row6).
solution(col8row7).
solution(col9row7).
sokoban(col2row1).
