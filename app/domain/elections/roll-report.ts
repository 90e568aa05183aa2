import type { Reject } from "./judge-roll";

const countNames = ["lines", "good", "added", "moved", "removed", "unchanged", "staying"] as const;
export type RollCounts = Record<(typeof countNames)[number], number>;

/** What a check of a roll found, as it is kept with the import. */
export type RollReport = {
  counts: RollCounts;
  rejected: number;
  /** Of who is added, moved where and removed, whatever their number. */
  changesHash?: string;
  /** The first rejected lines; `rejected` says how many there are. */
  rejects: Reject[];
  ignored: string[];
  encoding: string;
  /** Whether the file says where each voter votes. */
  hasCentres: boolean;
  /** For the first roll of an election: how many members the register had, all of whom were on the roll until then. */
  register: number | null;
};

export const MOST_LISTED = 500;

/** The figures that a person confirms, as one word: where they have changed since, the confirmation is not taken. */
export const figuresOf = ({
  counts,
  rejected,
  changesHash = "",
}: Pick<RollReport, "counts" | "rejected" | "changesHash">): string =>
  [...countNames.map((name) => counts[name]), rejected, changesHash].join("-");
