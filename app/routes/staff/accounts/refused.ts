import type { Answer } from "~/forms/parse-form";

/** Why the page is shown again: what was wrong with the create form, or the sentence about another change. */
export type RefusedAccounts = { answer: Answer | null; sentence: string | null };
