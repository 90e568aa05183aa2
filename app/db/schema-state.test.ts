import { expect, it } from "vitest";
import { schemaState } from "./schema-state";

const known = [
  { tag: "0000_first", when: 10 },
  { tag: "0001_second", when: 20 },
];

it.each<[string, number[], string[], number]>([
  ["empty", [], ["0000_first", "0001_second"], 0],
  ["older", [10], ["0001_second"], 0],
  ["the same", [10, 20], [], 0],
  ["newer", [10, 20, 30, 40], [], 2],
])("returns the state of a database that is %s", (_, applied, waiting, unknown) => {
  expect(schemaState(known, applied)).toEqual({ waiting, unknown });
});
