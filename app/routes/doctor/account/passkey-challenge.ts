import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { handler } from "~/auth/handler.server";
import { newPasskeyChallenge } from "~/auth/own-passkeys.server";
import { ownPasskeys } from "./own-passkeys";

export const loader = handler(doctorPortal.passkeyChallenge, (visit) => redirect(ownPasskeys(visit).list));

export const action = handler(doctorPortal.passkeyChallenge, (visit) =>
  newPasskeyChallenge(visit.request, ownPasskeys(visit)),
);
