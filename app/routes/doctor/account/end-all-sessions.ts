import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { signOut } from "~/auth/sign-in.server";
import { endSessionsOf } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export const loader = handler(doctorPortal.endAllSessions, () => redirect(href(doctorPortal.sessions)));

export const action = handler(doctorPortal.endAllSessions, async ({ request, doctor }) => {
  await readForm(request);
  await endSessionsOf("doctor", String(doctor.memberNumber));
  const headers = await signOut("doctor", request);
  return redirectWithFlash(request, "/", { kind: "success", key: "portal:sessions.signed-out" }, headers);
});
