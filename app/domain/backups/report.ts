export class BackupRefused extends Error {
  override name = "BackupRefused";
}

export type Tell = (step: "database" | "rows" | "files" | "checking" | "verifying", count?: number) => void;

const MOST = 5;

export const firstFew = (names: string[]): string =>
  names.slice(0, MOST).join(", ") + (names.length > MOST ? ` and ${names.length - MOST} more` : "");
