import { redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { newPasskeyChallenge } from "~/auth/own-passkeys.server";
import { ownPasskeys } from "./own-passkeys";

export const loader = handler(account.passkeyChallenge, (visit) => redirect(ownPasskeys(visit).list));

export const action = handler(account.passkeyChallenge, (visit) =>
  newPasskeyChallenge(visit.request, ownPasskeys(visit)),
);
