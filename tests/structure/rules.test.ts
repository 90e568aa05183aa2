import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the list of differences leads to files that are there", () => {
  const named = readFileSync("docs/differences.md", "utf8").matchAll(/`((?:app|drizzle)\/[\w./-]+)`/g);
  const files = [...named].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("the table of rules leads to files that are there", () => {
  const named = [
    ...readFileSync("docs/rules.md", "utf8").matchAll(/`((?:app|tests)\/[\w./-]+\.(?:ts|tsx|txt))`/g),
  ];
  const files = named.map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
