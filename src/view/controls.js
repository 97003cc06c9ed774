// Buttons, slider, keys and lists around the board: all of them go to a move and show it.

const element = (id) => document.getElementById(id);
const scene = JSON.parse(element("scene").textContent);
const replay = new Replay(scene);
const board = new Board(scene, element("board"));
const speeds = [1, 2, 4, 8, 16, 32, 64];  // moves a second
const shapes = { play: "M7 4.5v15l12.5-7.5z", pause: "M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z" };
let timer = 0;
let items = [];

const moves_a_second = () => speeds[element("speed").value];
const is_playing = () => timer !== 0;
const glide = () => Math.min(0.16, 0.9 / moves_a_second());

function fill_in_words() {
  element("source").textContent = [scene.source, scene.author && `by ${scene.author}`].filter(Boolean).join(" \u00b7 ");
  element("status").textContent = scene.status.word;
  element("status").classList.add(scene.status.tone);
  element("bound").textContent = scene.summary;
  for (const [key, value] of scene.proof) {
    const term = document.createElement("dt");
    const detail = document.createElement("dd");
    term.textContent = key;
    detail.textContent = value;
    element("facts").append(term, detail);
  }
  for (const [name, total] of Object.entries(replay.totals())) element(`${name}-all`).textContent = `/ ${total}`;
  element("dead-count").textContent = `(${scene.dead.length})`;
  element("made-by").textContent = `tabkeeper ${scene.version}`;
  element("slider").max = replay.length;
}

function fill_in_plan() {
  const item = (end, number, what, length) => {
    const button = document.createElement("button");
    button.type = "button";
    for (const [name, text] of Object.entries({ number, what, length })) {
      const part = document.createElement("span");
      part.className = name;
      part.textContent = text;
      button.append(part);
    }
    button.addEventListener("click", () => jump(end));
    const entry = document.createElement("li");
    entry.append(button);
    element("list").append(entry);
    return button;
  };
  items = [item(0, "", "Start", "")];
  scene.pushes.forEach(([from, direction, to, end], index) => {
    const length = replay.line_of(scene.pushes[index]).length - 1;
    items.push(item(end, index + 1, `${scene.names[from]} ${arrows[direction]} ${scene.names[to]}`, length > 1 ? `\u00d7 ${length}` : ""));
  });
}

function fill_in_way() {
  if (!scene.grid) element("way-title").textContent = "Plan as facts";
}

const way_text = () => (scene.grid ? scene.way : scene.facts);

function where() {
  const push = scene.pushes[replay.current_push()];
  if (scene.pushes.length === 0) return scene.plan ? "Solved from the start: nothing to do." : "The start position; there is no plan to show.";
  if (!push) return "The start position.";
  const [from, direction, to] = push;
  const words = `Push ${replay.current_push() + 1} of ${scene.pushes.length}: ${scene.names[from]} ${directions[direction]} to ${scene.names[to]}.`;
  return replay.at === replay.length ? `${words} Solved.` : words;
}

function show(seconds) {
  board.show(replay, seconds);
  for (const [name, count] of Object.entries(replay.counts())) element(name).textContent = count;
  const slider = element("slider");
  slider.value = replay.at;
  slider.setAttribute("aria-valuetext", `Move ${replay.at} of ${replay.length}`);
  const done = scene.grid ? replay.at : 0;
  element("way-done").textContent = way_text().slice(0, done);
  element("way-rest").textContent = way_text().slice(done);
  show_in_list(replay.current_push() + 1);
  if (!is_playing()) element("now").textContent = where();
  for (const id of ["first", "push-back", "move-back"]) element(id).disabled = replay.at === 0;
  for (const id of ["last", "push-on", "move-on"]) element(id).disabled = replay.at === replay.length;
}

let marked = 0;
function show_in_list(current) {
  items[marked].removeAttribute("aria-current");
  for (let index = Math.min(marked, current); index <= Math.max(marked, current); ++index) {
    items[index].classList.toggle("done", index < current);
  }
  items[current].setAttribute("aria-current", "step");
  marked = current;
  const list = element("list");
  const entry = items[current].parentElement;
  if (entry.offsetTop < list.scrollTop) list.scrollTop = entry.offsetTop;
  const below = entry.offsetTop + entry.offsetHeight - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

function go(target) {
  const near = Math.abs(target - replay.at) === 1;
  replay.go_to(target);
  show(near ? glide() : 0);
}

function jump(target) {
  pause();
  go(target);
}

function play() {
  if (replay.length === 0) return;
  if (replay.at === replay.length) go(0);
  timer = setTimeout(tick, 1000 / moves_a_second());
  show_play_button();
}

function pause() {
  clearTimeout(timer);
  timer = 0;
  show_play_button();
  element("now").textContent = where();
}

function tick() {
  timer = setTimeout(tick, 1000 / moves_a_second());
  if (replay.at + 1 >= replay.length) pause();
  go(replay.at + 1);
}

function show_play_button() {
  element("play").setAttribute("aria-label", is_playing() ? "Pause" : "Play");
  element("play-shape").setAttribute("d", is_playing() ? shapes.pause : shapes.play);
}

const actions = {
  "first": () => jump(0),
  "push-back": () => jump(replay.previous_push_end()),
  "move-back": () => jump(replay.at - 1),
  "play": () => (is_playing() ? pause() : play()),
  "move-on": () => jump(replay.at + 1),
  "push-on": () => jump(replay.next_push_end()),
  "last": () => jump(replay.length),
};
const keys = {
  "Home": "first", "ArrowUp": "push-back", "ArrowLeft": "move-back", " ": "play",
  "ArrowRight": "move-on", "ArrowDown": "push-on", "End": "last",
};

function on_key(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in keys)) return;
  // Space presses the button that has the focus, and arrows set the speed where that has it.
  if (event.key === " " && event.target.closest("button, input[type=checkbox]")) return;
  if (event.target.id === "speed") return;
  event.preventDefault();
  actions[keys[event.key]]();
}

async function copy() {
  const text = way_text();
  try {
    await navigator.clipboard.writeText(text);
  } catch {  // not allowed everywhere: then by hand
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  element("copy").textContent = "Copied";
  setTimeout(() => { element("copy").textContent = "Copy"; }, 1500);
}

function show_speed() { element("speed-value").textContent = `${moves_a_second()} moves/s`; }

function connect() {
  for (const [id, action] of Object.entries(actions)) element(id).addEventListener("click", action);
  document.addEventListener("keydown", on_key);
  element("slider").addEventListener("input", (event) => jump(Number(event.target.value)));
  element("speed").addEventListener("input", show_speed);
  element("copy").addEventListener("click", copy);
  element("show-dead").addEventListener("change", (event) => board.dead.classList.toggle("off", !event.target.checked));
  element("show-region").addEventListener("change", (event) => {
    board.region.classList.toggle("off", !event.target.checked);
    show(0);
  });
  element("show-names").addEventListener("change", (event) => board.show_names(event.target.checked));
}

// The browser may remember how these were set when the page is loaded again.
function reset_inputs() {
  for (const id of ["show-dead", "show-region"]) element(id).checked = false;
  const names = !scene.grid && scene.names.length <= 500;
  element("show-names").checked = names;
  board.show_names(names);
  element("speed").value = replay.length > 300 ? 4 : 3;
}

// Nothing to play: no controls, and no plan to list.
function hide_what_has_no_use() {
  if (replay.length > 0) return;
  for (const id of ["controls", "plan", "way", "counters", "keys"]) element(id).classList.add("off");
}

fill_in_words();
fill_in_plan();
fill_in_way();
reset_inputs();
hide_what_has_no_use();
connect();
show_speed();
show(0);
