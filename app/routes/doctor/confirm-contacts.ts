import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { handler } from "~/auth/handler.server";
import { confirmContacts } from "~/domain/members/contacts.server";
import { submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";

const HOME = "/dr-dashboard";

export const loader = handler(doctorPortal.confirmContacts, () => redirect(HOME));

export const action = handler(doctorPortal.confirmContacts, async ({ request, doctor }) => {
  const form = await readForm(request);
  const { outcome } = await confirmContacts(doctor.memberNumber, {
    version: parseId(String(form.get("version"))),
    submission: await submissionOf(form, "confirm-contacts", { id: String(doctor.memberNumber) }),
  });
  return redirectWithFlash(
    request,
    HOME,
    outcome === "confirmed"
      ? { kind: "success", key: "standing:contacts.confirmed" }
      : { kind: "error", key: "standing:contacts.changed" },
  );
});
