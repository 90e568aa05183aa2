import { expect, it } from "vitest";
import { csvTable } from "./csv";

async function* letters() {
  yield [{ letter: "a" }, { letter: "=b" }];
  yield [{ letter: "c" }];
}

it("writes a byte order mark and the heading, then the rows in parts", async () => {
  const parts = [];
  for await (const part of csvTable([{ title: "حرف", cellOf: ({ letter }) => letter }], letters()))
    parts.push(part);
  expect(parts).toEqual(["\uFEFFحرف\r\n", "a\r\n'=b\r\n", "c\r\n"]);
});
