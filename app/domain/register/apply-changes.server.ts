import type { Tx } from "~/db";
import { type Actor, byProgram } from "~/domain/audit/record.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { now } from "~/platform/clock.server";
import { beginImport, endImport, recordAdded } from "./import-history.server";
import {
  type ChangeResult,
  type Compared,
  type Decisions,
  judgeChanges,
  resultOf,
} from "./judge-changes.server";
import { readChanges, type SentChange } from "./read-changes";
import { changeRows, factRows } from "./row-sets";
import { lockForWriting, writeRows } from "./write-rows.server";

export const MAX_CHANGES = 1000;

export type ChangesOutcome = {
  /** False for a dry run, and if nothing was written because something was refused. */
  isWritten: boolean;
  isRefused: boolean;
  /** One for each change, in the order in which they were sent. */
  results: ChangeResult[];
};

type SentChanges = Decisions & {
  changes: readonly SentChange[];
  dryRun: boolean;
  /** One refused change writes none. */
  atomic: boolean;
};

type Source = { name: string; by: Actor; lines: number; hash: string };

async function write(tx: Tx, good: Compared[], { name, by, lines, hash }: Source) {
  const at = now();
  const source = { fileName: name, fileHash: hash };
  const importId = await beginImport(tx, source, at);
  const rows = factRows(good.map(({ facts, isNew }) => ({ ...facts, isNew })));
  const changes = good
    .filter(({ changed }) => Object.keys(changed).length)
    .map(({ facts: { memberNumber }, changed }) => ({ memberNumber, changed }));
  await writeRows(tx, { rows, changes: changeRows(changes), importId, at: at.toISOString(), by });
  await recordAdded(tx, by, rows);
  const [added, updated] = (["added", "changed"] as const).map(
    (result) => good.filter((one) => resultOf(one) === result).length,
  ) as [number, number];
  const counts = {
    lines,
    good: good.length,
    rejected: lines - good.flatMap(({ positions }) => positions).length,
    added,
    updated,
    unchanged: good.length - added - updated,
  };
  await endImport(tx, importId, { source, counts, at, by });
}

async function applyWithin(
  tx: Tx,
  { changes, dryRun, atomic, ...decisions }: SentChanges,
  source: Source,
): Promise<ChangesOutcome> {
  const read = readChanges(changes);
  await lockForWriting(
    tx,
    read.flatMap(({ memberNumber }) => memberNumber ?? []),
  );
  const { results, accepted } = await judgeChanges(tx, { changes, read, decisions });
  const isRefused = results.some(({ result }) => result === "refused");
  const isWritten = !dryRun && accepted.length > 0 && !(atomic && isRefused);
  if (isWritten) await write(tx, accepted, source);
  return { isWritten, isRefused, results };
}

/**
 * Applies at most 1,000 changes that a program sends, in one transaction with the answer to its key: by the rule and the
 * statements of a file of the register.
 */
export const applySentChanges = (
  program: { id: string; name: string },
  sent: SentChanges,
  submission: Submission,
) =>
  once(submission, (tx) =>
    applyWithin(tx, sent, {
      name: program.name,
      by: byProgram(program),
      lines: sent.changes.length,
      hash: submission.bodyHash,
    }),
  );
