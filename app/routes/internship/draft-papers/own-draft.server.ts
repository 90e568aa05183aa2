import { readDraftToken } from "~/auth/draft-cookie.server";
import { turnAway } from "~/platform/flash.server";
import { FORM } from "../addresses";
import { findOpenDraft } from "../form.server";

/** The draft that this browser has open. Throws the way back to the form. */
export async function ownDraft(request: Request) {
  const token = readDraftToken(request);
  const { draft, failed } = await findOpenDraft(request);
  if (token && draft) return { draft, token };
  throw await lost(request, failed);
}

export const lost = (request: Request, failed = false) =>
  turnAway(request, FORM, {
    kind: "error",
    key: failed ? "internship:draft.not-read" : "internship:steps.lost",
  });
