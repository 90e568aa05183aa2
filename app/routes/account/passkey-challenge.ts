import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { account } from "~/addresses/accounts";
import { challengeForNew } from "~/auth/own-passkeys.server";
import { visit } from "~/auth/visit.server";
import { ownPasskeys } from "./own-passkeys";

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await visit(request, account.passkeyChallenge);
  return redirect(ownPasskeys(who).list);
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await visit(request, account.passkeyChallenge);
  return challengeForNew(request, ownPasskeys(who));
}
