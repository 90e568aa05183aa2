import type { LoginKind } from "~/domain/accounts/identities";
import { queueNewDeviceEmail } from "~/domain/accounts/new-device.server";
import { isKnownDevice, rememberDevice } from "./devices.server";
import { deviceFamily, openSession } from "./sessions.server";

type Entering = {
  kind: LoginKind;
  subject: string;
  /** The name as typed at the login. */
  name: string;
  shared?: boolean;
  withPasskey?: boolean;
};

/**
 * Completes every kind of sign-in: opens the session, emails the owner if the device is new, and remembers the device
 * unless it is shared.
 */
export async function letIn(request: Request, { kind, subject, name, shared, withPasskey }: Entering) {
  const isKnown = await isKnownDevice(request, kind, name);
  const headers = await openSession(kind, request, subject, { shared, withPasskey });
  if (!isKnown && kind !== "computer")
    await queueNewDeviceEmail({ kind, subject }, deviceFamily(request.headers.get("User-Agent")));
  if (!shared) headers.append("Set-Cookie", await rememberDevice(request, kind, name));
  return headers;
}
