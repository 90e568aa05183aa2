import { expect, it } from "vitest";
import { barLine, progress } from "./import-members";

it("draws a progress bar", () => {
  expect(barLine({ doing: "reading", done: 0, of: 0 })).toBe(`Reading lines  [${".".repeat(30)}] 0 of 0`);
  expect(barLine({ doing: "writing", done: 2, of: 4 })).toBe(
    `Writing, step  [${"#".repeat(15)}${".".repeat(15)}] 2 of 4`,
  );
});

function outputOf(isTTY: boolean) {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) };
  const bar = progress(stream as unknown as NodeJS.WriteStream);
  for (let done = 0; done < 1000; done++) bar.show({ doing: "reading", done, of: 1000 });
  bar.show({ doing: "writing", done: 1, of: 2 });
  bar.end();
  return written.join("");
}

it("rewrites a single line on a terminal, and prints nothing elsewhere", () => {
  expect(outputOf(true)).toContain("\r\u001b[KWriting");
  expect(outputOf(true)).not.toContain("\n");
  expect(outputOf(false)).toBe("");
});
