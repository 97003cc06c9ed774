// The replay that `tabkeeper view` and `solve --view` write.

import assert from "node:assert/strict";
import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faint_texts_in, is_too_wide } from "./support/legible.mjs";
import { test } from "./support/test.mjs";

const hostile = "</script><img src=x onerror=alert(1)>{{scene}}\"'&amp;\u2028<!--";
const dark = { colorScheme: "dark" };
const phone = { viewport: { width: 360, height: 760 }, hasTouch: true };

/** Writes the replay of an instance, or of a plan for it, and opens it. */
async function open_replay(world, instance, ...more) {
  const file = path.join(world.folder, "replay.html");
  world.program(more.length > 0 && !more[0].startsWith("-") ? 0 : 30, ["view", instance, ...more, "-o", file]);
  await world.open(file);
  return file;
}

const answer_to = (world, instance) => JSON.parse(world.program(30, ["solve", instance, "-f", "json"]));

/** Moves, pushes and lines as the page shows them. */
async function counters(page) {
  const count = async (id) => Number(await page.locator(id).textContent());
  return { moves: await count("#moves"), pushes: await count("#pushes"), lines: await count("#lines") };
}

const locations = (page, selector) =>
  page.locator(selector).evaluateAll((list) => list.map((item) => Number(item.dataset.location)).sort((a, b) => a - b));

/** The goals on which, as drawn, a box stands; in pixels, not by what the page says about itself. */
const covered_goals = (page) => page.evaluate(() => {
  const middle = (element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const boxes = [...document.querySelectorAll(".crate")].map(middle);
  return [...document.querySelectorAll(".goal")].filter((goal) => {
    const [x, y] = middle(goal);
    return boxes.some(([box_x, box_y]) => Math.abs(box_x - x) < 1 && Math.abs(box_y - y) < 1);
  }).length;
});

const settled = (page) => page.evaluate(() => Promise.all(document.getAnimations().map((glide) => glide.finished.catch(() => {}))));

async function assert_solved(page) {
  await settled(page);
  assert.equal(await covered_goals(page), await page.locator(".goal").count());
  assert.equal(await page.locator(".box.stored").count(), await page.locator(".goal").count());
}

test("a plan plays to its end and the boxes stand on the goals", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid05.asp");
  const { metrics, lurd } = answer_to(world, "levels/grid05.asp");
  assert.ok((await covered_goals(page)) < 3);
  await page.locator("#speed").focus();
  await page.keyboard.press("End");
  assert.equal(await page.locator("#speed-value").textContent(), "64 moves/s");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.waitForFunction((moves) => document.querySelector("#moves").textContent === String(moves), metrics.moves);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  assert.deepEqual(await counters(page), { moves: metrics.moves, pushes: metrics.pushes, lines: metrics.lines });
  assert.equal(await page.locator("#way-done").textContent(), lurd);
  assert.match(await page.locator("#now").textContent(), /^Push 11 of 11: .* Solved\.$/);
  await assert_solved(page);
});

test("play begins again after the end, and any step pauses it", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid05.asp");
  await page.locator("#speed").focus();
  await page.keyboard.press("Home");
  await page.locator("#speed").blur();
  await page.keyboard.press("End");
  const all = (await counters(page)).moves;
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  assert.ok((await counters(page)).moves < all);
  await page.waitForFunction(() => Number(document.querySelector("#moves").textContent) >= 2);
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const { moves } = await counters(page);
  await page.waitForTimeout(1500);  // a tick that was left over would come within a second
  assert.equal((await counters(page)).moves, moves);
});

test("the keyboard steps by move and by push, to the start and to the end", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/warehouse17.asp");  // rrRurrdLLLLL
  const press = async (key) => {
    await page.keyboard.press(key);
    return counters(page);
  };
  assert.deepEqual(await press("ArrowRight"), { moves: 1, pushes: 0, lines: 0 });
  assert.deepEqual(await press("ArrowDown"), { moves: 3, pushes: 1, lines: 1 });
  assert.deepEqual(await press("ArrowRight"), { moves: 4, pushes: 1, lines: 1 });
  assert.deepEqual(await press("ArrowUp"), { moves: 3, pushes: 1, lines: 1 });
  assert.deepEqual(await press("ArrowUp"), { moves: 0, pushes: 0, lines: 0 });
  assert.deepEqual(await press("ArrowLeft"), { moves: 0, pushes: 0, lines: 0 });
  assert.deepEqual(await press("End"), { moves: 12, pushes: 6, lines: 2 });
  await assert_solved(page);
  assert.deepEqual(await press("ArrowLeft"), { moves: 11, pushes: 5, lines: 2 });
  assert.equal(await page.locator(".box.stored").count(), 0);
  assert.deepEqual(await press("Home"), { moves: 0, pushes: 0, lines: 0 });
  assert.deepEqual(await locations(page, ".box"), [8]);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

test("space presses the button that has the focus, once", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/warehouse17.asp");
  await page.getByRole("button", { name: "On one push" }).focus();
  await page.keyboard.press(" ");
  assert.equal((await counters(page)).moves, 3);
  await page.getByRole("button", { name: "Play", exact: true }).focus();
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
});

test("every button has a name and does what it says", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/warehouse17.asp");
  const click = async (name) => {
    await page.getByRole("button", { name, exact: true }).click();
    return (await counters(page)).moves;
  };
  assert.equal(await click("On one move"), 1);
  assert.equal(await click("On one push"), 3);
  assert.equal(await click("To the end"), 12);
  assert.ok(await page.getByRole("button", { name: "On one move" }).isDisabled());
  assert.equal(await click("Back one move"), 11);
  assert.equal(await click("Back one push"), 3);
  assert.equal(await click("To the start"), 0);
  assert.ok(await page.getByRole("button", { name: "Back one push" }).isDisabled());
  const nameless = await page.locator("button:not([aria-label])").evaluateAll((list) => list.filter((button) => !button.textContent.trim()).length);
  assert.equal(nameless, 0);
});

test("the slider is dragged to any move", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid18.asp");
  const total = Number(await page.locator("#slider").getAttribute("max"));
  const { x, y, width, height } = await page.locator("#slider").boundingBox();
  const grip = 8;
  await page.mouse.move(x + grip, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  const middle = (await counters(page)).moves;
  assert.ok(Math.abs(middle - total / 2) <= 1, `${middle} of ${total}`);
  await page.mouse.move(x + width + 20, y + height / 2, { steps: 12 });
  await page.mouse.up();
  assert.equal((await counters(page)).moves, total);
  await assert_solved(page);
});

test("the plan lists every push; the current one is marked, and a click goes there", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid05.asp");
  const { plan } = answer_to(world, "levels/grid05.asp");
  const items = page.locator("#list button");
  assert.equal(await items.count(), plan.length + 1);
  const arrow = { up: "\u2191", right: "\u2192", down: "\u2193", left: "\u2190" };
  const words = await page.locator("#list .what").allTextContents();
  assert.deepEqual(words.slice(1), plan.map(({ from, direction, to }) => `${from} ${arrow[direction]} ${to}`));
  await items.nth(5).click();
  assert.equal(await page.locator("#list [aria-current=step]").count(), 1);
  assert.equal(await items.nth(5).getAttribute("aria-current"), "step");
  assert.equal(await page.locator("#list .done").count(), 5);
  const there = await counters(page);
  await page.keyboard.press("ArrowDown");
  assert.equal(await items.nth(6).getAttribute("aria-current"), "step");
  await page.keyboard.press("ArrowUp");
  assert.deepEqual(await counters(page), there);
  await items.nth(plan.length).click();
  await assert_solved(page);
  assert.ok(await items.nth(plan.length).evaluate((item) => {
    const list = item.closest("ol").getBoundingClientRect();
    return item.getBoundingClientRect().bottom <= list.bottom + 1;
  }), "the marked push is in sight");
  await items.nth(0).click();
  assert.equal((await counters(page)).moves, 0);
});

test("overlays show dead locations and the player's region as it is", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/warehouse17.asp");
  const squares = (id) => page.locator(id).evaluate((area) => (area.checkVisibility() ? area.getAttribute("d").split("M").length - 1 : -1));
  const { dead } = JSON.parse(world.program(0, ["info", "levels/warehouse17.asp", "-f", "json"]));
  assert.equal(await squares("#dead"), -1);
  assert.equal(await squares("#region"), -1);
  await page.getByLabel("Dead locations").check();
  await page.getByLabel("Player\u2019s region").check();
  assert.equal(await squares("#dead"), dead);
  assert.equal(await squares("#region"), 8);
  await page.keyboard.press("ArrowDown");
  assert.equal(await squares("#region"), 16);
  await page.getByLabel("Player\u2019s region").uncheck();
  assert.equal(await squares("#region"), -1);
  await page.getByLabel("Names").check();
  assert.equal(await page.locator("#names text").count(), 17);
});

test("the LURD string is copied, and the proof is told", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/warehouse17.asp");
  await page.keyboard.press("ArrowDown");
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "rrRurrdLLLLL");
  assert.equal(await page.locator("#status").textContent(), "OPTIMUM FOUND");
  assert.equal(await page.locator("#bound").textContent(), "2 lines, proven minimum");
  const facts = Object.fromEntries(await page.locator("#facts dt").evaluateAll((list) => list.map((term) => [term.textContent, term.nextSibling.textContent])));
  assert.equal(facts.Cost, "2 lines");
  assert.equal(facts.Bound, "2 lines, proven");
  assert.equal(facts.Metrics, "12 moves, 6 pushes, 2 lines, 1 change, 2 sessions");
});

test("a plan from a file is replayed", async (world) => {
  const { page } = world;
  const plan = path.join(world.folder, "plan.lurd");
  writeFileSync(plan, "rrRurrdLLLLL\n");
  await open_replay(world, "levels/warehouse17.asp", plan);
  assert.equal(await page.locator("#status").textContent(), "CORRECT");
  assert.equal(await page.locator("#bound").textContent(), "2 lines, proven minimum");
  assert.ok((await page.locator("#source").textContent()).endsWith("plan.lurd"));
  await page.keyboard.press("End");
  await assert_solved(page);
});

/** A room and a plan for it: push right, go round the box, push left, go round; at last to the goal. */
function write_laps(folder, laps) {
  const board = path.join(folder, "room.xsb");
  const plan = path.join(folder, "laps.lurd");
  writeFileSync(board, "#########\n#       #\n#  @$  .#\n#       #\n#########\n");
  writeFileSync(plan, `${"RurrdLulld".repeat(laps)}RRR`);
  return [board, plan];
}

test("a plan of thousands of moves stays small, and only what is proven is called a bound", async (world) => {
  const { page } = world;
  const file = await open_replay(world, ...write_laps(world.folder, 1000));
  assert.ok(statSync(file).size < 120_000, `${statSync(file).size} bytes`);
  assert.equal(await page.locator("#bound").textContent(), "2003 pushes; at least 3 pushes, proven");
  await page.keyboard.press("End");
  assert.deepEqual(await counters(page), { moves: 10_003, pushes: 2003, lines: 2001 });
  await assert_solved(page);
  await page.keyboard.press("Home");
  assert.equal((await counters(page)).moves, 0);
});

test("a graph that is no grid is drawn with its steps, and its plan is played", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/museum.asp");
  const { steps, locations: count } = JSON.parse(world.program(0, ["info", "levels/museum.asp", "-f", "json"]));
  assert.equal(await page.locator(".place").count(), count);
  const ends = steps.reduce((sum, many, of) => sum + of * many, 0);
  assert.equal(await page.locator(".step").count(), ends / 2);
  const places = await page.locator(".place").evaluateAll((list) => list.map((place) => `${place.getAttribute("x")} ${place.getAttribute("y")}`));
  assert.equal(new Set(places).size, count, "no two locations share a place");
  assert.ok((await page.locator("#names").textContent()).includes('"north hall"'));
  assert.match(await page.locator("#way-text").textContent(), /^push\("south hall",up,"great hall",1\)\.\n/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await settled(page);
  await world.picture("replay-graph");
  await page.keyboard.press("End");
  await assert_solved(page);
});

test("every shipped level that has a plan is solved at the end of its replay", async (world) => {
  const { page, project, program } = world;
  const levels = readdirSync(path.join(project, "levels")).filter((file) => /\.asp$/.test(file) && !/^(dead|too)-/.test(file));
  assert.ok(levels.length > 60);
  for (const level of levels) {
    const file = path.join(world.folder, "level.html");
    const answer = JSON.parse(program(30, ["solve", `levels/${level}`, "-f", "json", "--view", file, "--force"]));
    await world.open(file);
    if (answer.plan.length === 0) continue;
    await page.keyboard.press("End");
    const { moves, pushes, lines } = answer.metrics;
    assert.deepEqual(await counters(page), { moves, pushes, lines }, level);
    assert.equal(await covered_goals(page), await page.locator(".goal").count(), level);
  }
});

test("without a plan the page shows the start, the status and the bound", async (world) => {
  const { page, program } = world;
  const file = path.join(world.folder, "none.html");
  const ring = path.join(world.folder, "ring.asp");
  writeFileSync(ring, "right(a,b). right(b,c). right(c,a). top(c,d). box(b). solution(d). sokoban(a).\n");
  program(20, ["view", ring, "-o", file]);
  await world.open(file);
  assert.equal(await page.locator(".place").count(), 4);
  program(20, ["view", "levels/dead-gallery.asp", "-o", file, "--force"]);
  await world.open(file);
  assert.equal(await page.locator("#status").textContent(), "UNSATISFIABLE");
  assert.equal(await page.locator("#bound").textContent(), "no plan exists");
  assert.equal(await page.locator(".box").count(), 4);
  assert.ok(!(await page.locator("#controls").isVisible()));
  await page.keyboard.press("End");
  await page.keyboard.press(" ");
  assert.match(await page.locator("#now").textContent(), /no plan to show/);
});

test("a hostile title is text and never markup", async (world) => {
  const { page } = world;
  const board = path.join(world.folder, "hostile.xsb");
  writeFileSync(board, `#######\n#@$ . #\n#######\nTitle: ${hostile}\nAuthor: ${hostile}\n`);
  await open_replay(world, board);
  assert.equal(await page.title(), hostile);
  assert.equal(await page.locator("h1").textContent(), hostile);
  assert.ok((await page.locator("#source").textContent()).includes(hostile));
  assert.equal(await page.locator("img").count(), 0);
  assert.equal(await page.locator("script").count(), 2);
  await page.keyboard.press("End");
  await assert_solved(page);
});

test("hostile names are text and never markup", async (world) => {
  const { page } = world;
  const name = hostile.replaceAll('"', "");
  const facts = path.join(world.folder, "hostile.asp");
  // A ring, so that names are drawn from the start.
  writeFileSync(facts, `right(a,"${name}"). right("${name}",c). right(c,a). top(c,d). box("${name}"). solution(c). sokoban(a).\n`);
  await open_replay(world, facts);
  assert.ok((await page.locator("#list").textContent()).includes(name));
  assert.ok((await page.locator("#way-text").textContent()).includes(name));
  assert.equal(await page.locator("img").count(), 0);
  await page.keyboard.press("End");
  assert.ok((await page.locator("#now").textContent()).includes(name));
  await assert_solved(page);
});

for (const [scheme, options] of [["light", {}], ["dark", dark]]) {
  test(`every text is legible in ${scheme} colours`, async (world) => {
    const { page } = world;
    await open_replay(world, "levels/grid18.asp");
    for (let push = 0; push < 6; ++push) await page.keyboard.press("ArrowDown");
    assert.deepEqual(await faint_texts_in(page), []);
    await settled(page);
    await world.picture(`replay-${scheme}`);
    world.program(20, ["view", "levels/dead-gallery.asp", "-o", path.join(world.folder, "none.html")]);
    await world.open("none.html");
    assert.deepEqual(await faint_texts_in(page), []);
  }, options);
}

test("on a phone everything is in reach and nothing is cut off", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid18.asp");
  assert.ok(!(await is_too_wide(page)));
  const small = await page.locator(".buttons button").evaluateAll((list) => list.filter((button) => {
    const { width, height } = button.getBoundingClientRect();
    return width < 36 || height < 40;
  }).length);
  assert.equal(small, 0);
  await page.getByRole("button", { name: "To the end" }).tap();
  await assert_solved(page);
  await world.picture("replay-phone");
}, phone);

test("printed, the whole plan is there and no buttons", async (world) => {
  const { page } = world;
  await open_replay(world, ...write_laps(world.folder, 50));
  await page.emulateMedia({ media: "print" });
  assert.ok(!(await page.locator("#controls").isVisible()));
  const cut_off = await page.locator("#list").evaluate((list) => {
    const edge = list.getBoundingClientRect();
    return [...list.children].filter((item) => {
      const { right, bottom } = item.getBoundingClientRect();
      return right > edge.right + 1 || bottom > edge.bottom + 1;
    }).length;
  });
  assert.equal(cut_off, 0);
});

test("who asks for less motion gets none", async (world) => {
  const { page } = world;
  await open_replay(world, "levels/grid05.asp");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.locator("#player").evaluate((piece) => getComputedStyle(piece).transitionDuration), "0s");
}, { reducedMotion: "reduce" });
