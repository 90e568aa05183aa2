import { internship } from "~/addresses/internship";
import { readDraftToken } from "~/auth/draft-cookie.server";
import { handler } from "~/auth/handler.server";
import { autosaveDraft } from "~/domain/internships/drafts.server";
import { applicationFields } from "~/domain/internships/fields";
import { readForm } from "~/forms/read-body.server";
import { openDraftOf } from "./draft.server";
import { readSent } from "./sent-form";

const answer = (status: number) => new Response(null, { status });

/** Saves automatically into the draft that the page shows; sends no email, and never reopens a closed draft. */
export const action = handler(internship.keep, async ({ request }) => {
  const sent = readSent(await readForm(request), applicationFields);
  const token = readDraftToken(request);
  if (!token || !(await openDraftOf(sent, request))) return answer(409);
  return answer((await autosaveDraft(token, sent.values)) ? 204 : 409);
});

export const loader = handler(internship.keep, () => answer(405));
