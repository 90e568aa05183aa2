import { expect, it } from "vitest";
import { parseTypedName, wordsOfName } from "~/domain/person-names/name-words";
import { namePairs } from "../../../tests/support/name-pairs";
import { exactReadings, similarReading } from "./name-readings";
import { nameVocabulary } from "./vocabulary";

const register = namePairs.map(([ar, en]) => ({ ar, words: wordsOfName(`${ar} ${en}`) }));
const vocabulary = nameVocabulary([...new Set(register.flatMap(({ words }) => words))]);
const pairs = namePairs.flatMap(([ar, , typed]) => typed.split(" ").map((each) => ({ ar, typed: each })));

function found(typed: string): string[] {
  const name = parseTypedName(typed);
  const steps = [
    [...exactReadings(vocabulary, name), similarReading(vocabulary, name, { forgives: "nothing" })],
    [similarReading(vocabulary, name, { forgives: "every word" })],
  ];
  for (const readings of steps) {
    const all = register.filter(({ words }) =>
      readings.some((reading) =>
        reading.parts.every(({ matches }) => matches.some((word) => words.includes(word))),
      ),
    );
    if (all.length) return all.map(({ ar }) => ar);
  }
  return [];
}

it("finds at least 95 of 100 of 300 names as people spell them, with few wrong hits", () => {
  const answers = pairs.map(({ ar, typed }) => ({ ar, typed, found: found(typed) }));
  const missed = answers.filter(({ ar, found }) => !found.includes(ar));
  const all = answers.flatMap(({ found }) => found).length;
  const right = answers.length - missed.length;
  const report = { pairs: pairs.length, recall: right / pairs.length, precision: right / all };
  expect(report.pairs).toBeGreaterThanOrEqual(300);
  expect(report.recall).toBeGreaterThanOrEqual(0.95);
  expect(report.precision).toBeGreaterThanOrEqual(0.8);
});

it.each([
  ["ah", ["ahmad"]],
  ["مي", ["مي", "ميساء"]],
  ["mohammad ahm", ["ahmad"]],
  ["mohammad ah", ["ah"]],
  ["mohammad مي", ["مي"]],
])(
  "%j matches %j by its last word: two letters are a prefix only as the sole search term",
  (typed, meant) => {
    const few = nameVocabulary(["ahmad", "mohammad", "مي", "ميساء"]);
    const reading = similarReading(few, parseTypedName(typed), { forgives: "nothing" });
    expect(reading.parts.at(-1)!.matches).toEqual(meant);
  },
);
