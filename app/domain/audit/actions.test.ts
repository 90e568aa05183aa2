import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { webhookEvents } from "~/domain/webhooks/input";
import { dictionaries } from "~/i18n";
import { actions } from "./actions";

/** A letter or a file of the same noun takes its words from the dictionary, by names that look alike. */
const isWording = (name: string) =>
  Object.values(dictionaries.en).some(
    (words) => name.split(".").reduce((found: unknown, key) => Object(found)[key], words) !== undefined,
  );

const recorded = readdirSync("app/domain", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.server\.ts$/.test(file))
  .map((file) => readFileSync(path.join("app/domain", file), "utf8"))
  .filter((text) => text.includes("audit/record.server"))
  .flatMap((text) =>
    [...text.matchAll(/"([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)"/g)].map(([, name]) => name!),
  );

it("lists every recorded action", () => {
  const known: readonly string[] = actions;
  expect(recorded.filter((name) => known.includes(name)).length).toBeGreaterThan(10);
  const others: readonly string[] = [...known, ...webhookEvents];
  expect([...new Set(recorded)].filter((name) => !others.includes(name) && !isWording(name))).toEqual([]);
});

it("has a text for every action", () => {
  const keys = Object.keys(dictionaries.ar.audit.actions).sort();
  expect(keys).toEqual(actions.map((name) => name.replace(/\./g, "-")).sort());
});
