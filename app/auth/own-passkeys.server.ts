import { accountIdIn } from "~/domain/accounts/identities";
import type { Owner } from "~/domain/accounts/owner.server";
import { newPasskeyInput, passkeyNameInput, type RequiredProof } from "~/domain/accounts/passkey-input";
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from "~/domain/accounts/passkeys.server";
import { readForm } from "~/forms/read-body.server";
import { submit } from "~/forms/submit.server";
import { type Language, localMoment, sentence } from "~/i18n";
import { InvalidCredentials } from "./lockout.server";
import { newPasskeyIn, registrationOptions } from "./passkeys.server";
import { isFreshlySignedIn, requirePassword } from "./reauthenticate.server";
import { readAttempt, retryAfterOf } from "./refused-attempt.server";
import { ownTokenHash } from "./sessions.server";

/** The owner of a passkey page, its path, and the name that a device shows for the owner. */
export type PasskeyPage = {
  owner: Owner;
  list: string;
  name: string;
  displayName: string;
  language: Language;
};

const requiredProofOf = async (request: Request, { kind }: Owner): Promise<RequiredProof> =>
  (await isFreshlySignedIn(kind, request)) ? "fresh" : kind;

export async function loadPasskeys(request: Request, { owner, list, language }: PasskeyPage) {
  const passkeys = await listPasskeys(owner);
  return {
    list,
    requiredProof: await requiredProofOf(request, owner),
    passkeys: passkeys.map(({ id, name, refused, since, lastUsed }) => ({
      id,
      name,
      refused,
      since: localMoment(since, language),
      lastUsed: lastUsed && localMoment(lastUsed, language),
    })),
  };
}

const json = (body: object, init?: ResponseInit) =>
  Response.json(body, { ...init, headers: { "Cache-Control": "no-store", ...init?.headers } });

/**
 * Answers a script with the options for a new passkey once the owner's identity is confirmed; else with the message to
 * show.
 */
export async function newPasskeyChallenge(request: Request, passkeyOwner: PasskeyPage): Promise<Response> {
  const { owner, language } = passkeyOwner;
  const form = await readForm(request);
  const refuse = (code: string, words = {}, init: ResponseInit = {}) =>
    json({ say: sentence(language, code, words) }, { status: 422, ...init });
  const requiredProof = await requiredProofOf(request, owner);
  const { value } = readAttempt(form, newPasskeyInput[requiredProof]);
  if (!value) return refuse(form.has("password") ? "forms:errors.required" : "passkeys:not-made.reload");
  try {
    if ("password" in value) await requirePassword(owner, value.password);
  } catch (error) {
    if (error instanceof InvalidCredentials) return refuse("accounts:own.wrong-password");
    const later = retryAfterOf(error, language);
    if (!later) throw error;
    return refuse("auth:locked", later.words, { status: 429, headers: later.headers });
  }
  return json({ publicKey: await registrationOptions(request, owner, passkeyOwner) });
}

const failed = { log: "failed to change passkeys", say: "accounts:change-failed" };

/**
 * Adds a passkey whose challenge was issued after the password or a recent sign-in. A form without a response was sent
 * without script.
 */
export async function addOwnPasskey(request: Request, { owner, list }: PasskeyPage) {
  const sent = await readForm(request);
  return submit(request, {
    form: "add-passkey",
    by: { id: owner.subject },
    sent,
    secret: true,
    read: (form) => readAttempt(form, passkeyNameInput),
    write: async ({ name }, submission) => {
      if (!sent.get("credential")) throw new NotMade("passkeys:not-made.no-script");
      const passkey = await newPasskeyIn(request, owner, sent.get("credential"));
      if (!passkey) throw new NotMade("passkeys:not-made.refused");
      return addPasskey({ owner, submission }, { ...passkey, name });
    },
    answer: ({ added }, refuse) =>
      added ? { to: list, say: "passkeys:added" } : refuse({ form: ["passkeys:not-made.not-another"] }),
    failed: (error, refuse) => {
      if (!(error instanceof NotMade)) throw error;
      return refuse({ form: [error.message] });
    },
  });
}

class NotMade extends Error {}

/** Renames or removes a passkey, as the last part of the address says. */
export async function changeOwnPasskey(
  request: Request,
  { owner, list }: PasskeyPage,
  passkeyId: string | undefined,
) {
  const id = accountIdIn(passkeyId);
  if (!id) throw new Response(null, { status: 404 });
  const by = { id: owner.subject };
  const outcomeMessage = (say: string) => (outcome: { done: boolean }) => ({
    to: list,
    say: outcome.done ? say : "passkeys:gone",
  });
  if (new URL(request.url).pathname.endsWith("/remove"))
    return submit(request, {
      form: `remove-passkey:${id}`,
      by,
      write: async (_, submission) =>
        removePasskey({ owner, submission }, id, await ownTokenHash(owner.kind, request)),
      answer: outcomeMessage("passkeys:removed"),
      failed: { ...failed, to: list },
    });
  return submit(request, {
    form: `rename-passkey:${id}`,
    by,
    read: (form) => readAttempt(form, passkeyNameInput),
    write: ({ name }, submission) => renamePasskey({ owner, submission }, id, name),
    answer: outcomeMessage("passkeys:renamed"),
    failed: { ...failed, to: list },
  });
}
