import { expect, it } from "vitest";
import { levelOf, parts, type Readings, statesOf } from "./verdict";

const letters = { waiting: 0, failed: 0, oldestWaiting: null, oldestTried: null, lastSent: null };
const well: Readings = {
  disk: { state: "fine", known: true },
  databaseDelay: 2,
  storage: true,
  canSend: true,
  letters,
  backupHours: 25.9,
};

it.each<[string, Partial<Readings>, string[]]>([
  ["all is well", {}, []],
  ["the disk gets full", { disk: { state: "low", known: true } }, ["disk low soon"]],
  [
    "it is full, and storage with it",
    { disk: { state: "full", known: true }, storage: false },
    ["disk full now"],
  ],
  ["the disk cannot be seen", { disk: { state: "fine", known: false } }, ["disk unknown soon"]],
  ["the database is slow", { databaseDelay: 250 }, ["database slow soon"]],
  ["the database is not reachable", { databaseDelay: null }, ["database away now"]],
  ["files cannot be kept", { storage: false }, ["database no-files now"]],
  ["mail is not set up", { canSend: false }, ["outbox off soon"]],
  ["letters were given up", { letters: { ...letters, failed: 1 } }, ["outbox failed soon"]],
  ["letters do not go out", { letters: { ...letters, oldestWaiting: 901 } }, ["outbox failing now"]],
  ["letters cannot be counted", { letters: null }, ["outbox unknown soon"]],
  ["the backup is older than a day", { backupHours: 26 }, ["backup old soon"]],
  ["there is no backup", { backupHours: null }, ["backup none soon"]],
])("%s", (_, readings, expected) => {
  const states = statesOf({ ...well, ...readings });
  const found = parts.map((part) => `${part} ${states[part]} ${levelOf(states[part])}`);
  expect(found.filter((line) => !line.endsWith("well"))).toEqual(expected);
});
