import type { Answer } from "~/fields/parse-form";

const TAKEN = "register-office:taken";
const STRAY = "register-office:stray";

type RefusedNumber = { reason: "taken" | "stray"; next: number };

/** Returns the problem of an association number that cannot be given, for the field DOC_NO. */
export const numberProblem = ({ reason, next }: RefusedNumber) => ({
  fields: { DOC_NO: [reason === "taken" ? TAKEN : `${STRAY}?${next}`] },
});

const problemOf = (answer: Answer | undefined): string => answer?.error?.DOC_NO?.[0] ?? "";

/** Puts the next number into the form if the typed one is taken. */
export function withNextNumber(answer: Answer | undefined, next: string): Answer | undefined {
  if (problemOf(answer) !== TAKEN) return answer;
  return { ...answer, initialValue: { ...answer?.initialValue, DOC_NO: next } };
}

/** Confirms a number far from the series by sending it a second time. */
export function ConfirmStrayNumber({ answer }: { answer: Answer | undefined }) {
  if (!problemOf(answer).startsWith(STRAY)) return null;
  return <input type="hidden" name="stray_number" value={String(answer?.initialValue?.DOC_NO ?? "")} />;
}
