% Bent passage
% Random, seed 123; kept for its long optimum.
%
%   ###
%   # ###
%   #.$ ##
%   #  $ #####
%   #  ..    #
%   #. # ##$ #
%   # $###@ ##
%   #  # #  #
%   #### ####

top(col1row2,col1row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col4row4,col4row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col4row5,col4row4).
top(col7row5,col7row4).
top(col8row5,col8row4).
top(col1row6,col1row5).
top(col2row6,col2row5).
top(col7row6,col7row5).
top(col1row7,col1row6).
top(col2row7,col2row6).
top(col6row7,col6row6).
top(col7row7,col7row6).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col3row4,col4row4).
right(col4row4,col5row4).
right(col5row4,col6row4).
right(col6row4,col7row4).
right(col7row4,col8row4).
right(col1row5,col2row5).
right(col7row5,col8row5).
right(col1row6,col2row6).
right(col6row6,col7row6).
right(col1row7,col2row7).
right(col6row7,col7row7).

box(col2row2).
box(col3row3).
box(col7row5).
box(col2row6).
solution(col1row2).
solution(col3row4).
solution(col4row4).
solution(col1row5).
sokoban(col6row6).

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
