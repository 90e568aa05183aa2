import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A tag such as `latest` names another version tomorrow, and `npm ci` then calls the lock file out of date. */
const isMovingTag = (range: string) => /^[a-z]+$/i.test(range);

const lockFiles = [".", ...readdirSync("tests").map((folder) => `tests/${folder}`)]
  .map((folder) => path.join(folder, "package-lock.json"))
  .filter((file) => existsSync(file));

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** Returns dependencies on a moving tag in a lock file, except those that its overrides pin. */
function movingTags(lockFile: string): string[] {
  const { overrides = {} } = read(path.join(path.dirname(lockFile), "package.json"));
  const packages: [string, Locked][] = Object.entries(read(lockFile).packages);
  return packages.flatMap(([place, { dependencies, optionalDependencies }]) => {
    const asker = place.split("node_modules/").at(-1)!;
    return Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, range]) => isMovingTag(range) && !overrides[asker]?.[name])
      .map(([name, range]) => `${lockFile}: ${asker} asks for ${name}@${range}; pin it by overrides`);
  });
}

describe("a lock file", () => {
  it.each(lockFiles)("requests no package by a moving tag (%s)", (lockFile) => {
    expect(movingTags(lockFile)).toEqual([]);
  });
});
