% Quarry
% Random, seed 251.
%
%   ###   ###
%   # # ### ##
%   # ### $. #
%   #  ## ####
%   # *@# #
%   #  $  #
%   # # ###
%   # $.##   ####
%   #  $ ##### *##
%   # .    $    .#
%   # .     # ## #
%   ##############

top(col1row2,col1row1).
top(col7row2,col7row1).
top(col1row3,col1row2).
top(col5row3,col5row2).
top(col1row4,col1row3).
top(col2row4,col2row3).
top(col5row4,col5row3).
top(col1row5,col1row4).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col1row6,col1row5).
top(col3row6,col3row5).
top(col1row7,col1row6).
top(col3row7,col3row6).
top(col1row8,col1row7).
top(col2row8,col2row7).
top(col3row8,col3row7).
top(col1row9,col1row8).
top(col2row9,col2row8).
top(col3row9,col3row8).
top(col4row9,col4row8).
top(col10row9,col10row8).
top(col11row9,col11row8).
top(col1row10,col1row9).
top(col2row10,col2row9).
top(col3row10,col3row9).
top(col4row10,col4row9).
top(col5row10,col5row9).
top(col6row10,col6row9).
top(col7row10,col7row9).
top(col9row10,col9row9).
top(col12row10,col12row9).
right(col5row2,col6row2).
right(col6row2,col7row2).
right(col7row2,col8row2).
right(col1row3,col2row3).
right(col1row4,col2row4).
right(col2row4,col3row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col1row7,col2row7).
right(col2row7,col3row7).
right(col1row8,col2row8).
right(col2row8,col3row8).
right(col3row8,col4row8).
right(col10row8,col11row8).
right(col1row9,col2row9).
right(col2row9,col3row9).
right(col3row9,col4row9).
right(col4row9,col5row9).
right(col5row9,col6row9).
right(col6row9,col7row9).
right(col7row9,col8row9).
right(col8row9,col9row9).
right(col9row9,col10row9).
right(col10row9,col11row9).
right(col11row9,col12row9).
right(col1row10,col2row10).
right(col2row10,col3row10).
right(col3row10,col4row10).
right(col4row10,col5row10).
right(col5row10,col6row10).
right(col6row10,col7row10).

box(col6row2).
box(col2row4).
box(col3row5).
box(col2row7).
box(col3row8).
box(col11row8).
box(col7row9).
solution(col7row2).
solution(col2row4).
solution(col3row7).
solution(col11row8).
solution(col2row9).
solution(col12row9).
solution(col2row10).
sokoban(col3row4).
