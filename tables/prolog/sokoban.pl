% Sokoban in lines: a tabled program for SWI-Prolog.
%
%     swipl tables/prolog/sokoban.pl levels/warehouse17.asp
%
% It reads the facts of the ASP Competitions directly:
%
%     top(A,B)      B is above A
%     right(A,B)    B is right of A
%     box(L)        a box stands on L
%     solution(L)   L is a goal
%     sokoban(L)    the player stands on L
%
% and prints the optimum and a plan, one push(From,Direction,To,Number) a push,
%
%     % optimum 2
%     push(9,right,12,1).
%     push(12,left,3,2).
%
% or `none` where there is no plan. A push slides one box in a straight line by
% one or more locations. Everything on its way and its end must be free before
% the push, and the player must be able to walk to the location behind the box.
% An instance is solved when every goal is covered; boxes to spare may end
% anywhere. The step/1 and next/2 facts of decision instances are not used.
%
% After the program of Zhou and Dovier for the third ASP Competition (2011): a
% plan is a tabled shortest path, and two kinds of push are not tried. What is
% different here:
% - Only the cost is tabled. SWI-Prolog aggregates each moded argument by itself,
%   so that a plan beside the least cost could be a longer one. The plan is walked
%   out of the complete table.
% - The player is known by the first location of the region that he can walk in.
% - A location is a number and a set of locations an integer, a bit for each.
%
% `statistics` after the file adds what the table holds at the end:
%
%     % table 10 variants, 4320 bytes
%
% All states that can be reached go into the table. More room than SWI-Prolog's
% usual gigabyte is given by
%
%     swipl --stack_limit=4g --table_space=4g tables/prolog/sokoban.pl FILE
%
% Exit status: 0 a plan, 10 none, 1 or 2 an error (no room, not such a file).

:- module(sokoban, []).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- set_prolog_flag(optimise, true).
:- initialization(main, main).
:- op(200, xfx, ..).          % step(1..9)

:- dynamic location/2, step/3, next_to/2, goals/1, dead/1, stuck/2.

main :-
    current_prolog_flag(argv, [File|Wishes]),
    memberchk(Wishes, [[], [statistics]]), !,
    read_level(File, Player, Boxes),
    (   optimum(Player, Boxes, Cost)
    ->  format("% optimum ~d~n", [Cost]),
        walk_out(Player, Boxes, Cost, 1),
        tell(Wishes)
    ;   format("none~n"),
        tell(Wishes),
        halt(10)
    ).
main :-
    format(user_error, "usage: swipl sokoban.pl FILE [statistics]~n", []),
    halt(2).

%   A variant of plan/3 is a state. Their number stands in the trie that finds the
%   table of a variant; current_table/2 would go through all of them.

tell([]).
tell([statistics]) :-
    '$tbl_variant_table'(Tables),
    trie_property(Tables, value_count(Variants)),
    statistics(table_space_used, Bytes),
    format("% table ~d variants, ~d bytes~n", [Variants, Bytes]).


%  The tabled predicate ------------------------------------------------------

%   plan(+Player, +Boxes, -Cost): the least number of pushes to a solved state.

:- table plan(_, _, min).

plan(_, Boxes, 0) :-
    solved(Boxes), !.
plan(Player, Boxes, Cost) :-
    push(Player, Boxes, _, NewPlayer, NewBoxes),
    plan(NewPlayer, NewBoxes, Rest),
    Cost is Rest + 1.

optimum(Player, Boxes, Cost) :-
    goals(Goals),
    popcount(Boxes) >= popcount(Goals),
    plan(Player, Boxes, Cost).

%   The table is complete: some push leads to a state that costs one less.

walk_out(_, _, 0, _) :- !.
walk_out(Player, Boxes, Cost, Number) :-
    push(Player, Boxes, push(From, Direction, To), NewPlayer, NewBoxes),
    plan(NewPlayer, NewBoxes, Rest),
    Rest =:= Cost - 1, !,
    location(From, FromName),
    location(To, ToName),
    format("~q.~n", [push(FromName, Direction, ToName, Number)]),
    Next is Number + 1,
    walk_out(NewPlayer, NewBoxes, Rest, Next).

solved(Boxes) :-
    goals(Goals),
    Boxes /\ Goals =:= Goals.


%  Pushes --------------------------------------------------------------------

push(Player, Boxes, push(From, Direction, To), NewPlayer, NewBoxes) :-
    region(Player, Boxes, Region),
    in_set(From, Boxes),
    step(Behind, Direction, From),
    1 =:= getbit(Region, Behind),
    slide(From, Direction, Boxes, Stand, To),
    Others is Boxes xor (1 << From),
    \+ pruned(To, Others),
    NewBoxes is Others \/ (1 << To),
    anchor(Stand, NewBoxes, NewPlayer).

%   To is any end of the slide; the player then stands on the location before it.
%   The box's own start is in Boxes, so that a slide round a ring has an end.

slide(Here, Direction, Boxes, Stand, To) :-
    step(Here, Direction, There),
    0 =:= getbit(Boxes, There),
    (   Stand = Here,
        To = There
    ;   slide(There, Direction, Boxes, Stand, To)
    ).

anchor(Player, Boxes, Anchor) :-
    region(Player, Boxes, Region),
    Anchor is lsb(Region).

region(Player, Boxes, Region) :-
    Start is 1 << Player,
    flood(Start, Boxes, Start, Region).

flood(0, _, Region, Region) :- !.
flood(Open, Boxes, Seen, Region) :-
    Here is lsb(Open),
    next_to(Here, Neighbours),
    Fresh is Neighbours /\ \ (Boxes \/ Seen),
    NowSeen is Seen \/ Fresh,
    NowOpen is (Open xor (1 << Here)) \/ Fresh,
    flood(NowOpen, Boxes, NowSeen, Region).

in_set(Member, Set) :-
    Set =\= 0,
    Least is lsb(Set),
    (   Member = Least
    ;   Rest is Set xor (1 << Least),
        in_set(Member, Rest)
    ).


%  What is not tried ---------------------------------------------------------

%   Pushes after which a box could never be moved again and is missing on a goal.
%   With boxes to spare it might not be missed: dead/1 and stuck/2 are then empty.

pruned(To, _) :-
    dead(To), !.
pruned(To, Others) :-
    stuck(To, Partners),
    Partners /\ Others =\= 0.

find_dead_ends :-
    forall(( location(Here, _), corner(Here), \+ goal(Here) ),
           assertz(dead(Here))),
    forall(( location(Here, _), set_of(There, stuck_pair(Here, There), Partners) ),
           assertz(stuck(Here, Partners))).

corner(Location) :-
    ( walled(Location, up) ; walled(Location, down) ),
    ( walled(Location, left) ; walled(Location, right) ), !.

%   Two neighbours along the same wall, not both of them goals.

stuck_pair(One, Other) :-
    step(One, Along, Other),
    across(Along, Wall),
    walled(One, Wall),
    walled(Other, Wall),
    \+ ( goal(One), goal(Other) ).

walled(Location, Direction) :-
    \+ step(Location, Direction, _).

across(up, left).     across(down, left).     across(left, up).     across(right, up).
across(up, right).    across(down, right).    across(left, down).   across(right, down).

goal(Location) :-
    goals(Goals),
    1 =:= getbit(Goals, Location).


%  The level -----------------------------------------------------------------

read_level(File, Player, Boxes) :-
    read_file_to_terms(File, Facts, [module(sokoban)]),
    must_be(ground, Facts),
    number_locations(Facts),
    forall(distinct_step(Facts, Step), assertz(Step)),
    forall(( location(Here, _), set_of(There, step(Here, _, There), Neighbours) ),
           assertz(next_to(Here, Neighbours))),
    set_of(Goal, place(solution(_), Facts, Goal), Goals),
    assertz(goals(Goals)),
    set_of(Box, place(box(_), Facts, Box), Boxes),
    (   popcount(Boxes) > popcount(Goals)
    ->  true
    ;   find_dead_ends
    ),
    (   place(sokoban(_), Facts, Start)
    ->  anchor(Start, Boxes, Player)
    ;   existence_error(fact, sokoban/1)
    ).

number_locations(Facts) :-
    findall(Name, ( member(Fact, Facts), names(Fact, Names), member(Name, Names) ), All),
    sort(All, Distinct),
    forall(nth0(Number, Distinct, Name), assertz(location(Number, Name))).

names(top(A, B), [A, B]).
names(right(A, B), [A, B]).
names(box(L), [L]).
names(solution(L), [L]).
names(sokoban(L), [L]).

distinct_step(Facts, Step) :-
    findall(step(From, Direction, To), step_in(Facts, From, Direction, To), All),
    sort(All, Distinct),
    member(Step, Distinct).

step_in(Facts, From, Direction, To) :-
    member(Fact, Facts),
    (   Fact = top(A, B), There = up, Back = down
    ;   Fact = right(A, B), There = right, Back = left
    ),
    location(One, A),
    location(Other, B),
    (   From = One, Direction = There, To = Other
    ;   From = Other, Direction = Back, To = One
    ).

place(Fact, Facts, Location) :-
    member(Fact, Facts),
    arg(1, Fact, Name),
    location(Location, Name).

%   The set of all Members for which Goal holds.

set_of(Member, Goal, Set) :-
    findall(Bit, ( call(Goal), Bit is 1 << Member ), Bits),
    sort(Bits, Distinct),
    sum_list(Distinct, Set).
