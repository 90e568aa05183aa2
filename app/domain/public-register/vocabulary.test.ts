import { expect, it } from "vitest";
import { namePairs } from "../../../tests/support/name-pairs";
import { wordsOfName } from "./name-words";
import { namesMeant, nameVocabulary } from "./vocabulary";

const register = namePairs.map(([ar, en]) => ({ ar, words: wordsOfName(`${ar} ${en}`) }));
const vocabulary = nameVocabulary([...new Set(register.flatMap(({ words }) => words))]);
const pairs = namePairs.flatMap(([ar, , typed]) => typed.split(" ").map((each) => ({ ar, typed: each })));

function found(typed: string): string[] {
  for (const forgiving of [false, true]) {
    const choices = namesMeant(vocabulary, typed, forgiving);
    const all = register.filter(({ words }) =>
      choices.every((choice) => choice.some((word) => words.includes(word))),
    );
    if (choices.length && all.length) return all.map(({ ar }) => ar);
  }
  return [];
}

it("300 names as people spell them: at least 95 of 100 are found, and what is found is seldom another", () => {
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
])("%j means by its last word %j: two letters begin a name only alone", (typed, meant) => {
  const few = nameVocabulary(["ahmad", "mohammad", "مي", "ميساء"]);
  expect(namesMeant(few, typed, false).at(-1)).toEqual(meant);
});
