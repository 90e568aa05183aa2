import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The folders of each kind of test with their runner and project, and whether they need the built site. */
const kinds = [
  { under: /^app\/.*\.test\.tsx?$/, kind: "vitest", project: "rules" },
  { under: /^tests\/(structure|support)\/.*\.test\.ts$/, kind: "vitest", project: "rules" },
  { under: /^tests\/database\/.*\.test\.ts$/, kind: "vitest", project: "database" },
  { under: /^tests\/server\/.*\.test\.ts$/, kind: "vitest", project: "server", built: true },
  { under: /^tests\/faults\/.*\.test\.ts$/, kind: "vitest", project: "faults", built: true },
  { under: /^tests\/journeys\/.*\.test\.ts$/, kind: "vitest", project: "journeys", built: true },
  { under: /^tests\/browser\/.*\.spec\.ts$/, kind: "playwright", built: true },
];

const listed = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** Returns the files of the checkout that git does not ignore. */
export const allFiles = () =>
  [...new Set(listed("ls-files", "--cached", "--others", "--exclude-standard"))].filter((file) =>
    existsSync(file),
  );

/** Returns every test file: `{ file, kind, project, built, text() }`. */
export const testFiles = () =>
  allFiles().flatMap((file) => {
    const its = kinds.find(({ under }) => under.test(file));
    return its ? [{ ...its, file, text: () => readFileSync(file, "utf8") }] : [];
  });

/** Returns the files that differ from a commit, or from the last one: changed, new or deleted. */
export const changedFiles = (base = "HEAD") => [
  ...new Set([
    ...listed("diff", "--name-only", base),
    ...listed("ls-files", "--others", "--exclude-standard"),
  ]),
];
