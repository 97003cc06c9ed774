% Eight in the basement
% Random, seed 231.
%
%   ###
%   # #
%   # #
%   #@#       #####
%   # #      ##   ##
%   #$###    #     #
%   #   #  ###     #
%   # #$####    #  #
%   # #.# ## ### # #
%   #  ..  $     $ #
%   #. *...  $ $ $ #
%   ################

top(col1row2,col1row1).
top(col1row3,col1row2).
top(col1row4,col1row3).
top(col1row5,col1row4).
top(col11row5,col11row4).
top(col12row5,col12row4).
top(col13row5,col13row4).
top(col1row6,col1row5).
top(col10row6,col10row5).
top(col11row6,col11row5).
top(col12row6,col12row5).
top(col13row6,col13row5).
top(col14row6,col14row5).
top(col1row7,col1row6).
top(col3row7,col3row6).
top(col10row7,col10row6).
top(col11row7,col11row6).
top(col13row7,col13row6).
top(col14row7,col14row6).
top(col1row8,col1row7).
top(col3row8,col3row7).
top(col8row8,col8row7).
top(col14row8,col14row7).
top(col1row9,col1row8).
top(col3row9,col3row8).
top(col5row9,col5row8).
top(col8row9,col8row8).
top(col12row9,col12row8).
top(col14row9,col14row8).
top(col1row10,col1row9).
top(col2row10,col2row9).
top(col3row10,col3row9).
top(col4row10,col4row9).
top(col5row10,col5row9).
top(col6row10,col6row9).
top(col7row10,col7row9).
top(col8row10,col8row9).
top(col9row10,col9row9).
top(col10row10,col10row9).
top(col11row10,col11row9).
top(col12row10,col12row9).
top(col13row10,col13row9).
top(col14row10,col14row9).
right(col11row4,col12row4).
right(col12row4,col13row4).
right(col10row5,col11row5).
right(col11row5,col12row5).
right(col12row5,col13row5).
right(col13row5,col14row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col10row6,col11row6).
right(col11row6,col12row6).
right(col12row6,col13row6).
right(col13row6,col14row6).
right(col8row7,col9row7).
right(col9row7,col10row7).
right(col10row7,col11row7).
right(col13row7,col14row7).
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
right(col12row9,col13row9).
right(col13row9,col14row9).
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
right(col12row10,col13row10).
right(col13row10,col14row10).

box(col1row5).
box(col3row7).
box(col7row9).
box(col13row9).
box(col3row10).
box(col9row10).
box(col11row10).
box(col13row10).
solution(col3row8).
solution(col3row9).
solution(col4row9).
solution(col1row10).
solution(col3row10).
solution(col4row10).
solution(col5row10).
solution(col6row10).
sokoban(col1row3).
