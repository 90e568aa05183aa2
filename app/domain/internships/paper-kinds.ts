import { JORDAN } from "~/content/reference/countries/index";

export const paperKinds = ["identity", "degree", "school", "equivalence", "photo"] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isPaperKind = (text: unknown): text is PaperKind => paperKinds.includes(text as PaperKind);

type Paper = { kind: PaperKind | null };

/** Returns the required papers: a degree from Jordan needs no equivalence. */
export const neededPapers = ({ degreeCountry }: { degreeCountry: number }): PaperKind[] =>
  paperKinds.filter((kind) => kind !== "equivalence" || degreeCountry !== JORDAN);

/** Sorts the documents of an application by kind, and returns those of no kind separately. */
export function papersByKind<Of extends Paper>(application: { degreeCountry: number }, papers: Of[]) {
  const needed = neededPapers(application);
  return {
    places: needed.map((kind) => ({ kind, papers: papers.filter((paper) => paper.kind === kind) })),
    others: papers.filter(({ kind }) => !kind || !needed.includes(kind)),
  };
}
