import type { PaperRefusal } from "~/domain/internships/papers.server";

/** The form field of papers. */
export const PAPERS = "papers";
/** The `id` of their field. */
export const PAPERS_FIELD = "papers-field";

/** A paper that was not kept, by its own name, and why. */
export type RefusedPaper = { name: string; because: PaperRefusal | "failed" };

/** What a sending of papers came to when not all of them were kept. */
export type RefusedPapers = { kept: number; refused: RefusedPaper[]; sentence: string | null };
