import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { type Account, findAccountBySubject } from "~/domain/accounts/accounts.server";
import type { StaffUser } from "~/domain/accounts/identities";
import { accountName } from "~/domain/accounts/names";
import { stepOfCode } from "~/domain/accounts/second-step.server";
import { redeemCode } from "~/domain/accounts/staff-recovery-codes.server";
import { enforceRateLimit, overRateLimit } from "~/domain/limits/rate-limits.server";
import { latinDigits } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { letIn } from "./let-in.server";
import { withLockout } from "./lockout.server";

const LIFE_S = 5 * 60;

const cookie = createCookie("naqaba_second_step", {
  path: href(office.signIn),
  httpOnly: true,
  sameSite: "lax",
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: LIFE_S,
  secrets: settings.sessionSecrets,
});

export class SecondStepNeeded extends Error {
  constructor(readonly cookie: string) {
    super("a code is needed too");
  }
}

/** Depends on the password hash, so that a changed password cancels pending sign-ins. */
const markOf = (passwordHash: string) => createHash("sha256").update(passwordHash).digest("base64url");

type Pending = { subject: string; mark: string; until: number };

/** A signed cookie, valid for five minutes. */
export const pendingSignIn = ({
  subject,
  passwordHash,
}: Pick<Account<unknown>, "subject" | "passwordHash">) =>
  cookie.serialize({ subject, mark: markOf(passwordHash), until: Date.now() + LIFE_S * 1000 });

const forgetPending = () => cookie.serialize("", { maxAge: 0 });

export async function findPending(
  request: Request,
): Promise<(Account<StaffUser> & { secondStep: string }) | null> {
  const pending: Partial<Pending> | null = await cookie.parse(request.headers.get("Cookie"));
  if (!pending?.subject || !(Number(pending.until) > Date.now())) return null;
  const account = await findAccountBySubject.staff(pending.subject);
  if (!account?.secondStep || markOf(account.passwordHash) !== pending.mark) return null;
  return { ...account, secondStep: account.secondStep };
}

/** True if the code was not used before. The stored row of its time step decides, also across processes. */
async function isFresh(id: string, sealed: string, code: string): Promise<boolean> {
  const step = stepOfCode(id, sealed, code);
  return step !== null && (await overRateLimit("secondStepCode", `${id}:${step}`)) === null;
}

/** Accepts codes of the authenticator app only, as when it is being set up. */
export async function requireSecondStepCode(id: string, sealed: string, code: string): Promise<void> {
  await enforceRateLimit("secondStep", id);
  await withLockout(`failures:code:${id}`, () => isFresh(id, sealed, code));
}

const SIX_DIGITS = /^\d{6}$/;

/**
 * Accepts a code of the authenticator app or a recovery code; for the latter, returns how many recovery codes are left.
 */
async function requireEither(id: string, sealed: string, typed: string): Promise<{ left?: number }> {
  await enforceRateLimit("secondStep", id);
  const code = latinDigits(typed).replace(/\s/g, "");
  return withLockout(`failures:code:${id}`, async () => {
    if (SIX_DIGITS.test(code)) return (await isFresh(id, sealed, code)) && {};
    return redeemCode(id, typed);
  });
}

export async function completeSignIn(
  request: Request,
  typed: string,
): Promise<{ identity: StaffUser; headers: Headers; left?: number } | null> {
  const account = await findPending(request);
  if (!account) return null;
  const { identity, subject, secondStep } = account;
  const { left } = await requireEither(subject, secondStep, typed);
  const name = accountName.staff(identity.email);
  const headers = await letIn(request, { kind: "staff", subject, name });
  headers.append("Set-Cookie", await forgetPending());
  return { identity, headers, left };
}
