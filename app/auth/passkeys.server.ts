import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { edition } from "~/content/current-edition";
import type { Owner } from "~/domain/accounts/owner.server";
import {
  consumeChallenge,
  findPasskey,
  listPasskeys,
  newChallenge,
  type Passkey,
} from "~/domain/accounts/passkeys.server";
import { languageOf } from "~/i18n/request-language.server";
import { ownOrigin } from "~/platform/origin.server";

/** Imported on demand because it is large and seldom needed. */
const webAuthn = () => import("@simplewebauthn/server");

const ANSWER_WITHIN_MS = 5 * 60_000;

/** The relying party id: the host of PUBLIC_URL, or the requested host if that is not set. */
const partyOf = (request: Request) => new URL(ownOrigin(request)).hostname;
const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));

type Named = { name: string; displayName: string };

/** Options for a discoverable passkey that requires user verification. */
export async function registrationOptions(request: Request, owner: Owner, { name, displayName }: Named) {
  const { generateRegistrationOptions } = await webAuthn();
  const { challenge, userHandle } = await newChallenge(owner);
  return generateRegistrationOptions({
    rpName: edition().association.name[await languageOf(request)],
    rpID: partyOf(request),
    userName: name,
    userDisplayName: displayName,
    userID: bytes(userHandle),
    challenge: bytes(challenge),
    timeout: ANSWER_WITHIN_MS,
    attestationType: "none",
    excludeCredentials: (await listPasskeys(owner)).map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as [],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/**
 * Lists no credentials: the device offers its own passkeys, so the login page asks for no name and reveals no account.
 */
export async function authenticationOptions(request: Request) {
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await newChallenge(null);
  return generateAuthenticationOptions({
    rpID: partyOf(request),
    challenge: bytes(challenge),
    timeout: ANSWER_WITHIN_MS,
    userVerification: "required",
  });
}

type Answer = { id: string; response: { clientDataJSON: string; userHandle?: string } };

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Parses the form field; returns null if it cannot be an answer from a browser. */
function read(sent: FormDataEntryValue | null): { answer: Answer; challenge: string } | null {
  try {
    const answer = JSON.parse(String(sent)) as Answer;
    const { challenge } = JSON.parse(Buffer.from(answer.response.clientDataJSON, "base64url").toString());
    return isText(answer.id) && isText(challenge) ? { answer, challenge } : null;
  } catch {
    return null;
  }
}

/** The library throws for each way in which a response does not match the challenge. */
const orNull = <Verified>(verified: Promise<Verified>) => verified.catch(() => null);

const expected = (request: Request, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: ownOrigin(request),
  expectedRPID: partyOf(request),
  requireUserVerification: true,
});

/**
 * Returns the passkey that a browser made for this account; null for the challenge of another account or site, or an
 * expired one.
 */
export async function newPasskeyIn(request: Request, owner: Owner, sent: FormDataEntryValue | null) {
  const heard = read(sent);
  const taken = heard && (await consumeChallenge(heard.challenge, owner));
  if (!taken) return null;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await orNull(
    verifyRegistrationResponse({
      response: heard.answer as unknown as RegistrationResponseJSON,
      ...expected(request, heard.challenge),
    }),
  );
  if (!verified?.registrationInfo) return null;
  const { credential, credentialDeviceType } = verified.registrationInfo;
  const { id, publicKey, counter, transports = [] } = credential;
  return {
    credentialId: id,
    userHandle: taken.userHandle,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    isSynced: credentialDeviceType === "multiDevice",
    transports,
  };
}

/**
 * Returns the passkey that signed, its signature counter, and whether the authenticator says that it is synced between
 * devices; null if the signature does not belong to this login.
 */
export async function signedWith(
  request: Request,
  kind: Owner["kind"],
  sent: FormDataEntryValue | null,
): Promise<{ passkey: Passkey; counter: number; saysSynced: boolean } | null> {
  const heard = read(sent);
  if (!heard || !(await consumeChallenge(heard.challenge, null))) return null;
  const passkey = await findPasskey(heard.answer.id);
  if (passkey?.kind !== kind || passkey.userHandle !== heard.answer.response.userHandle) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: heard.answer as unknown as AuthenticationResponseJSON,
      ...expected(request, heard.challenge),
      // The stored row checks the counter, because it also sees concurrent sign-ins.
      credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter, credentialDeviceType } = verified.authenticationInfo;
  return { passkey, counter: newCounter, saysSynced: credentialDeviceType === "multiDevice" };
}
