import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { signOut } from "~/auth/sign-in.server";
import { visit } from "~/auth/visit.server";
import { endSessionsOf } from "~/domain/accounts/sessions.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, doctorPortal.endAllSessions);
  return redirect("/dr-dashboard/sessions");
}

export async function action({ request }: ActionFunctionArgs) {
  const { doctor } = await visit(request, doctorPortal.endAllSessions);
  await readForm(request);
  await endSessionsOf("doctor", String(doctor.memberNumber));
  const headers = await signOut("doctor", request);
  return redirectWithFlash(request, "/", { kind: "success", key: "portal:sessions.signed-out" }, headers);
}
