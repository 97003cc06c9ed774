% Granary
% Random, seed 144; kept for its long optimum.
%
%         ###
%        ##@##
%   ######   #
%   #..  #   #
%   #.  $ $$ #
%   #.#  #$  #
%   #. $     #
%   ##########

top(col7row2,col7row1).
top(col6row3,col6row2).
top(col7row3,col7row2).
top(col8row3,col8row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col6row4,col6row3).
top(col7row4,col7row3).
top(col8row4,col8row3).
top(col1row5,col1row4).
top(col3row5,col3row4).
top(col4row5,col4row4).
top(col6row5,col6row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col1row6,col1row5).
top(col3row6,col3row5).
top(col4row6,col4row5).
top(col6row6,col6row5).
top(col7row6,col7row5).
top(col8row6,col8row5).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col6row3,col7row3).
right(col7row3,col8row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col3row5,col4row5).
right(col6row5,col7row5).
right(col7row5,col8row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col6row6,col7row6).
right(col7row6,col8row6).

box(col4row4).
box(col6row4).
box(col7row4).
box(col6row5).
box(col3row6).
solution(col1row3).
solution(col2row3).
solution(col1row4).
solution(col1row5).
solution(col1row6).
sokoban(col7row1).
