import { createHash } from "node:crypto";
import { type Submission, submissionOf } from "~/domain/submissions/submission";

const ANYONE = { id: "anyone" };

/**
 * A sheet as a submission whose stored hash tells nothing of it: sealed with the one-time id, which is stored nowhere.
 * Unsealed, one could find a comment's scores by trying all 81.
 */
export async function sealedSubmission(form: FormData): Promise<Submission> {
  const submission = await submissionOf(form, "survey", ANYONE);
  const sealed = createHash("sha256").update(JSON.stringify([submission.id, submission.bodyHash]));
  return { ...submission, bodyHash: sealed.digest("base64url") };
}
