/** Of the lines of a file: how many could be taken, and what they did to the members. */
export type ImportCounts = {
  lines: number;
  good: number;
  rejected: number;
  added: number;
  updated: number;
  unchanged: number;
};

/** How far an import is, in lines read or steps of writing done. */
export type ImportProgress = { doing: "reading" | "writing"; done: number; of: number };
