#pragma once

// One small board in each format: a corridor a b c d, player, box and goal from left to right but
// one, with a bay e below b.
//
//     @$ .
//      _      (e below b)

#include <string>

namespace tabkeeper::testing {

inline std::string asp2013_corridor() {
    return "player(p).\n"                                      // 1
           "stone(s).\n"                                       // 2
           "isnongoal(a).\n"                                   // 3
           "isnongoal(b).\n"                                   // 4
           "isnongoal(c).\n"                                   // 5
           "isgoal(d).\n"                                      // 6
           "isnongoal(e).\n"                                   // 7
           "isnongoal(wall).\n"                                // 8
           "movedir(a,b,dir_right). movedir(b,a,dir_left).\n"  // 9
           "movedir(b,c,dir_right). movedir(c,b,dir_left).\n"  // 10
           "movedir(c,d,dir_right). movedir(d,c,dir_left).\n"  // 11
           "movedir(b,e,dir_down). movedir(e,b,dir_up).\n"     // 12
           "at(p,a).\n"                                        // 13
           "at(s,b).\n"                                        // 14
           "clear(c). clear(d).\n"                             // 15
           "clear(e).\n"                                       // 16
           "goal(s).\n";                                       // 17
}

inline std::string b_corridor() {
    return "location(a). location(b).\n"               // 1
           "location(c). location(d). location(e).\n"  // 2
           "step(a,right,b). step(b,left,a).\n"        // 3
           "step(b,right,c). step(c,left,b).\n"        // 4
           "step(c,right,d). step(d,left,c).\n"        // 5
           "step(b,down,e). step(e,up,b).\n"           // 6
           "box_in(b).\n"                              // 7
           "sokoban_in(a).\n"                          // 8
           "free(c). free(d). free(e).\n"              // 9
           "goal(box_in(d)).\n";                       // 10
}

inline std::string thesis_corridor() {
    return "#const horizon = 7.\n"      // 1
           "#const dimX = 4.\n"         // 2
           "#const dimY = 2.\n"         // 3
           "init(field(1..dimX,1)).\n"  // 4
           "init(field(2,2)).\n"        // 5
           "init(at(0,1,1)).\n"         // 6
           "init(at(1,2,1)).\n"         // 7
           "init(target(4,1)).\n";      // 8
}

inline std::string pddl_corridor() {
    return "(define (problem corridor)\n"                                    // 1
           "  (:domain sokoban-sequential)\n"                                // 2
           "  (:objects dir-up dir-down dir-left dir-right - direction\n"    // 3
           "    p - player\n"                                                // 4
           "    s - stone\n"                                                 // 5
           "    a b c d e wall - location)\n"                                // 6
           "  (:init\n"                                                      // 7
           "    (IS-NONGOAL a) (IS-NONGOAL b) (IS-NONGOAL c) (IS-GOAL d)\n"  // 8
           "    (IS-NONGOAL e) (IS-NONGOAL wall)\n"                          // 9
           "    (MOVE-DIR a b dir-right) (MOVE-DIR b a dir-left)\n"          // 10
           "    (MOVE-DIR b c dir-right) (MOVE-DIR c b dir-left)\n"          // 11
           "    (MOVE-DIR c d dir-right) (MOVE-DIR d c dir-left)\n"          // 12
           "    (MOVE-DIR b e dir-down) (MOVE-DIR e b dir-up)\n"             // 13
           "    (at p a)\n"                                                  // 14
           "    (at s b)\n"                                                  // 15
           "    (clear c) (clear d) (clear e)\n"                             // 16
           "    (= (total-cost) 0))\n"                                       // 17
           "  (:goal (and (at-goal s)))\n"                                   // 18
           "  (:metric minimize (total-cost)))\n";                           // 19
}

}  // namespace tabkeeper::testing
