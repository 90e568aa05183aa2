import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { dictionaries } from "~/i18n/dictionaries";
import { actions } from "./actions";

/** What is given to `t` is a name of the dictionary. */
const recorded = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.server\.ts$/.test(file))
  .map((file) => readFileSync(path.join("app/domain", file), "utf8"))
  .filter((text) => text.includes("audit/record.server"))
  .flatMap((text) =>
    [...text.matchAll(/(?<!\bt\()"([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)"/g)].map(([, name]) => name!),
  );

it("has every action that is put on record", () => {
  expect(recorded.length).toBeGreaterThan(10);
  expect([...new Set(recorded)].filter((name) => !(actions as readonly string[]).includes(name))).toEqual([]);
});

it("has words for every action", () => {
  const keys = Object.keys(dictionaries.ar.audit.actions).sort();
  expect(keys).toEqual(actions.map((name) => name.replace(/\./g, "-")).sort());
});
