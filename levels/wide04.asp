% Freight station
% Random, seed 204.
%
%   #######
%   #  #  ####
%   #        # ###
%   #      # ### #
%   # ### #####  #
%   # # # ##...  #
%   # ### ###.   #
%   #    $@ $  ###
%   # $## ##$# ##
%   #  ##       #
%   #############

top(col1row2,col1row1).
top(col2row2,col2row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col1row3,col1row2).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col8row3,col8row2).
top(col1row4,col1row3).
top(col5row4,col5row3).
top(col12row4,col12row3).
top(col1row5,col1row4).
top(col5row5,col5row4).
top(col11row5,col11row4).
top(col12row5,col12row4).
top(col1row6,col1row5).
top(col5row6,col5row5).
top(col9row6,col9row5).
top(col10row6,col10row5).
top(col11row6,col11row5).
top(col12row6,col12row5).
top(col1row7,col1row6).
top(col5row7,col5row6).
top(col9row7,col9row6).
top(col10row7,col10row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col5row8,col5row7).
top(col8row8,col8row7).
top(col10row8,col10row7).
top(col1row9,col1row8).
top(col2row9,col2row8).
top(col5row9,col5row8).
top(col8row9,col8row8).
top(col10row9,col10row8).
right(col1row1,col2row1).
right(col4row1,col5row1).
right(col1row2,col2row2).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col11row4,col12row4).
right(col8row5,col9row5).
right(col9row5,col10row5).
right(col10row5,col11row5).
right(col11row5,col12row5).
right(col9row6,col10row6).
right(col10row6,col11row6).
right(col11row6,col12row6).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col3row7,col4row7).
right(col4row7,col5row7).
right(col5row7,col6row7).
right(col6row7,col7row7).
right(col7row7,col8row7).
right(col8row7,col9row7).
right(col9row7,col10row7).
right(col1row8,col2row8).
right(col1row9,col2row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col9row9,col10row9).
right(col10row9,col11row9).

box(col5row7).
box(col8row7).
box(col2row8).
box(col8row8).
solution(col8row5).
solution(col9row5).
solution(col10row5).
solution(col9row6).
sokoban(col6row7).

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
