/** What is told while it lasts: a step that begins, with how much there is to do. */
export type Tell = (step: "database" | "rows" | "files" | "checking" | "verifying", count?: number) => void;
