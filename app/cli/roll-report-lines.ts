import type { Reject } from "~/domain/elections/judge-roll";
import type { RollCounts } from "~/domain/elections/roll-report";

const reasons: Record<Reject["because"], (first?: number) => string> = {
  "not-a-number": () => "no association number",
  "unknown-member": () => "nobody in the register has this number",
  twice: (first) => `a second time; first on line ${first}`,
  "unknown-centre": () => "no polling centre has this code",
};

/** A rejected line: where, what, why. */
export const rejectLine = ({ line, value, because, firstLine }: Reject) =>
  `Line ${line}  ${JSON.stringify(value)}  ${reasons[because](firstLine)}`;

/** The figures of a roll, one line. */
export const countsLine = (counts: RollCounts, rejected: number) =>
  [
    `${counts.lines} lines`,
    `${counts.good} good`,
    `${rejected} rejected`,
    `${counts.added} added`,
    `${counts.moved} moved`,
    `${counts.removed} removed`,
    `${counts.unchanged} unchanged`,
    `${counts.staying} kept because marked`,
  ].join(", ");
