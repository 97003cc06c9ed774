// tabkeeper as a process.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";

// With one thread two runs give the same plan.
const env = { ...process.env, TABKEEPER_THREADS: "1" };

/** program(code, arguments, input): runs tabkeeper in the project's folder, wants that exit code, gives its output. */
export function program_in(build, project) {
  return (code, words, input = "") => {
    const ended = spawnSync(path.join(build, "tabkeeper"), words,
      { cwd: project, input, encoding: "utf8", maxBuffer: 1 << 28, env });
    assert.equal(ended.status, code, `tabkeeper ${words.join(" ")}: ${ended.stderr}`);
    return ended.stdout;
  };
}
