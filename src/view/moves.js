// The plan as states: a list of moves that can be made and taken back one by one.

const directions = ["up", "right", "down", "left"];
const arrows = ["\u2191", "\u2192", "\u2193", "\u2190"];
const opposite = (direction) => (direction + 2) % 4;

class Replay {
  constructor(scene) {
    this.scene = scene;
    this.at = 0;
    this.player = scene.player;
    this.boxes = [...scene.boxes];
    this.facing = 2;
    this.goals = new Set(scene.goals);
    this.moves = this.#read_moves();
    this.ends = scene.pushes.map((push) => push[3]);
    this.lines_by_push = this.#count_lines();
  }

  get length() { return this.moves.length; }

  step_from(location, direction) { return this.scene.steps[4 * location + direction]; }

  // Every move with what it changes, so that it can be undone. `pushes`: how many there were by then.
  #read_moves() {
    const box_at = new Map(this.scene.boxes.map((location, box) => [location, box]));
    let player = this.scene.player;
    let pushes = 0;
    let facing = 2;
    return [...this.scene.way].map((letter) => {
      const direction = "urdl".indexOf(letter.toLowerCase());
      const move = { player_from: player, player_to: this.step_from(player, direction), direction, facing_before: facing, box: -1 };
      if (letter !== letter.toLowerCase()) {
        move.box = box_at.get(move.player_to);
        move.box_from = move.player_to;
        move.box_to = this.step_from(move.player_to, direction);
        box_at.delete(move.box_from);
        box_at.set(move.box_to, move.box);
        ++pushes;
      }
      move.pushes = pushes;
      player = move.player_to;
      facing = direction;
      return move;
    });
  }

  // A push that goes on where the one before ended, in its direction, is the same line.
  #count_lines() {
    let lines = 0;
    let before = null;
    return this.scene.pushes.map((push) => {
      if (!before || before[2] !== push[0] || before[1] !== push[1]) ++lines;
      before = push;
      return lines;
    });
  }

  go_to(target) {
    const to = Math.max(0, Math.min(this.length, target));
    while (this.at < to) this.#make(this.moves[this.at++]);
    while (this.at > to) this.#take_back(this.moves[--this.at]);
  }

  #make(move) {
    this.player = move.player_to;
    this.facing = move.direction;
    if (move.box >= 0) this.boxes[move.box] = move.box_to;
  }

  #take_back(move) {
    this.player = move.player_from;
    this.facing = move.facing_before;
    if (move.box >= 0) this.boxes[move.box] = move.box_from;
  }

  // How many pushes of the plan are over.
  pushes_ended() {
    let low = 0;
    let high = this.ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.ends[middle] <= this.at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // The push that is being made or was made last, or -1 at the start.
  current_push() {
    if (this.at === 0) return -1;
    const ended = this.pushes_ended();
    return ended > 0 && this.ends[ended - 1] === this.at ? ended - 1 : ended;
  }

  next_push_end() { return this.ends[this.pushes_ended()] ?? this.length; }

  previous_push_end() {
    const ended = this.pushes_ended();
    const before = ended > 0 && this.ends[ended - 1] === this.at ? ended - 2 : ended - 1;
    return before >= 0 ? this.ends[before] : 0;
  }

  counts() {
    const pushes = this.at > 0 ? this.moves[this.at - 1].pushes : 0;
    const ended = this.pushes_ended();
    const begun = ended < this.ends.length && pushes > this.#pushes_by(ended) ? ended + 1 : ended;
    return { moves: this.at, pushes, lines: begun > 0 ? this.lines_by_push[begun - 1] : 0 };
  }

  totals() {
    return {
      moves: this.length,
      pushes: this.length > 0 ? this.moves[this.length - 1].pushes : 0,
      lines: this.lines_by_push.at(-1) ?? 0,
    };
  }

  #pushes_by(ended) { return ended > 0 ? this.moves[this.ends[ended - 1] - 1].pushes : 0; }

  // Where the player can go without pushing.
  region() {
    const blocked = new Set(this.boxes);
    const seen = new Set([this.player]);
    const queue = [this.player];
    for (let head = 0; head < queue.length; ++head) {
      for (let direction = 0; direction < 4; ++direction) {
        const next = this.step_from(queue[head], direction);
        if (next < 0 || seen.has(next) || blocked.has(next)) continue;
        seen.add(next);
        queue.push(next);
      }
    }
    return queue;
  }

  // The locations that the box of a push goes through, from first to last.
  line_of(push) {
    const [from, direction, to] = push;
    const line = [from];
    do line.push(this.step_from(line.at(-1), direction)); while (line.at(-1) !== to && line.at(-1) !== from);
    return line;
  }
}
