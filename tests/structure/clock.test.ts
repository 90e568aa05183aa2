import { describe, expect, it } from "vitest";
import { app, isTest, type SourceFile, sourcesIn } from "./source";

const CLOCK = /\b(?:Date\.now\(|performance\.now\(|hrtime\b|cpuUsage\(|new Date\(\))/;
/** `delay(0)` is a turn of the loop. */
const SLEEP = /\b(?:delay|sleep|waitForTimeout)\((?!0\))|new Promise\([^)]*\)\s*=>\s*setTimeout\(/;
const VERDICT = /\.to(?:Be(?:Less|Greater)Than(?:OrEqual)?|BeCloseTo)\(/;

/** Fixed waits that stay, each between two polls, with the reason why the runner's own polling does not do. */
const waits: Record<string, string> = {
  "tests/server/stopping.test.ts":
    "looks as a balancer does while requests are sent beside it, and lets who would end too early end",
};

const files: SourceFile[] = [...app.filter(isTest), ...sourcesIn("tests")].filter(({ path }) =>
  /\.(?:test|spec)\.tsx?$/.test(path),
);

const lineOf = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Splits a text into statements. */
const statements = (text: string) =>
  [...text.matchAll(/\S[\s\S]*?(?:;\n|\{\n|$)/g)].map((found) => ({
    text: found[0],
    line: lineOf(text, found.index),
  }));

/** Names that hold a moment of the real clock, or what was reckoned from one. */
function momentsIn(all: Array<{ text: string }>): string[] {
  const moments = new Set<string>();
  for (const { text } of all) {
    const [, name, value] = /^\s*(?:const|let)\s+(\w+)\s*=\s*([\s\S]+)$/.exec(text) ?? [];
    if (!name || !value || /=>/.test(value)) continue;
    const isReckoned = [...moments].some((moment) =>
      new RegExp(`\\b${moment}\\s*[-+]|[-+]\\s*${moment}\\b`).test(value),
    );
    if (CLOCK.test(value) || isReckoned) moments.add(name);
  }
  return [...moments];
}

/** Finds assertions on a measured time, or on a value derived from one. */
function verdictsByClock({ path, text }: SourceFile): string[] {
  const all = statements(text);
  const moments = momentsIn(all).map((name) => new RegExp(`\\b${name}\\b`));
  return all
    .filter(({ text: one }) => /\bexpect\b/.test(one) && VERDICT.test(one))
    .filter(({ text: one }) => CLOCK.test(one) || moments.some((moment) => moment.test(one)))
    .map(({ line }) => `${path}:${line}`);
}

const sleepsIn = ({ path, text }: SourceFile) =>
  text
    .split("\n")
    .flatMap((line, index) => (SLEEP.test(line) && !/^import /.test(line) ? [`${path}:${index + 1}`] : []));

describe("no test", () => {
  it("depends on the clock", () => {
    expect(files.length).toBeGreaterThan(300);
    expect(
      files.flatMap(verdictsByClock),
      "count, order, or inject a clock; times belong in npm run bench",
    ).toEqual([]);
  });

  it("waits for a duration instead of a condition", () => {
    const sleeping = files.flatMap(sleepsIn);
    const unexplained = sleeping.filter((where) => !(where.split(":")[0]! in waits));
    expect(unexplained, "wait until it has happened (expect.poll), or give a reason in `waits`").toEqual([]);
    expect(Object.keys(waits).filter((file) => !sleeping.some((where) => where.startsWith(file)))).toEqual(
      [],
    );
  });

  it.each([
    "const began = performance.now();\nawait work();\nexpect(performance.now() - began).toBeLessThan(500);\n",
    "const began = Date.now();\nconst took = Date.now() - began;\nexpect(took).toBeLessThan(500);\n",
    "const before = process.cpuUsage();\nexpect(before.user).toBeGreaterThan(0);\n",
    "const began = performance.now();\nconst took = (performance.now() - began) / 1000;\nexpect([took]).toBeCloseTo(3);\n",
  ])("passes with %j", (text) => {
    expect(verdictsByClock({ path: "slow.test.ts", text })).not.toEqual([]);
  });
});
