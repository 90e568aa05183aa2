import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

it("the list of differences names existing files", () => {
  const named = readFileSync("docs/differences.md", "utf8").matchAll(/`((?:app|drizzle)\/[\w./-]+)`/g);
  const files = [...named].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !existsSync(file)),
    "adapt docs/differences.md",
  ).toEqual([]);
});

it("the table of rules names existing files", () => {
  const named = [
    ...readFileSync("docs/rules.md", "utf8").matchAll(/`((?:app|tests)\/[\w./-]+\.(?:ts|tsx|txt))`/g),
  ];
  const files = named.map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => !existsSync(file)),
    "adapt docs/rules.md",
  ).toEqual([]);
});

it("decisions name only files that exist", () => {
  const folder = "docs/decisions";
  const everyFile = ["app", "tests", "scripts", "drizzle"].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: "utf8" }).map((file) => `/${top}/${file}`),
  );
  const named = readdirSync(folder).flatMap((decision) =>
    [...readFileSync(path.join(folder, decision), "utf8").matchAll(/`([\w./-]+\.(?:ts|tsx|mjs))`/g)].map(
      ([, file]) => ({ decision, file: file! }),
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const missing = named.filter(
    ({ file }) => !existsSync(file) && !everyFile.some((each) => each.endsWith(`/${file}`)),
  );
  expect(missing, "adapt the decision to where the file is now").toEqual([]);
});
