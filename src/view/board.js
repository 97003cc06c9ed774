// The board as SVG: squared paper where the graph is a grid, otherwise places joined by wires.

const svg_namespace = "http://www.w3.org/2000/svg";

function svg(name, attributes = {}, parent = null) {
  const element = document.createElementNS(svg_namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (parent) parent.append(element);
  return element;
}

function titled(element, title) {
  svg("title", {}, element).textContent = title;
}

const rounded = (number) => Math.round(number * 1000) / 1000;
const square = (x, y, size) => `M${rounded(x - size / 2)} ${rounded(y - size / 2)}h${size}v${size}h${-size}z`;

class Board {
  static apart = 1.6;  // from place to place where the graph is no grid
  static place_size = 0.92;
  static most_with_titles = 2000;  // more elements than that make a page slow

  constructor(scene, holder) {
    this.scene = scene;
    const scale = scene.grid ? 1 : Board.apart;
    this.xs = scene.names.map((_, location) => scale * scene.places[2 * location]);
    this.ys = scene.names.map((_, location) => scale * scene.places[2 * location + 1]);
    this.svg = svg("svg", { role: "img", "aria-labelledby": "board-title" });
    svg("title", { id: "board-title" }, this.svg).textContent = "The board";
    this.#fit();
    this.#define_hatch();
    if (scene.grid) this.#draw_grid();
    else this.#draw_graph();
    this.region = svg("path", { class: "region-mark off", id: "region" }, this.svg);
    this.dead = svg("path", { class: "dead-mark off", id: "dead", d: this.#area(scene.dead) }, this.svg);
    this.#draw_goals();
    this.names = svg("g", { class: "off", id: "names" }, this.svg);
    this.track = svg("path", { class: "track", id: "track" }, this.svg);
    this.boxes = scene.boxes.map((location) => this.#draw_box(location));
    this.player = this.#draw_player();
    if (scene.grid) this.svg.append(this.names);
    holder.append(this.svg);
  }

  #fit() {
    const margin = this.scene.grid ? 1.1 : 1.15;
    const range = (values) => values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
    const [left, right] = range(this.xs);
    const [top, bottom] = range(this.ys);
    const width = right - left + 2 * margin;
    const height = bottom - top + 2 * margin;
    this.svg.setAttribute("viewBox", [left - margin, top - margin, width, height].map(rounded).join(" "));
    // Small boards should not fill the screen with a few huge squares.
    this.svg.style.maxWidth = `${Math.round(width * (this.scene.grid ? 84 : 74))}px`;
  }

  #define_hatch() {
    const pattern = svg("pattern", { id: "hatch", width: 0.2, height: 0.2, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, svg("defs", {}, this.svg));
    svg("path", { d: "M0 0V0.2" }, pattern);
  }

  #area(locations) {
    const size = this.scene.grid ? 1 : Board.place_size;
    return locations.map((location) => square(this.xs[location], this.ys[location], size)).join("");
  }

  #draw_grid() {
    // The wall is the edge of the floor, half a square thick, so that one between two rooms is whole.
    const floor = this.#area(this.scene.names.map((_, location) => location));
    svg("path", { class: "wall", d: floor }, this.svg);
    svg("path", { class: "floor", d: floor }, this.svg);
  }

  #draw_graph() {
    const all = this.scene.names.map((_, location) => location);
    const is_small = all.length <= Board.most_with_titles;
    const wires = svg("g", { id: "steps" }, this.svg);
    for (const [direction, name] of [[1, "step"], [2, "step down"]]) {
      const drawn = this.#wires(direction);
      if (is_small) for (const wire of drawn) titled(svg("path", { class: name, d: wire.way }, wires), wire.title);
      else svg("path", { class: name, d: drawn.map((wire) => wire.way).join("") }, wires);
    }
    const size = Board.place_size;
    if (!is_small) svg("path", { class: "place", d: this.#area(all) }, this.svg);
    else for (const location of all) {
      const corner = { x: rounded(this.xs[location] - size / 2), y: rounded(this.ys[location] - size / 2) };
      titled(svg("rect", { class: "place", ...corner, width: size, height: size, rx: 0.16 }, this.svg), this.scene.names[location]);
    }
  }

  #wires(direction) {
    const wires = [];
    let lane = 3 * direction;
    this.scene.names.forEach((name, location) => {
      const next = this.scene.steps[4 * location + direction];
      if (next < 0) return;
      wires.push({ way: this.#wire(location, next, direction, lane), title: `${name} ${directions[direction]} to ${this.scene.names[next]}` });
      if (!this.#are_side_by_side(location, next, direction)) ++lane;
    });
    return wires;
  }

  #are_side_by_side(from, to, direction) {
    const [across, down] = direction === 1 ? [Board.apart, 0] : [0, Board.apart];
    return Math.abs(this.xs[to] - this.xs[from] - across) < 0.01 && Math.abs(this.ys[to] - this.ys[from] - down) < 0.01;
  }

  // A wire leaves a place on the side of its direction and comes in on the opposite one. Where the
  // two are not side by side it runs in the lanes between the places, a little beside other wires.
  #wire(from, to, direction, lane) {
    const across = direction === 1;
    const [along, over] = across ? [this.xs, this.ys] : [this.ys, this.xs];
    const point = (a, o) => (across ? [a, o] : [o, a]);
    const half = Board.place_size / 2;
    const start = point(along[from] + half, over[from]);
    const end = point(along[to] - half, over[to]);
    if (this.#are_side_by_side(from, to, direction)) return `M${start.map(rounded)}L${end.map(rounded)}`;
    const shift = (((lane * 3) % 7) - 3) * 0.045;
    const middle = Board.apart / 2;
    const out = along[from] + middle + shift;
    const back = along[to] - middle + shift;
    const corners = [start, point(out, over[from])];
    if (Math.abs(out - back) > 0.01) {
      const side = over[from] > over[to] + 0.01 ? 1 : -1;
      const street = over[to] + side * middle + shift;
      corners.push(point(out, street), point(back, street));
    }
    corners.push(point(back, over[to]), end);
    return Board.#with_round_corners(corners, 0.16);
  }

  static #with_round_corners(corners, radius) {
    let path = `M${corners[0].map(rounded)}`;
    for (let index = 1; index + 1 < corners.length; ++index) {
      const [x, y] = corners[index];
      const towards = ([other_x, other_y]) => {
        const distance = Math.hypot(other_x - x, other_y - y) || 1;
        const part = Math.min(radius, distance / 2) / distance;
        return [x + (other_x - x) * part, y + (other_y - y) * part].map(rounded);
      };
      path += `L${towards(corners[index - 1])}Q${rounded(x)} ${rounded(y)} ${towards(corners[index + 1])}`;
    }
    return `${path}L${corners.at(-1).map(rounded)}`;
  }

  #draw_goals() {
    const goals = svg("g", { id: "goals" }, this.svg);
    for (const location of this.scene.goals) {
      const place = { cx: this.xs[location], cy: this.ys[location] };
      svg("circle", { class: "goal", "data-location": location, r: 0.28, ...place }, goals);
      svg("circle", { class: "goal-heart", r: 0.08, ...place }, goals);
    }
  }

  #draw_box(location) {
    const box = svg("g", { class: "piece box", "data-location": location }, this.svg);
    svg("rect", { class: "crate", x: -0.37, y: -0.37, width: 0.74, height: 0.74, rx: 0.09 }, box);
    svg("path", { class: "mark cross", d: "M-0.2 -0.2L0.2 0.2M0.2 -0.2L-0.2 0.2" }, box);
    svg("path", { class: "mark tick", d: "M-0.18 0.02L-0.05 0.15L0.2 -0.14" }, box);
    return box;
  }

  #draw_player() {
    const player = svg("g", { class: "piece player", id: "player" }, this.svg);
    svg("circle", { class: "body", r: 0.33 }, player);
    this.eyes = svg("g", {}, player);
    svg("circle", { class: "eye", cx: -0.11, cy: 0, r: 0.06 }, this.eyes);
    svg("circle", { class: "eye", cx: 0.11, cy: 0, r: 0.06 }, this.eyes);
    return player;
  }

  // Pieces glide to a neighbouring place and jump anywhere else.
  #put(piece, location, seconds) {
    const there = [this.xs[location], this.ys[location]];
    const far = !piece.there || Math.hypot(there[0] - piece.there[0], there[1] - piece.there[1]) > 1.3 * Board.apart;
    piece.there = there;
    piece.style.setProperty("--glide", far ? "0s" : `${seconds}s`);
    piece.style.transform = `translate(${rounded(there[0])}px, ${rounded(there[1])}px)`;
    piece.dataset.location = location;
  }

  show(replay, seconds) {
    replay.boxes.forEach((location, box) => {
      this.#put(this.boxes[box], location, seconds);
      this.boxes[box].classList.toggle("stored", replay.goals.has(location));
    });
    this.#put(this.player, replay.player, seconds);
    const look = [[0, -0.1], [0.1, -0.03], [0, 0.08], [-0.1, -0.03]][replay.facing];
    this.eyes.setAttribute("transform", `translate(${look})`);
    const push = this.scene.pushes[replay.current_push()];
    this.track.setAttribute("d", push ? this.#track_of(replay.line_of(push)) : "");
    if (!this.region.classList.contains("off")) this.region.setAttribute("d", this.#area(replay.region()));
  }

  #track_of(line) {
    return line.map((location, index) => {
      const here = `${rounded(this.xs[location])} ${rounded(this.ys[location])}`;
      const before = line[index - 1];
      const far = index === 0 || Math.hypot(this.xs[location] - this.xs[before], this.ys[location] - this.ys[before]) > 1.05 * Board.apart;
      return (far ? "M" : "L") + here;
    }).join("");
  }

  show_names(wanted) {
    if (wanted && this.names.childElementCount === 0) {
      const most = this.scene.grid ? 9 : 14;
      const below = this.scene.grid ? 0.4 : Board.place_size / 2 + 0.23;
      this.scene.names.forEach((name, location) => {
        const letters = [...name];
        const text = svg("text", { class: "name", x: this.xs[location], y: rounded(this.ys[location] + below) }, this.names);
        text.textContent = letters.length > most ? `${letters.slice(0, most - 1).join("")}\u2026` : name;
      });
    }
    this.names.classList.toggle("off", !wanted);
  }
}
