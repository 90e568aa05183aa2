/** A backup or a restore cannot be; the message is the one line to print. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}

/** What is told while it lasts: a step that begins, with how much there is to do. */
export type Tell = (step: "database" | "rows" | "files" | "checking" | "verifying", count?: number) => void;

const MOST = 5;

/** Names in a sentence: the first five, and how many more there are. */
export const firstFew = (names: string[]): string =>
  names.slice(0, MOST).join(", ") + (names.length > MOST ? ` and ${names.length - MOST} more` : "");
