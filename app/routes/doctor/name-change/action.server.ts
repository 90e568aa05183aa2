import { data } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { isGone } from "~/domain/files/staged-files.server";
import { isSameName, nameChangeInput } from "~/domain/name-changes/input";
import { type AskOutcome, askForNames, hasNameChangeWaiting } from "~/domain/name-changes/requests.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import { type Answered, findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PaperRefused, type PreparedPaper, preparePaper } from "~/platform/papers.server";

export type RefusedRequest = { answer: Answer; sentDocument: boolean };

const reasons = {
  "too-large": "names:errors.document-too-large",
  "invalid-type": "names:errors.invalid-document",
};

async function readPaper(form: FormData): Promise<PreparedPaper | { problem: string }> {
  const [file, ...others] = filesIn(form, "document");
  if (!file) return { problem: "names:errors.document-missing" };
  if (others.length) return { problem: "sent-twice" };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isGone(file, bytes) ? { problem: "file-gone" } : await preparePaper(file.name, bytes);
  } catch (error) {
    if (!(error instanceof PaperRefused)) throw error;
    return { problem: reasons[error.code] };
  }
}

const HERE = "/dr-dashboard/name-change";

const oneWaiting = (request: Request) =>
  redirectWithFlash(request, HERE, { kind: "error", key: "names:one-waiting" });

function told(request: Request, { outcome, changed }: Answered<AskOutcome>) {
  if (!outcome.done) return oneWaiting(request);
  if (changed) return redirectWithFlash(request, HERE, { kind: "error", key: "forms:sent-before" });
  return redirectWithFlash(request, HERE, { kind: "success", key: "names:sent" });
}

/** Takes a doctor's request for other names; texts and paper are checked together, so that all problems are named. */
export async function requestNameChange(request: Request, { memberNumber, name }: Doctor, form: FormData) {
  const submission = await submissionOf(form, "name-change", { id: String(memberNumber) });
  return serialize(submission, async () => {
    const earlier = await findOutcome<AskOutcome>(submission);
    if (earlier) return told(request, earlier);
    if (await hasNameChangeWaiting(memberNumber)) return oneWaiting(request);
    const { value, refuse } = parseForm(form, nameChangeInput);
    const paper = await readPaper(form);
    const refused = (refusal: Refusal, status = 422) =>
      data<RefusedRequest>({ answer: refuse(refusal), sentDocument: !("problem" in paper) }, { status });
    const fields: Refusal["fields"] = "problem" in paper ? { document: [paper.problem] } : {};
    if (value && isSameName(value, { nameAr: name.ar, nameEn: name.en }))
      fields.DOC_NAME_A = ["names:errors.same"];
    if (!value || "problem" in paper || fields.DOC_NAME_A) return refused({ fields });
    try {
      return told(request, await askForNames(memberNumber, { asked: value, paper }, submission));
    } catch (error) {
      log.error("a request for other names could not be stored", describeError(error));
      return refused({ form: ["names:send-failed"] }, 503);
    }
  });
}
