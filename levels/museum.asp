% The museum
% Graph by hand, random start.
%
% The rooms have quoted names. The upper floor is a ring:
% north hall, map room, glass room, library, and again the north hall.

top("map room","attic stairs").
top("west wing","north hall").
top("great hall","map room").
top("fountain","glass room").
top("east wing","library").
top("kitchen","west wing").
top("south hall","great hall").
top("cellar","fountain").
top("archive","east wing").
top("porch","south hall").
right("north hall","map room").
right("map room","glass room").
right("glass room","library").
right("library","north hall").
right("west wing","great hall").
right("great hall","fountain").
right("fountain","east wing").
right("east wing","garden").
right("workshop","kitchen").
right("kitchen","south hall").
right("south hall","cellar").
right("cellar","archive").

box("east wing").
box("south hall").
box("west wing").
solution("attic stairs").
solution("cellar").
solution("workshop").
sokoban("porch").
