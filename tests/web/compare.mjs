// The page that `tabkeeper compare --export-html` writes, and that of `ablate`.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { faint_texts_in, is_too_wide } from "./support/legible.mjs";
import { test } from "./support/test.mjs";

const hostile = "<img src=x onerror=alert(1)>\"'&.asp";
const dark = { colorScheme: "dark" };
const phone = { viewport: { width: 360, height: 760 }, hasTouch: true };
const levels = ["warehouse17", "museum", "attic", "ring", "torus", "grid01", "grid02", "grid03", "grid05", "dead-corner"];

const is_installed = (program) => spawnSync(program, ["--version"]).status === 0;

/** The peers that are installed; without any, tabkeeper in another process in the place of swipl. */
function peers_in(folder, build) {
  if (is_installed("swipl") && is_installed("clingo")) return ["--with", "swipl,clingo"];
  const stand_in = path.join(folder, "swipl");
  writeFileSync(stand_in, `#!/bin/sh
case $1 in --version) echo "a stand-in"; exit;; esac
plan=$(${build}/tabkeeper solve "$4" --cost lines --format asp) || test $? != 20 || { echo none; exit 10; }
echo "% optimum $(echo "$plan" | grep -c '^push(')"
echo "$plan"
`, { mode: 0o755 });
  return ["--with", "swipl", "--swipl", stand_in];
}

/** Compares; gives the page and the same as JSON. */
function compare(world, instances) {
  const page_file = path.join(world.folder, "page.html");
  const json_file = path.join(world.folder, "rows.json");
  const build = process.env.TABKEEPER_BUILD ?? path.join(world.project, "build");
  world.program(0, ["compare", ...instances, "-t", "3s", ...peers_in(world.folder, build),
    "--export-html", page_file, "--export-json", json_file]);
  return { page: readFileSync(page_file, "utf8"), json: readFileSync(json_file, "utf8") };
}

/** Most tests look at the same comparison, which is made once. */
let of_levels = null;

/** Opens the page of a comparison, and gives the same as JSON. */
async function open_comparison(world, instances = null) {
  const comparison = instances ? compare(world, instances)
    : (of_levels ??= compare(world, levels.map((name) => `levels/${name}.asp`)));
  writeFileSync(path.join(world.folder, "compare.html"), comparison.page);
  await world.open("compare.html");
  return JSON.parse(comparison.json);
}

const column = (page, table, key) => page.evaluate(([id, name]) => {
  const headers = [...document.querySelectorAll(`#${id} thead th`)];
  const index = headers.findIndex((header) => header.dataset.key === name);
  return [...document.querySelectorAll(`#${id} tbody tr`)].map((row) => row.cells[index].textContent);
}, [table, key]);

const header = (page, table, key) => page.locator(`#${table} thead th[data-key="${key}"]`);

test("a click on a header sorts the table by it, a second one the other way round", async (world) => {
  const { page } = world;
  const { rows } = await open_comparison(world);
  assert.deepEqual(await column(page, "rows", "instance"), rows.map((row) => row.instance));
  const numbers = (await column(page, "rows", "swipl_seconds")).map(Number);
  const sorted = numbers.toSorted((a, b) => a - b);
  await header(page, "rows", "swipl_seconds").getByRole("button").click();
  assert.deepEqual((await column(page, "rows", "swipl_seconds")).map(Number), sorted);
  assert.equal(await header(page, "rows", "swipl_seconds").getAttribute("aria-sort"), "ascending");
  await header(page, "rows", "swipl_seconds").getByRole("button").press("Enter");
  assert.deepEqual((await column(page, "rows", "swipl_seconds")).map(Number), sorted.toReversed());
  assert.equal(await header(page, "rows", "swipl_seconds").getAttribute("aria-sort"), "descending");
  await header(page, "rows", "instance").getByRole("button").click();
  assert.equal(await header(page, "rows", "swipl_seconds").getAttribute("aria-sort"), "none");
  const names = await column(page, "rows", "instance");
  assert.deepEqual(names, rows.map((row) => row.instance).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
});

test("what is empty stays last, whichever way a column is sorted", async (world) => {
  const { page } = world;
  await open_comparison(world);
  const button = header(page, "rows", "tabkeeper_lines").getByRole("button");
  for (let clicks = 0; clicks < 2; ++clicks) {
    await button.click();
    const cells = await column(page, "rows", "tabkeeper_lines");
    assert.equal(cells.filter((cell) => cell === "").length, 1);  // dead-corner has no plan
    assert.equal(cells.at(-1), "");
  }
});

test("the points of the plots are those of the tables, where their numbers say", async (world) => {
  const { page } = world;
  const { rows, summary } = await open_comparison(world);
  const points = await page.locator("#scatter-swipl circle").evaluateAll((list) => list.map((point) => ({
    ...point.dataset, x: Number(point.getAttribute("cx")), y: Number(point.getAttribute("cy")) })));
  assert.deepEqual(points.map((point) => point.instance), rows.map((row) => row.instance));
  const shown = (row, system) => (["optimum", "no plan"].includes(row[`${system}_outcome`])
    ? row[`${system}_seconds`].toFixed(4) : row[`${system}_outcome`]);
  points.forEach((point, index) => {
    assert.equal(point.ours, shown(rows[index], "tabkeeper"));
    assert.equal(point.peer, shown(rows[index], "swipl"));
  });
  const answered = points.filter((point) => !Number.isNaN(Number(point.ours)) && !Number.isNaN(Number(point.peer)));
  // Times are shown rounded, so two that read the same may stand apart.
  const in_order = (key, pixel) => answered.every((a) => answered.every((b) =>
    Number(a[key]) >= Number(b[key]) || pixel(a) <= pixel(b)));
  assert.ok(in_order("ours", (point) => point.x), JSON.stringify(answered));
  assert.ok(in_order("peer", (point) => -point.y), JSON.stringify(answered));
  for (const { system, answered } of summary) {
    const times = await page.locator(`#cactus circle[data-system="${system}"]`)
      .evaluateAll((list) => list.map((point) => Number(point.dataset.seconds)));
    assert.equal(times.length, answered);
    assert.deepEqual(times, times.toSorted((a, b) => a - b));
  }
});

test("the cards say what the summary says", async (world) => {
  const { page } = world;
  const { summary } = await open_comparison(world);
  const cards = await page.locator(".card").allTextContents();
  for (const { system, answered, instances, wall_ratio } of summary) {
    assert.ok(cards.includes(`${answered} of ${instances}${system} answered`));
    if (wall_ratio === null) continue;
    assert.ok(cards.some((card) => card.startsWith(`${wall_ratio.toFixed(2)} xtime of ${system}`)), `${cards}`);
  }
});

test("a hostile name is text in the comparison", async (world) => {
  const { page } = world;
  const file = path.join(world.folder, hostile);
  copyFileSync(path.join(world.project, "levels/warehouse17.asp"), file);
  const { rows } = await open_comparison(world, [file]);
  assert.equal(rows[0].instance, file);
  assert.deepEqual(await column(page, "rows", "instance"), [file]);
  assert.equal(await page.locator("#scatter-swipl circle").getAttribute("data-instance"), file);
  assert.equal(await page.locator("img").count(), 0);
});

for (const [name, options] of [["light", {}], ["dark", dark], ["phone", phone], ["phone-dark", { ...phone, ...dark }]]) {
  test(`the comparison is legible: ${name}`, async (world) => {
    const { page } = world;
    await open_comparison(world);
    assert.deepEqual(await faint_texts_in(page), []);
    assert.equal(await is_too_wide(page), false);
    await world.picture(`compare-${name}`);
  }, options);
}

test("printed, the comparison shows its tables whole", async (world) => {
  const { page } = world;
  await open_comparison(world);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.deepEqual(await faint_texts_in(page), []);
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector(".scroll")).overflowX), "visible");
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
});

test("the page of an ablation sorts, too", async (world) => {
  const { page } = world;
  world.program(0, ["ablate", "levels/museum.asp", "levels/grid05.asp", "--export-html", path.join(world.folder, "ablate.html")]);
  await world.open("ablate.html");
  await header(page, "summary", "states").getByRole("button").click();
  const states = (await column(page, "summary", "states")).map(Number);
  assert.ok(states.length > 4);
  assert.deepEqual(states, states.toSorted((a, b) => a - b));
});
