% Small chapel
% Random, seed 111; kept for its long optimum.
%
%     #####
%    ##   ##
%   ## $   ##
%   #  @$*..#
%   ##  #  ##
%    #######

top(col3row2,col3row1).
top(col4row2,col4row1).
top(col5row2,col5row1).
top(col2row3,col2row2).
top(col3row3,col3row2).
top(col4row3,col4row2).
top(col5row3,col5row2).
top(col6row3,col6row2).
top(col2row4,col2row3).
top(col3row4,col3row3).
top(col5row4,col5row3).
top(col6row4,col6row3).
right(col3row1,col4row1).
right(col4row1,col5row1).
right(col2row2,col3row2).
right(col3row2,col4row2).
right(col4row2,col5row2).
right(col5row2,col6row2).
right(col1row3,col2row3).
right(col2row3,col3row3).
right(col3row3,col4row3).
right(col4row3,col5row3).
right(col5row3,col6row3).
right(col6row3,col7row3).
right(col2row4,col3row4).
right(col5row4,col6row4).

box(col3row2).
box(col4row3).
box(col5row3).
solution(col5row3).
solution(col6row3).
solution(col7row3).
sokoban(col3row3).

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
