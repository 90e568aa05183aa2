import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { identityOf } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { signOut } from "~/auth/sign-in.server";
import { accountIdIn } from "~/domain/accounts/identities";
import { endSession } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

const LIST = href(doctorPortal.sessions);

export const loader = handler(doctorPortal.endSession, () => redirect(LIST));

export const action = handler(doctorPortal.endSession, async ({ request, params, doctor }) => {
  await readForm(request);
  const id = accountIdIn(params.id);
  const ended = id !== null && (await endSession("doctor", String(doctor.memberNumber), id));
  if (ended && !(await identityOf("doctor", request))) {
    const headers = await signOut("doctor", request);
    return redirectWithFlash(request, "/", { kind: "success", key: "auth:signed-out" }, headers);
  }
  const key = ended ? "accounts:own.session-ended" : "accounts:own.session-gone";
  return redirectWithFlash(request, LIST, { kind: "success", key });
});
