import { redirect } from "@remix-run/node";
import { passkeySignIn } from "~/addresses/accounts";
import { handler } from "~/auth/handler.server";
import { authenticationOptions } from "~/auth/passkeys.server";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { readForm } from "~/forms/read-body.server";
import { translator } from "~/i18n";
import { portalOf } from "./door";

export const loader = handler(passkeySignIn.challenge, ({ request }) => redirect(portalOf(request)));

/** Answers a script with the challenge that a passkey has to sign, or with the message to show. */
export const action = handler(passkeySignIn.challenge, async ({ request, context, language }) => {
  await readForm(request);
  const over = await overRateLimit("passkey", context);
  const headers = { "Cache-Control": "no-store" };
  if (!over) return Response.json({ publicKey: await authenticationOptions(request) }, { headers });
  const later = retryAfterOf(over, language);
  const say = translator(language, "auth")("locked", later?.words);
  return Response.json({ say }, { status: 429, headers: { ...headers, ...later?.headers } });
});
