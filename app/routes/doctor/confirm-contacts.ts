import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { confirmContacts } from "~/domain/members/contacts.server";
import { parseId } from "~/fields/id";
import { submit } from "~/forms/submit.server";

const HOME = href(doctorPortal.dashboard);

export const loader = handler(doctorPortal.confirmContacts, () => redirect(HOME));

export const action = handler(doctorPortal.confirmContacts, ({ request, doctor: { memberNumber } }) =>
  submit(request, {
    form: "confirm-contacts",
    by: { id: String(memberNumber) },
    read: (form) => ({
      value: { version: parseId(String(form.get("version"))) },
      refuse: () => redirect(HOME),
    }),
    write: ({ version }, submission) => confirmContacts(memberNumber, { version, submission }),
    answer: (outcome) =>
      outcome === "confirmed"
        ? { to: HOME, say: "standing:contacts.confirmed" }
        : { to: HOME, say: "standing:contacts.changed", kind: "error" },
  }),
);
