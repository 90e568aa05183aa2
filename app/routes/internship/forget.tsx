import { redirect } from "@remix-run/node";
import { internship } from "~/addresses/internship";
import { noDraftCookie, readDraftToken } from "~/auth/draft-cookie.server";
import { handler } from "~/auth/handler.server";
import { closeDraftOnDevice } from "~/domain/internships/drafts.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { FORM_PATH } from "./addresses";

/** Closes the draft on this device; whoever has its code opens it again. */
export const action = handler(internship.forget, async ({ request }) => {
  await readForm(request);
  const token = readDraftToken(request);
  const headers = new Headers({ "Set-Cookie": noDraftCookie(request) });
  try {
    if (token) await closeDraftOnDevice(token);
  } catch (error) {
    log.error("failed to close a draft on a device", describeError(error));
    return redirectWithFlash(
      request,
      FORM_PATH,
      { kind: "error", key: "internship:draft.not-forgotten" },
      headers,
    );
  }
  return redirectWithFlash(
    request,
    FORM_PATH,
    { kind: "success", key: "internship:draft.forgotten" },
    headers,
  );
});

export const loader = handler(internship.forget, () => redirect(FORM_PATH));
