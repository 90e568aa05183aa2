import { redirect } from "@remix-run/node";
import { passkeySignIn } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { passkeySignInAction } from "~/auth/passkey-sign-in.server";
import { may } from "~/auth/permissions";
import { doorOf } from "./door";

export const loader = handler(passkeySignIn.signIn, ({ request }) => redirect(doorOf(request)));

export const action = handler(passkeySignIn.signIn, (visit) =>
  doorOf(visit.request) === "/emp-portal"
    ? passkeySignInAction(
        {
          kind: "staff",
          login: "/emp-portal",
          homeOf: ({ role }) => (may(role, "dashboard.open") ? "/dashboard" : "/"),
          done: "auth:signed-in",
        },
        visit,
      )
    : passkeySignInAction(
        { kind: "doctor", login: "/dr-portal", homeOf: () => "/dr-dashboard", done: "auth:logged-in" },
        visit,
      ),
);
