import type { ActionFunctionArgs } from "@remix-run/node";
import type { OpenTo, Who } from "~/addresses/address";
import { internship } from "~/addresses/internship";
import { stagedFiles } from "~/addresses/public";
import { type AddressMatch, matchOf } from "~/addresses/site-map";
import { formOf } from "~/addresses/uploads";
import { readDraftToken } from "~/auth/draft-cookie.server";
import { admitVisitor, handler } from "~/auth/handler.server";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import { isUsed } from "~/content/current-edition";
import { deleteStaged, type Owner, StagedFile, stageFile } from "~/domain/files/staged-files.server";
import { findOwnApplication } from "~/domain/internships/application.server";
import { ownerOf } from "~/domain/internships/draft-papers.server";
import { findDraft } from "~/domain/internships/drafts.server";
import { acceptsPapers } from "~/domain/internships/papers.server";
import { readReceiptSegment } from "~/domain/internships/receipt-link.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { filesIn } from "~/domain/photos/checked-photo.server";
import { readForm } from "~/forms/read-body.server";
import { MAX_FILE_BYTES } from "~/platform/file-limits";

/** Keeps one file until the form that it belongs to comes and names it, or forgets some that are given up. */
export const action = handler(stagedFiles.stage, async ({ request, context }) => {
  const over = await overRateLimit("stagedFiles", context);
  if (over) throw tooManyRequests(over);
  const sender = await senderOf({ request, context });
  const form = await readForm(request, { filesFrom: sender });
  const givenUp = form.getAll("give_up").filter((sent) => sent instanceof StagedFile);
  await deleteStaged(givenUp);
  const [file, ...more] = filesIn(form, "file");
  if (!file) return answer(givenUp.length ? 200 : 400);
  if (more.length) return answer(400);
  if (file.size > MAX_FILE_BYTES) return answer(413);
  const staged = await stageFile(sender, file);
  return staged ? answer(201, { staged }) : answer(429);
});

export const loader = handler(
  stagedFiles.stage,
  () => new Response(null, { status: 405, headers: { Allow: "POST" } }),
);

const answer = (status: number, body: object = {}) => Response.json(body, { status });

type StagingRequest = Pick<ActionFunctionArgs, "request" | "context">;

const isOf = <Login extends Who["login"]>(who: Who, login: Login): who is OpenTo<Login> & { login: Login } =>
  who.login === login;

/**
 * Returns the sender if they may submit the form that the file is for. Throws what that page would answer, or 404 if no
 * form accepts files.
 */
async function senderOf({ request, context }: StagingRequest): Promise<Owner> {
  const match = matchOf({ request, context });
  const form = match && formOf(match);
  if (form?.address.takes !== "files" || !isUsed(form.address.use)) throw new Response(null, { status: 404 });
  const { address } = form;
  const { who } = address;
  if (isOf(who, "staff")) {
    const { staff } = await admitVisitor(request, { ...address, who });
    return { kind: "staff", id: staff.id };
  }
  if (isOf(who, "doctor")) {
    const { doctor } = await admitVisitor(request, { ...address, who });
    return { kind: "doctor", id: doctor.memberNumber };
  }
  return applicantOf(form, { request, context });
}

async function applicantOf(
  { address, params }: AddressMatch,
  { request, context }: StagingRequest,
): Promise<Owner> {
  if (address === internship.papers) {
    const draft = await findDraft(readDraftToken(request));
    if (!draft) throw new Response(null, { status: 404 });
    return ownerOf(draft);
  }
  const id = readReceiptSegment(params.link);
  const application = id ? await findOwnApplication(id) : null;
  if (!application) {
    const over = await overRateLimit("wrongReceiptLink", context);
    throw over ? tooManyRequests(over) : new Response(null, { status: 404 });
  }
  if (!acceptsPapers(application)) throw new Response(null, { status: 409 });
  return { kind: "applicant", id: application.id };
}
