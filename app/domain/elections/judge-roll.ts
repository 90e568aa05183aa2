import { parseMemberNumber } from "~/domain/members/member-number";
import { latinDigits } from "~/i18n/digits";
import { shownValue } from "~/platform/shown-value";

/** A line of a roll as it stands in the file; `centre` is null where the file has no such column. */
export type RollLine = { line: number; number: string; centre: string | null };

export type RejectReason = "not-a-number" | "unknown-member" | "twice" | "unknown-centre";
/** A line that cannot be taken and why; `firstLine` is where the same member stands first. */
export type Reject = { line: number; value: string; because: RejectReason; firstLine?: number };

/** The centre of each voter by member number: its id, null for none, undefined to leave it as it is. */
export type WantedRoll = Map<number, number | null | undefined>;

type Register = { members: ReadonlySet<number>; centres: ReadonlyMap<number, number> };

/** The member numbers that a roll names, known or not. */
export function numbersIn(lines: RollLine[]): number[] {
  const numbers = new Set<number>();
  for (const { number } of lines) {
    const read = parseMemberNumber(number);
    if ("memberNumber" in read) numbers.add(read.memberNumber);
  }
  return [...numbers];
}

function centreIn(written: string | null, centres: Register["centres"]) {
  if (written === null) return undefined;
  const code = latinDigits(written).replace(/[\s\p{Cf}]/gu, "");
  if (!code) return null;
  return /^\d{1,9}$/.test(code) ? (centres.get(Number(code)) ?? "unknown") : "unknown";
}

/**
 * Which lines of a roll can be taken, and which not: the number must be one, of a member of the register, for the
 * first time in the file; the centre, where one is named, one of this election's by its code.
 */
export function judgeRoll(lines: RollLine[], { members, centres }: Register) {
  const wanted: WantedRoll = new Map();
  const rejects: Reject[] = [];
  const firstLines = new Map<number, number>();
  for (const { line, number, centre } of lines) {
    const reject = (because: RejectReason, value = number, more = {}) =>
      rejects.push({ line, value: shownValue(value), because, ...more });
    const read = parseMemberNumber(number);
    if (!("memberNumber" in read)) {
      reject(read.problem === "nobodys" ? "unknown-member" : "not-a-number");
      continue;
    }
    const { memberNumber } = read;
    const firstLine = firstLines.get(memberNumber);
    const centreId = centreIn(centre, centres);
    if (!members.has(memberNumber)) reject("unknown-member");
    else if (firstLine !== undefined) reject("twice", number, { firstLine });
    else if (centreId === "unknown") reject("unknown-centre", centre ?? "");
    else wanted.set(memberNumber, centreId);
    if (firstLine === undefined) firstLines.set(memberNumber, line);
  }
  return { wanted, rejects };
}
