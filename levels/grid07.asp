% Towers
% Random, seed 113; kept for its long optimum.
%
%    ### ###
%    # # # #
%    # ### #
%    #. #  #
%   ##. #  ##
%   #  $$  @#
%   #  $.   #
%   #########

top(col2row2,col2row1).
top(col6row2,col6row1).
top(col2row3,col2row2).
top(col6row3,col6row2).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
top(col2row5,col2row4).
top(col3row5,col3row4).
top(col5row5,col5row4).
top(col6row5,col6row4).
top(col1row6,col1row5).
top(col2row6,col2row5).
top(col3row6,col3row5).
top(col4row6,col4row5).
top(col5row6,col5row5).
top(col6row6,col6row5).
top(col7row6,col7row5).
right(col2row3,col3row3).
right(col5row3,col6row3).
right(col2row4,col3row4).
right(col5row4,col6row4).
right(col1row5,col2row5).
right(col2row5,col3row5).
right(col3row5,col4row5).
right(col4row5,col5row5).
right(col5row5,col6row5).
right(col6row5,col7row5).
right(col1row6,col2row6).
right(col2row6,col3row6).
right(col3row6,col4row6).
right(col4row6,col5row6).
right(col5row6,col6row6).
right(col6row6,col7row6).

box(col3row5).
box(col4row5).
box(col3row6).
solution(col2row3).
solution(col2row4).
solution(col4row6).
sokoban(col7row5).

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
