// Reads and judges a file of the register in a process of its own, so that a large file neither holds up the site's
// requests nor fills its memory. Standard input holds the terms, file descriptor 3 is the file; standard output gets
// one JSON message in each line.
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { buffer, text } from "node:stream/consumers";
import { FileRefused } from "~/domain/members/import-file.server";
import { createRowChecker, linesOf } from "./judge-row";
import type { ReadingMessage, ReadingTerms, ReadLine } from "./reading-messages";
import { openRegisterFile } from "./register-file.server";

const AT_A_TIME = 500;
const FILE = 3;

async function send(message: ReadingMessage): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, "drain");
}

async function read(): Promise<void> {
  const { members, merged, workStatuses, today, sheet, otherNames } = JSON.parse(
    await text(process.stdin),
  ) as ReadingTerms;
  const {
    rows,
    hasMonthFirst,
    about: expected,
    ...opened
  } = await openRegisterFile(await buffer(createReadStream("", { fd: FILE, start: 0 })), {
    sheet,
    otherNames: new Map(otherNames),
  });
  await send({ opened: { ...opened, expected } });
  const check = createRowChecker({
    members: new Set(members),
    merged: new Map(merged),
    workStatuses: new Set(workStatuses),
    today,
    hasMonthFirst,
  });
  let batch: ReadLine[] = [];
  for await (const row of rows) {
    const verdict = check(row);
    const lines = linesOf(row);
    if ("facts" in verdict) batch.push({ line: row.line, lines: lines.length, ...verdict });
    else
      for (const { line, cells } of lines)
        batch.push({ line, cells, rejects: verdict.rejects.filter((reject) => reject.line === line) });
    if (batch.length < AT_A_TIME) continue;
    await send({ lines: batch });
    batch = [];
  }
  await send({ lines: batch });
  await send({ ended: true });
}

try {
  await read();
} catch (error) {
  if (!(error instanceof FileRefused)) throw error;
  await send({ refused: { problem: error.problem, line: error.line, parts: error.parts } });
}
