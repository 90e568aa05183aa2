const ENCODINGS = ["utf-8", "windows-1256"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** How every command that takes a CSV file is told to try it, to leave its bad lines out, and to read its letters. */
export const csvFileOptions = {
  "dry-run": { type: "boolean" },
  "skip-bad": { type: "boolean" },
  encoding: { type: "string" },
} as const;
export const csvFileChoices = { encoding: ENCODINGS };
