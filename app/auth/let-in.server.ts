import type { LoginKind } from "~/domain/accounts/identities";
import { queueNewDeviceEmail } from "~/domain/accounts/new-device.server";
import { isKnownDevice, rememberDevice } from "./devices.server";
import { deviceFamily, openSession } from "./sessions.server";

type Entering = {
  kind: LoginKind;
  subject: string;
  /** As it is typed at the login. */
  name: string;
  shared?: boolean;
  withPasskey?: boolean;
};

/** The end of each way in: a session, a letter where the device is new, and the device remembered unless others use it too. */
export async function letIn(request: Request, { kind, subject, name, shared, withPasskey }: Entering) {
  const isKnown = await isKnownDevice(request, kind, name);
  const headers = await openSession(kind, request, subject, { shared, withPasskey });
  if (!isKnown && kind !== "computer")
    await queueNewDeviceEmail({ kind, subject }, deviceFamily(request.headers.get("User-Agent")));
  if (!shared) headers.append("Set-Cookie", await rememberDevice(request, kind, name));
  return headers;
}
