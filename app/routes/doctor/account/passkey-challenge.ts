import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { challengeForNew } from "~/auth/own-passkeys.server";
import { visit } from "~/auth/visit.server";
import { ownPasskeys } from "./own-passkeys";

export async function loader({ request }: LoaderFunctionArgs) {
  const who = await visit(request, doctorPortal.passkeyChallenge);
  return redirect(ownPasskeys(who).list);
}

export async function action({ request }: ActionFunctionArgs) {
  const who = await visit(request, doctorPortal.passkeyChallenge);
  return challengeForNew(request, ownPasskeys(who));
}
