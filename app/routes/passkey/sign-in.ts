import { redirect } from "@remix-run/node";
import { passkeySignIn } from "~/addresses/accounts";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { passkeySignInAction } from "~/auth/passkey-sign-in.server";
import { may } from "~/auth/permissions";
import { portalOf } from "./door";

export const loader = handler(passkeySignIn.signIn, ({ request }) => redirect(portalOf(request)));

export const action = handler(passkeySignIn.signIn, (visit) =>
  portalOf(visit.request) === href(office.signIn)
    ? passkeySignInAction(
        {
          kind: "staff",
          login: href(office.signIn),
          homeOf: ({ role }) => (may(role, "dashboard.open") ? href(office.dashboard) : "/"),
          done: "auth:signed-in",
        },
        visit,
      )
    : passkeySignInAction(
        {
          kind: "doctor",
          login: href(doctorPortal.signIn),
          homeOf: () => href(doctorPortal.dashboard),
          done: "auth:logged-in",
        },
        visit,
      ),
);
