/** Under what a page lists a document; what is under nothing is among the others. */
export const documentGroups = ["law", "regulation", "instruction", "medical-fees", "other"] as const;
export type DocumentGroup = (typeof documentGroups)[number];
