import type { LoginKind } from "~/domain/accounts/identities";
import { readForm } from "~/forms/read-form.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { forgetSession } from "./session-cookies.server";
import { leaving, signOut } from "./sign-in.server";

/**
 * Answers a logout, also while the site is read only. Where the session cannot be ended on the server, the browser forgets
 * it all the same, since the next person at it may be somebody else, and its reader is told.
 */
export async function answerSignOut(kind: LoginKind, request: Request, to: string): Promise<Response> {
  await readForm(request, { evenReadOnly: true });
  try {
    const headers = await signOut(kind, request);
    return await redirectWithFlash(request, to, { kind: "success", key: "auth:signed-out" }, headers);
  } catch (error) {
    log.error("a session could not be ended", describeError(error));
    const headers = leaving();
    headers.append("Set-Cookie", await forgetSession(kind, request));
    return redirectWithFlash(request, to, { kind: "error", key: "auth:sign-out-failed" }, headers);
  }
}
