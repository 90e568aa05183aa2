import { inArray, sql } from "drizzle-orm";
import { members, type Tx } from "~/db";
import { columnOfField } from "./columns";
import { goesBack } from "./file-rows.server";
import { createRowChecker, type Facts } from "./judge-row";
import { findMerged, judgeTerms } from "./judge-terms.server";
import type { FieldChanges } from "./member-values";
import { isMonthFirst } from "./read-cell";
import {
  type ChangeProblem,
  positionsOf,
  type ReadChange,
  type SentChange,
  unreadableFields,
} from "./read-changes";
import { factRows } from "./row-sets";
import { changesIn, deceasedIn, duesChangesIn } from "./write-chunk.server";

export type ChangeResult = {
  result: "added" | "changed" | "unchanged" | "refused";
  problems: ChangeProblem[];
};

export type Decisions = {
  /** Decides whose value stands where both the portal and the program have changed one; otherwise the change is refused. */
  conflicts?: "program" | "here";
  /** Payments may become less than is recorded. */
  backwards: boolean;
};

const refusedFor = (problems: ChangeProblem[]): ChangeResult => ({ result: "refused", problems });

async function existing(tx: Tx, numbers: number[]): Promise<number[]> {
  const rows = await tx
    .select({ number: members.memberNumber })
    .from(members)
    .where(inArray(members.memberNumber, numbers));
  return rows.map(({ number }) => number);
}

type Good = { positions: number[]; facts: Facts; isNew: boolean };
type Verdict = Good | { positions: number[]; problems: ChangeProblem[][] };

/** Judges the values word by word as the lines of a file. */
async function judgeValues(tx: Tx, changes: readonly SentChange[], read: ReadChange[]): Promise<Verdict[]> {
  const numbers = read.flatMap(({ memberNumber }) => memberNumber ?? []);
  const known = await judgeTerms(await existing(tx, numbers), tx);
  const hasMonthFirst = changes.some(
    ({ REG_DATE }) => typeof REG_DATE === "string" && isMonthFirst(REG_DATE),
  );
  const check = createRowChecker({ ...known, merged: await findMerged(tx), hasMonthFirst });
  const unreadable = changes.map(unreadableFields);
  return read.map((one) => {
    const positions = positionsOf(one);
    const verdict = check(one.row);
    const rejects = "rejects" in verdict ? verdict.rejects : [];
    const problems = positions.map((position): ChangeProblem[] => [
      ...unreadable[position]!,
      ...rejects
        .filter(({ line }) => line - 1 === position)
        .map(({ column, reason }) => ({ field: column, code: reason })),
    ]);
    if ("facts" in verdict && problems.every((some) => !some.length))
      return { positions, facts: verdict.facts, isNew: !known.members.has(verdict.facts.memberNumber) };
    const otherLine: ChangeProblem = { field: "DOC_NO", code: "other-line" };
    return { positions, problems: problems.map((some) => (some.length ? some : [otherLine])) };
  });
}

/** A change that is right, with what it changes now. */
export type Compared = Good & {
  changed: FieldChanges;
  duesChanged: FieldChanges;
  conflicts: string[];
  /** True if the change gives another status to a member who has died. */
  endsDeath: boolean;
};

async function compare(tx: Tx, good: Good[]): Promise<Compared[]> {
  const rows = factRows(good.map(({ facts, isNew }) => ({ ...facts, isNew })));
  const found = await tx.execute<{ number: number; changed: FieldChanges; conflicts: string[] }>(
    sql`select member_number as number, changed, conflicts from (${changesIn(rows)}) c`,
  );
  const paid = await tx.execute<{ number: number; changed: FieldChanges }>(
    sql`select member_number as number, changed from (${duesChangesIn(rows)}) c`,
  );
  const deceased = await tx.execute<{ number: number }>(
    sql`select member_number as number from (${deceasedIn(rows)}) c`,
  );
  const endsDeath = new Set(deceased.map(({ number }) => number));
  const people = new Map(found.map((row) => [row.number, row]));
  const dues = new Map(paid.map((row) => [row.number, row.changed]));
  return good.map((one) => {
    const { changed = {}, conflicts = [] } = people.get(one.facts.memberNumber) ?? {};
    const duesChanged = dues.get(one.facts.memberNumber) ?? {};
    return { ...one, changed, conflicts, duesChanged, endsDeath: endsDeath.has(one.facts.memberNumber) };
  });
}

const without = (changed: FieldChanges, fields: string[]): FieldChanges =>
  Object.fromEntries(Object.entries(changed).filter(([field]) => !fields.includes(field)));

/** Returns why a change is refused although its values are right. */
function refusalOf({ conflicts, duesChanged, endsDeath }: Compared, decisions: Decisions): ChangeProblem[] {
  const undecided = decisions.conflicts ? [] : conflicts;
  const back = !decisions.backwards && goesBack(duesChanged) ? Object.keys(duesChanged) : [];
  return [
    ...(endsDeath ? [{ field: "WORK_STATUS", code: "deceased" } as const] : []),
    ...undecided.map((field): ChangeProblem => ({ field: columnOfField[field]!, code: "conflict" })),
    ...back.map((field): ChangeProblem => ({ field: columnOfField[field]!, code: "backwards" })),
  ];
}

export const resultOf = ({ isNew, changed, duesChanged }: Compared): ChangeResult["result"] => {
  if (isNew) return "added";
  return Object.keys({ ...changed, ...duesChanged }).length ? "changed" : "unchanged";
};

/**
 * Judges changes and compares those that are right with the register as it is now. `results` has one for each change;
 * `accepted` are the members whom they are about.
 */
export async function judgeChanges(
  tx: Tx,
  { changes, read, decisions }: { changes: readonly SentChange[]; read: ReadChange[]; decisions: Decisions },
): Promise<{ results: ChangeResult[]; accepted: Compared[] }> {
  const results: ChangeResult[] = Array.from({ length: changes.length });
  const good: Good[] = [];
  for (const found of await judgeValues(tx, changes, read)) {
    if ("facts" in found) good.push(found);
    else
      for (const [nth, position] of found.positions.entries())
        results[position] = refusedFor(found.problems[nth]!);
  }
  const accepted: Compared[] = [];
  for (const compared of good.length ? await compare(tx, good) : []) {
    const problems = refusalOf(compared, decisions);
    const kept = decisions.conflicts === "here" ? compared.conflicts : [];
    const one = { ...compared, changed: without(compared.changed, kept) };
    if (!problems.length) accepted.push(one);
    const result = problems.length ? refusedFor(problems) : { result: resultOf(one), problems };
    for (const position of one.positions) results[position] = result;
  }
  return { results, accepted };
}
