import { describe, expect, it } from "vitest";
import { MAX_BYTES, MAX_LINES, readRollFile } from "./roll-check.server";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("readRollFile", () => {
  it("reads numbers and centres, and lists unknown columns", async () => {
    const read = await readRollFile(bytes("Name;centre;doc_no;Mobile\n\nA;2;10001;x\nB;;١٠٠٠٢\n"));
    expect(read).toEqual({
      file: {
        lines: [
          { line: 3, number: "10001", centre: "2" },
          { line: 4, number: "١٠٠٠٢", centre: "" },
        ],
        ignored: ["Name", "Mobile"],
        encoding: "utf-8",
        linesInFile: 3,
      },
    });
  });

  it("notices a missing column of centres", async () => {
    const read = await readRollFile(bytes("DOC_NO\r\n10001\r\n"));
    expect(read).toMatchObject({ file: { lines: [{ line: 2, number: "10001", centre: null }] } });
  });

  it.each([
    ["", "empty", null],
    ["10001\n10002\n", "no-number-column", 1],
    ["NAME,CENTRE\nA,1\n", "no-number-column", 1],
    ["DOC_NO,doc no\n1,2\n", "column-twice", 1],
    ["DOC_NO,CENTRE\n\n", "no-lines", null],
    ['DOC_NO,NAME\n10001,A\n10002,"B\n10003,C\n', "open-quote", 3],
    ['DOC_NO,NAME\n10001,"A\n10002,"B"\n10003,C\n', "stray-quote", 2],
    [`DOC_NO\n${"1\n".repeat(MAX_LINES + 1)}`, "too-many-lines", MAX_LINES + 2],
    ["1".repeat(MAX_BYTES + 1), "too-large", null],
  ])("refuses %.20j", async (text, problem, line) => {
    expect(await readRollFile(bytes(text))).toEqual({ problem, line });
  });
});
