import { mailState, type OutboxFigures } from "~/domain/outbox/mail-state";

/** `well`: in order; `soon`: needs attention; `now`: keeps the site from working. */
export type Level = "well" | "soon" | "now";

export const parts = ["disk", "database", "outbox", "backup"] as const;
export type Part = (typeof parts)[number];

export type Readings = {
  disk: { state: "fine" | "low" | "full"; known: boolean };
  /** In milliseconds; null if the database does not answer. */
  databaseDelay: number | null;
  storage: boolean;
  canSend: boolean;
  letters: OutboxFigures | null;
  backupHours: number | null;
};

export const OLD_HOURS = 26;
export const SLOW_MS = 250;

function stateOfDatabase({ databaseDelay, storage, disk }: Readings): "fine" | "slow" | "away" | "no-files" {
  if (databaseDelay === null) return "away";
  if (!storage && disk.state !== "full") return "no-files";
  return databaseDelay < SLOW_MS ? "fine" : "slow";
}

function stateOfOutbox({ canSend, letters }: Readings): "fine" | "off" | "failing" | "failed" | "unknown" {
  if (!letters) return "unknown";
  const mail = mailState(canSend, letters);
  if (mail !== "working") return mail;
  return letters.failed ? "failed" : "fine";
}

function stateOfBackup({ backupHours }: Readings): "fine" | "old" | "none" {
  if (backupHours === null) return "none";
  return backupHours < OLD_HOURS ? "fine" : "old";
}

export const statesOf = (readings: Readings) => ({
  disk: readings.disk.known ? readings.disk.state : ("unknown" as const),
  database: stateOfDatabase(readings),
  outbox: stateOfOutbox(readings),
  backup: stateOfBackup(readings),
});

export type States = ReturnType<typeof statesOf>;

const urgent: string[] = ["full", "away", "no-files", "failing"];

export function levelOf(state: States[Part]): Level {
  if (state === "fine") return "well";
  return urgent.includes(state) ? "now" : "soon";
}
