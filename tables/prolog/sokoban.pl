% Sokoban in lines: a tabled program for SWI-Prolog.
%
%     swipl tables/prolog/sokoban.pl levels/warehouse17.asp
%
% It reads the facts of the ASP Competitions (top/2, right/2, box/1, solution/1,
% sokoban/1; all others are skipped) and prints the optimum and a plan:
%
%     optimum(2).
%     push(9,right,12,1).
%     push(12,left,3,2).
%
% or `none.` where there is no plan. A push slides one box in a straight line by
% one or more locations; everything on its way and its end must be free, and the
% player must be able to walk to the location behind the box. An instance is
% solved when every goal is covered; boxes to spare may end anywhere.
%
% After the program of Zhou and Dovier for the third ASP Competition (2011), in
% which a plan is a tabled shortest path and two kinds of push are not tried.
% What differs: only the cost is tabled (in SWI-Prolog each moded argument is
% aggregated by itself, so that a plan beside it could be another state's), the
% plan is walked out of the complete table, the player is known by the least
% location of the region he can walk in, and a set of locations is one integer.
%
% The table needs some kilobytes a state: give it room with
%
%     swipl --stack_limit=4g --table_space=4g tables/prolog/sokoban.pl FILE
%
% Exit status: 0 solved, 10 no plan, 2 no such file or not such facts.

:- module(sokoban, []).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- set_prolog_flag(optimise, true).
:- initialization(main, main).

:- dynamic name/2, step/3, next_to/2, goals/1, dead/1, stuck/2.

main :-
    current_prolog_flag(argv, [File]), !,
    catch(read_level(File, Player, Boxes), Error, (print_message(error, Error), halt(2))),
    (   optimum(Player, Boxes, Cost)
    ->  format("optimum(~d).~n", [Cost]),
        walk_out(Player, Boxes, Cost, 1)
    ;   format("none.~n"),
        halt(10)
    ).
main :-
    format(user_error, "usage: swipl sokoban.pl FILE~n", []),
    halt(2).


%  The tabled predicate ------------------------------------------------------

%   plan(+Player, +Boxes, -Cost): the least number of pushes that covers every
%   goal. Player is the least location of the player's region.

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
    region(Player, Boxes, Region),
    Anchor is lsb(Region),
    plan(Anchor, Boxes, Cost).

%   The table is complete: some push leads to a state that costs one less.

walk_out(_, _, 0, _) :- !.
walk_out(Player, Boxes, Cost, Number) :-
    Rest is Cost - 1,
    region(Player, Boxes, Region),
    Anchor is lsb(Region),
    push(Anchor, Boxes, push(From, Direction, To), NewPlayer, NewBoxes),
    plan(NewPlayer, NewBoxes, Found),
    Found =:= Rest, !,
    name(From, FromName),
    name(To, ToName),
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
    Others is Boxes xor (1 << From),
    slide(From, Direction, Boxes, Stand, To),
    \+ pruned(To, Others),
    NewBoxes is Others \/ (1 << To),
    region(Stand, NewBoxes, NewRegion),
    NewPlayer is lsb(NewRegion).

%   slide(+From, +Direction, +Boxes, -Stand, -To): To is any end of the slide,
%   and the player then stands on the location before it. The box's own start
%   counts as occupied, so that a slide round a ring has an end.

slide(Here, Direction, Boxes, Stand, To) :-
    step(Here, Direction, There),
    0 =:= getbit(Boxes, There),
    (   Stand = Here,
        To = There
    ;   slide(There, Direction, Boxes, Stand, To)
    ).

region(Player, Boxes, Region) :-
    Start is 1 << Player,
    flood(Start, Boxes, Start, Region).

flood(0, _, Region, Region) :- !.
flood(Open, Boxes, Seen, Region) :-
    Here is lsb(Open),
    next_to(Here, Neighbours),
    Fresh is Neighbours /\ \ (Boxes \/ Seen),
    Seen1 is Seen \/ Fresh,
    Open1 is (Open xor (1 << Here)) \/ Fresh,
    flood(Open1, Boxes, Seen1, Region).

in_set(Member, Set) :-
    Set =\= 0,
    Least is lsb(Set),
    (   Member = Least
    ;   Rest is Set xor (1 << Least),
        in_set(Member, Rest)
    ).


%  What is not tried ---------------------------------------------------------

%   A box that could not be moved any more, and not every box on a goal. Said of
%   boxes that must all end on goals: read_level/3 leaves dead/1 and stuck/2
%   empty where there are boxes to spare.

pruned(To, _) :-
    dead(To), !.
pruned(To, Others) :-
    stuck(To, Partners),
    Partners /\ Others =\= 0.

corner(Location) :-
    walled(Location, up, down),
    walled(Location, left, right).

walled(Location, Direction, _) :- \+ step(Location, Direction, _), !.
walled(Location, _, Direction) :- \+ step(Location, Direction, _).

%   Two neighbours along the same wall, not both of them goals.

stuck_pair(One, Other) :-
    step(One, Along, Other),
    One \== Other,
    side(Along, Wall),
    \+ step(One, Wall, _),
    \+ step(Other, Wall, _),
    \+ ( goal(One), goal(Other) ).

side(up, left).     side(up, right).     side(down, left).   side(down, right).
side(left, up).     side(left, down).    side(right, up).    side(right, down).

goal(Location) :-
    goals(Goals),
    1 =:= getbit(Goals, Location).


%  The level -----------------------------------------------------------------

read_level(File, Player, Boxes) :-
    read_file_to_terms(File, Facts, []),
    findall(Name, mentioned(Facts, Name), Names),
    sort(Names, Sorted),
    forall(nth0(Number, Sorted, Name), assertz(name(Number, Name))),
    forall(( member(Fact, Facts), step_of(Fact, From, Direction, To) ),
           assertz(step(From, Direction, To))),
    forall(name(Here, _), ( set_of(There, step(Here, _, There), Set), assertz(next_to(Here, Set)) )),
    set_of(Goal, fact_at(solution(_), Facts, Goal), Goals),
    assertz(goals(Goals)),
    set_of(Box, fact_at(box(_), Facts, Box), Boxes),
    (   popcount(Boxes) =:= popcount(Goals)
    ->  find_dead_ends
    ;   true
    ),
    (   fact_at(sokoban(_), Facts, Player)
    ->  true
    ;   throw(error(existence_error(fact, sokoban/1), context(File, _)))
    ).

mentioned(Facts, Name) :-
    member(Fact, Facts),
    mentions(Fact, Names),
    member(Name, Names).

mentions(top(A, B), [A, B]).
mentions(right(A, B), [A, B]).
mentions(box(A), [A]).
mentions(solution(A), [A]).
mentions(sokoban(A), [A]).

step_of(top(A, B), From, Direction, To) :- both_ways(A, up, down, B, From, Direction, To).
step_of(right(A, B), From, Direction, To) :- both_ways(A, right, left, B, From, Direction, To).

both_ways(A, There, Back, B, From, Direction, To) :-
    name(One, A),
    name(Other, B),
    (   From = One, Direction = There, To = Other
    ;   From = Other, Direction = Back, To = One
    ).

fact_at(Fact, Facts, Location) :-
    member(Fact, Facts),
    arg(1, Fact, Name),
    name(Location, Name).

set_of(Member, Goal, Set) :-
    findall(Bit, ( Goal, Bit is 1 << Member ), Bits),
    foldl([Bit, Old, New]>>(New is Old \/ Bit), Bits, 0, Set).

find_dead_ends :-
    forall(( name(Location, _), corner(Location), \+ goal(Location) ), assertz(dead(Location))),
    forall(name(One, _),
           (   set_of(Other, stuck_pair(One, Other), Partners),
               assertz(stuck(One, Partners))
           )).
