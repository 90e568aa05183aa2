import { describe, expect, it } from "vitest";
import { linesOf, piecesOf } from "./archive-lines.server";

async function* each(...values: string[]) {
  yield* values;
}

async function all(values: AsyncIterable<string>) {
  const found: string[] = [];
  for await (const value of values) found.push(value);
  return found;
}

describe("linesOf", () => {
  it("joins lines across chunks", async () => {
    expect(await all(linesOf(each("on", "e\ntwo\nth", "", "ree\n")))).toEqual(["one", "two", "three"]);
    expect(await all(linesOf(each()))).toEqual([]);
    expect(await all(linesOf(each("cut off")))).toEqual(["cut off"]);
  });

  it("splits only at line feeds", async () => {
    const line = '["a\u2028b\u2029c\u0085d\re"]';
    expect(await all(linesOf(each(`${line}\n${line}\n`)))).toEqual([line, line]);
  });

  it("restores the lines of a text", async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `${index} ${"س".repeat(index % 90)}`);
    const pieces = await all(piecesOf(each(...lines)));
    expect(pieces.length).toBeGreaterThan(2);
    expect(await all(linesOf(each(...pieces)))).toEqual(lines);
  });
});
