import { parseMemberNumberCell } from "~/domain/members/member-number";
import { readSpreadsheetNumber } from "~/fields/spreadsheet-number";
import { latinDigits } from "~/i18n";
import { cellSaid, reportValue } from "~/platform/csv";

export type RollLine = { line: number; number: string; centre: string | null };

type RejectReason = "not-a-number" | "digits-lost" | "unknown-member" | "twice" | "unknown-centre";
export type Reject = { line: number; value: string; reason: RejectReason; firstLine?: number };

/** By member number: the id of a centre, null for none, undefined to keep the present one. */
export type WantedRoll = Map<number, number | null | undefined>;

type Register = { members: ReadonlySet<number>; centres: ReadonlyMap<number, number> };

export function memberNumbersIn(lines: RollLine[]): number[] {
  const numbers = new Set<number>();
  for (const { number } of lines) {
    const read = parseMemberNumberCell(number);
    if ("memberNumber" in read) numbers.add(read.memberNumber);
  }
  return [...numbers];
}

function centreIn(written: string | null, centres: Register["centres"]) {
  if (written === null) return undefined;
  const cell = cellSaid(written);
  const number = readSpreadsheetNumber(cell);
  const code = number && "digits" in number ? number.digits : latinDigits(cell).replace(/[\s\p{Cf}]/gu, "");
  if (!code) return null;
  return /^\d{1,9}$/.test(code) ? (centres.get(Number(code)) ?? "unknown") : "unknown";
}

/** Accepts a line if its member is in the register and not yet in the file, and its centre belongs to this election. */
export function checkRollLines(lines: RollLine[], { members, centres }: Register) {
  const roll: WantedRoll = new Map();
  const rejects: Reject[] = [];
  const firstLines = new Map<number, number>();
  for (const { line, number, centre } of lines) {
    const reject = (reason: RejectReason, value = number, more = {}) =>
      rejects.push({ line, value: reportValue(value), reason, ...more });
    const read = parseMemberNumberCell(number);
    if (!("memberNumber" in read)) {
      if (read.problem === "digits-lost") reject("digits-lost");
      else reject(read.problem === "nobodys" ? "unknown-member" : "not-a-number");
      continue;
    }
    const { memberNumber } = read;
    const firstLine = firstLines.get(memberNumber);
    const centreId = centreIn(centre, centres);
    if (!members.has(memberNumber)) reject("unknown-member");
    else if (firstLine !== undefined) reject("twice", number, { firstLine });
    else if (centreId === "unknown") reject("unknown-centre", centre ?? "");
    else roll.set(memberNumber, centreId);
    if (firstLine === undefined) firstLines.set(memberNumber, line);
  }
  return { roll: roll, rejects };
}

/** `acted` is true if a mark is on record, even one that was undone. */
export type PresentVoter = { memberNumber: number; centreId: number | null; acted: boolean };
type Placed = { memberNumber: number; centreId: number | null };

export type RollChanges = {
  added: Placed[];
  moved: Placed[];
  removed: number[];
  unchanged: number;
  staying: number;
};

/** Returns the changes that turn the present roll into the wanted one; marked voters are never removed. */
export function rollChanges(present: Iterable<PresentVoter>, roll: WantedRoll): RollChanges {
  const changes: RollChanges = { added: [], moved: [], removed: [], unchanged: 0, staying: 0 };
  const seen = new Set<number>();
  for (const { memberNumber, centreId, acted } of present) {
    seen.add(memberNumber);
    if (!roll.has(memberNumber)) {
      if (acted) changes.staying++;
      else changes.removed.push(memberNumber);
      continue;
    }
    const to = roll.get(memberNumber);
    if (to === undefined || to === centreId) changes.unchanged++;
    else changes.moved.push({ memberNumber, centreId: to });
  }
  for (const [memberNumber, centreId] of roll)
    if (!seen.has(memberNumber)) changes.added.push({ memberNumber, centreId: centreId ?? null });
  return changes;
}

const countNames = ["lines", "good", "added", "moved", "removed", "unchanged", "staying"] as const;
export type RollCounts = Record<(typeof countNames)[number], number>;

export type RollReport = {
  counts: RollCounts;
  rejected: number;
  changesHash?: string;
  rejects: Reject[];
  ignored: string[];
  encoding: string;
  hasCentres: boolean;
  /** Lines with text, including the heading; missing in older reports. */
  linesInFile?: number;
  /** Set for the first roll of an election: the number of members who were on the roll until then. */
  register: number | null;
};

export const MAX_LISTED = 500;

/** The confirmation is refused if these figures have changed since. */
export const figuresOf = ({
  counts,
  rejected,
  changesHash = "",
}: Pick<RollReport, "counts" | "rejected" | "changesHash">): string =>
  [...countNames.map((name) => counts[name]), rejected, changesHash].join("-");
