import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import type { Doctor } from "~/auth/guards.server";
import { isGone } from "~/domain/files/staged-files.server";
import { isSameName, nameChangeInput } from "~/domain/name-changes/input";
import { hasNameChangeWaiting, requestNames } from "~/domain/name-changes/requests.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import type { Answer, Refusal } from "~/fields/parse-form";
import { type AnswerOptions, readBySchema, submit } from "~/forms/submit.server";
import { turnAway } from "~/platform/flash.server";
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

const HERE = href(doctorPortal.nameChange);

const ONE_WAITING = "names:one-waiting";

/** Reads names and paper together, so that all their problems are named at once. */
async function readRequest(form: FormData, { name }: Doctor) {
  const paper = await readPaper(form);
  const { value, refuse } = readBySchema<typeof nameChangeInput, RefusedRequest, AnswerOptions>(
    form,
    nameChangeInput,
    {
      show: (answer) => ({ answer, sentDocument: !("problem" in paper) }),
    },
  );
  const fields: Refusal["fields"] = "problem" in paper ? { document: [paper.problem] } : {};
  if (value && isSameName(value, { nameAr: name.ar, nameEn: name.en }))
    fields.DOC_NAME_A = ["names:errors.same"];
  if (!value || "problem" in paper || fields.DOC_NAME_A)
    return { value: null, refuse: () => refuse({ fields }) };
  return { value: { input: value, paper }, refuse };
}

/** Takes a doctor's request for other names. */
export async function requestNameChange(request: Request, doctor: Doctor) {
  const { memberNumber } = doctor;
  return submit(request, {
    form: "name-change",
    by: { id: String(memberNumber) },
    filesFrom: { kind: "doctor", id: memberNumber },
    read: async (form) => {
      if (await hasNameChangeWaiting(memberNumber))
        throw await turnAway(request, HERE, { kind: "error", key: ONE_WAITING });
      return readRequest(form, doctor);
    },
    write: (input, submission) => requestNames(memberNumber, input, submission),
    answer: ({ done }) =>
      done ? { to: HERE, say: "names:sent" } : { to: HERE, say: ONE_WAITING, kind: "error" },
    sentBefore: "forms:sent-before",
    failed: { log: "failed to store a name change request", say: "names:send-failed" },
  });
}
