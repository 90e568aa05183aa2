import { SubmissionId } from "~/forms/submission";
import { DRAFT_MARK } from "./sent-form";
import type { ShownForm } from "./shown-form";

/** What tells one page of the form from another: its one-time id, and the mark of the draft that it shows. */
export const PageMarks = ({ submissionId, mark }: Pick<ShownForm, "submissionId" | "mark">) => (
  <>
    <SubmissionId id={submissionId} />
    {mark ? <input type="hidden" name={DRAFT_MARK} value={mark} /> : null}
  </>
);
