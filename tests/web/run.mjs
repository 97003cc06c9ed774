// Runs the browser tests: every tests/web/*.mjs but this one, in Debian's Chromium, from the file
// system, as a user opens a page. `node tests/web/run.mjs [WORD]` runs those with WORD in their name.
//
// Whatever a test looks at, its page must not write to the console, must not fail, must not open a
// dialog and must not ask for anything but files: that is checked after every test.

import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { program_in } from "./support/program.mjs";
import { tests } from "./support/test.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const project = path.resolve(here, "../..");
const build = process.env.TABKEEPER_BUILD ?? path.join(project, "build");
const pictures = process.env.TABKEEPER_PICTURES ?? path.join(build, "web");
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync"];

/** What a page did that no page may do. */
function watch(page, offences) {
  page.on("console", (message) => offences.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => offences.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    offences.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) offences.push(`request: ${request.url()}`);
  });
}

async function run_one(browser, test) {
  const folder = mkdtempSync(path.join(tmpdir(), "tabkeeper-web-"));
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...test.options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const offences = [];
  watch(page, offences);
  const world = {
    page,
    folder,
    project,
    program: program_in(build, project),
    open: (file) => page.goto(pathToFileURL(path.resolve(folder, file)).href),
    picture: (name, options = {}) => page.screenshot({ path: path.join(pictures, `${name}.png`), ...options }),
  };
  try {
    await test.run(world);
    if (offences.length > 0) throw new Error(`the page misbehaved:\n${offences.join("\n")}`);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

for (const file of readdirSync(here).sort()) {
  if (file.endsWith(".mjs") && file !== "run.mjs") await import(path.join(here, file));
}
mkdirSync(pictures, { recursive: true });
const wanted = tests.filter((test) => test.name.includes(process.argv[2] ?? ""));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
let failed = 0;
for (const test of wanted) {
  try {
    await run_one(browser, test);
    console.log(`ok      ${test.name}`);
  } catch (error) {
    ++failed;
    console.log(`FAILED  ${test.name}\n${error.stack}`);
  }
}
await browser.close();
console.log(`web tests: ${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || wanted.length === 0 ? 1 : 0;
