import { accountName } from "~/domain/accounts/account-name";
import type { StaffUser } from "~/domain/accounts/identities";
import { rememberDevice } from "./known-device.server";
import { openSession } from "./open-session.server";
import { mustShowCode } from "./own-secret.server";
import { findPending, forgetPending } from "./pending-sign-in.server";

/** The second page of a sign-in: the code opens the session that the password alone did not; null when none is pending. */
export async function completeSignIn(
  request: Request,
  code: string,
): Promise<{ identity: StaffUser; headers: Headers } | null> {
  const account = await findPending(request);
  if (!account) return null;
  const { identity, subject, secondStep } = account;
  await mustShowCode(subject, secondStep, code);
  const headers = await openSession("staff", request, subject);
  headers.append("Set-Cookie", await rememberDevice(request, "staff", accountName.staff(identity.email)));
  headers.append("Set-Cookie", await forgetPending());
  return { identity, headers };
}
