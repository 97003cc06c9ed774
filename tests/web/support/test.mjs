// The list of tests that run.mjs runs.

export const tests = [];

/**
 * `run` is given { page, folder, project, program, open, picture }: a new page of Playwright, a folder
 * that is gone afterwards, the project's folder, the program to run (see program.mjs), and functions
 * that open a file of the folder and take a screenshot. `options` are those of a Playwright context.
 */
export function test(name, run, options = {}) {
  tests.push({ name, run, options });
}
