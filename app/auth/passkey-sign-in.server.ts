import type { ActionFunctionArgs } from "@remix-run/node";
import { findAccountBySubject } from "~/domain/accounts/accounts.server";
import type { IdentityOf } from "~/domain/accounts/identities";
import type { Owner } from "~/domain/accounts/owner.server";
import { acceptSignature } from "~/domain/accounts/passkeys.server";
import { enforceRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { counter } from "~/platform/metrics.server";
import { letIn } from "./let-in.server";
import { signedWith } from "./passkeys.server";
import { tooManyRequests } from "./refused-attempt.server";
import { safeNext } from "./safe-next";

type Kind = Owner["kind"];
type Because = "unknown" | "copied" | "no-script";

const refusals = counter(
  "passkey_refused_total",
  "Sign-ins by passkey that were refused",
  "login",
  "because",
);

/**
 * Signs in with a passkey, which counts as both factors: the device, and its unlocking by the owner. All failures give
 * the same answer except a cloned passkey, whose holder has proved that it is theirs.
 */
async function enter<Of extends Kind>(
  kind: Of,
  request: Request,
  form: FormData,
): Promise<{ identity: IdentityOf[Of]; headers: Headers } | Because> {
  if (!form.get("credential")) return "no-script";
  const signed = await signedWith(request, kind, form.get("credential"));
  const account = signed && (await findAccountBySubject[kind](signed.passkey.subject));
  if (!account) return "unknown";
  if (!(await acceptSignature(signed.passkey, signed))) return "copied";
  const { identity, subject } = account;
  const name = "email" in identity ? identity.email.toLowerCase() : subject;
  const shared = form.get("shared") === "yes";
  const headers = await letIn(request, { kind, subject, name, shared, withPasskey: true });
  return { identity: identity as IdentityOf[Of], headers };
}

type Login<Of extends Kind> = {
  kind: Of;
  login: string;
  homeOf(identity: IdentityOf[Of]): string;
  done: string;
};

/** Redirects to the portal, or back to the login with the error; without script, with what to do instead. */
export async function passkeySignInAction<Of extends Kind>(
  { kind, login, homeOf, done }: Login<Of>,
  { request, context }: ActionFunctionArgs,
) {
  const form = await readForm(request);
  try {
    await enforceRateLimit("passkey", context);
  } catch (error) {
    if (error instanceof TooManyAttempts) return tooManyRequests(error);
    throw error;
  }
  const entered = await enter(kind, request, form);
  if (typeof entered !== "string") {
    const to = safeNext(form.get("next"), homeOf(entered.identity));
    return redirectWithFlash(request, to, { kind: "success", key: done }, entered.headers);
  }
  refusals.inc({ login: kind, because: entered });
  const next = safeNext(form.get("next"), "");
  const to = next ? `${login}?${new URLSearchParams({ next })}` : login;
  return redirectWithFlash(request, to, { kind: "error", key: `passkeys:refused.${entered}` });
}
