import { beforeEach, describe, expect, it } from "vitest";
import { whoIs } from "~/auth/guards.server";
import { passkeySignInAction } from "~/auth/passkey-sign-in.server";
import { authenticationOptions, newPasskeyIn, registrationOptions, signedWith } from "~/auth/passkeys.server";
import { openSession } from "~/auth/sessions.server";
import { audit, db, outbox, passkeyChallenges, passkeys, sessions } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import type { Owner } from "~/domain/accounts/owner.server";
import {
  acceptSignature,
  addPasskey,
  consumeChallenge,
  listPasskeys,
  newChallenge,
  removePasskey,
  renamePasskey,
} from "~/domain/accounts/passkeys.server";
import { createStaffUser } from "~/domain/accounts/staff-accounts.server";
import { deleteExpired } from "~/domain/files/housekeeping.server";
import { Authenticator } from "../builders/authenticator";
import { useDatabase } from "../support/database";

useDatabase();

const origin = "http://localhost";
const asking = (cookie = "") =>
  new Request(`${origin}/emp-portal/passkey`, { headers: { Cookie: cookie, "User-Agent": "Firefox/132.0" } });
const email = "admin@site.test";
const other = "editor@site.test";
const unsent = { id: null, form: "passkey", actor: "a test", bodyHash: "" };
let passkeyOwner: Owner;
let others: Owner;
let device: Authenticator;

const subjectOf = async (name: string) => (await findAccountByName.staff(name))!.subject;
const sentBy = (owner: Owner) => ({ owner, submission: unsent });

async function added(owner: Owner, on: Authenticator, name = "A phone") {
  const registration = await registrationOptions(asking(), owner, { name: email, displayName: "Admin" });
  expect(registration.rp).toEqual({ id: new URL(origin).hostname, name: "Jordan Medical Association" });
  const made = await newPasskeyIn(asking(), owner, on.make(registration, { origin }));
  return addPasskey(sentBy(owner), { ...made!, name });
}

const signs = async (on: Authenticator, how: Partial<Parameters<Authenticator["sign"]>[1]> = {}) =>
  on.sign(await authenticationOptions(asking()), { origin, ...how });

/** Signs in with a passkey at the staff portal. Returns the redirect and who is signed in. */
async function enter(credential: string) {
  const body = new URLSearchParams({ credential });
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
  const request = new Request(asking().url, { method: "POST", body, headers });
  const login = {
    kind: "staff",
    login: "/emp-portal",
    homeOf: () => "/dashboard",
    done: "auth:signed-in",
  } as const;
  const answer = await passkeySignInAction(login, {
    request,
    context: { client: "203.0.113.9" },
    params: {},
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { to: answer.headers.get("Location"), staff: (await whoIs(asking(cookies.join("; ")))).staff };
}

beforeEach(async () => {
  await createStaffUser({ email, fullName: "Admin", role: "admin", password: "a long enough one" });
  await createStaffUser({ email: other, fullName: "Editor", role: "editor", password: "a long enough one" });
  passkeyOwner = { kind: "staff", subject: await subjectOf(email) };
  others = { kind: "staff", subject: await subjectOf(other) };
  device = new Authenticator();
});

describe("a passkey", () => {
  it("signs in its owner, and nobody else, without a password or a name", async () => {
    expect((await added(passkeyOwner, device)).outcome).toEqual({ added: true });
    const { to, staff } = await enter(await signs(device));
    expect([to, staff?.email]).toEqual(["/dashboard", email]);
    const stranger = new Authenticator();
    await registrationOptions(asking(), passkeyOwner, { name: email, displayName: "Admin" });
    expect(await enter(await signs(stranger))).toEqual({ to: "/emp-portal", staff: null });
    const [used] = await listPasskeys(passkeyOwner);
    expect(used).toMatchObject({ name: "A phone", refused: false, lastUsed: expect.any(Date) });
  });

  it("is announced to its owner by email and recorded with its name", async () => {
    await added(passkeyOwner, device, "My «phone»");
    const [letter] = await db.select().from(outbox);
    expect(letter).toMatchObject({ recipient: email, about: `staff:${passkeyOwner.subject}` });
    expect(letter!.text).toContain("My «phone»");
    const actions = await db.select({ action: audit.action, detail: audit.detail }).from(audit);
    expect(actions.at(-1)).toEqual({ action: "passkey.add", detail: { name: "My «phone»" } });
  });

  it.each([
    ["made for another site", { origin: "http://elsewhere.test" }],
    ["whose owner the device did not ask", { origin, verified: false }],
  ])("%s is refused", async (_, how) => {
    const registration = await registrationOptions(asking(), passkeyOwner, {
      name: email,
      displayName: "Admin",
    });
    expect(await newPasskeyIn(asking(), passkeyOwner, device.make(registration, how))).toBeNull();
    await added(passkeyOwner, device);
    expect(await enter(await signs(device, how))).toEqual({ to: "/emp-portal", staff: null });
  });

  it("cannot sign in to the doctor portal if it belongs to staff", async () => {
    await added(passkeyOwner, device);
    expect(await signedWith(asking(), "doctor", await signs(device))).toBeNull();
  });

  it("is registered once and for one account", async () => {
    await added(passkeyOwner, device);
    expect((await added(others, device)).outcome).toEqual({ added: false });
    expect(await listPasskeys(others)).toEqual([]);
  });

  it("is disabled permanently once its counter does not increase, and its owner is notified", async () => {
    await added(passkeyOwner, device);
    expect((await enter(await signs(device, { counter: 7 }))).staff).not.toBeNull();
    expect(await enter(await signs(device, { counter: 7 }))).toEqual({ to: "/emp-portal", staff: null });
    expect((await enter(await signs(device, { counter: 9 }))).staff).toBeNull();
    expect(await listPasskeys(passkeyOwner)).toMatchObject([{ refused: true }]);
    const subjects = (await db.select({ subject: outbox.subject }).from(outbox)).map(
      ({ subject }) => subject,
    );
    expect(subjects.filter((subject) => subject.includes("no longer works"))).toHaveLength(1);
  });

  it("still signs in from two synced devices whose counters differ", async () => {
    const registration = await registrationOptions(asking(), passkeyOwner, {
      name: email,
      displayName: "Admin",
    });
    const made = await newPasskeyIn(
      asking(),
      passkeyOwner,
      device.make(registration, { origin, synced: true }),
    );
    expect(made).toMatchObject({ isSynced: true });
    await addPasskey(sentBy(passkeyOwner), { ...made!, name: "Synced" });
    for (const counter of [7, 3, 8, 3])
      expect((await enter(await signs(device, { counter, synced: true }))).staff?.email).toBe(email);
    expect(await listPasskeys(passkeyOwner)).toMatchObject([{ refused: false }]);
  });

  it("bound to one device is refused after a copy, even if the copy says that it is synced", async () => {
    await added(passkeyOwner, device);
    expect((await enter(await signs(device, { counter: 7 }))).staff).not.toBeNull();
    expect((await enter(await signs(device, { counter: 7, synced: true }))).staff).toBeNull();
    expect(await listPasskeys(passkeyOwner)).toMatchObject([{ refused: true }]);
  });

  it("recorded by an earlier release is treated by the authenticator's flags", async () => {
    await added(passkeyOwner, device);
    await db.update(passkeys).set({ isSynced: null, counter: 7 });
    expect((await enter(await signs(device, { counter: 3, synced: true }))).staff?.email).toBe(email);
    await db.update(passkeys).set({ isSynced: null, counter: 7 });
    expect((await enter(await signs(device, { counter: 3 }))).staff).toBeNull();
  });

  it("opens one session for two signatures with the same counter", async () => {
    await added(passkeyOwner, device);
    const [passkey] = await db.select().from(passkeys);
    const third = { counter: 3, saysSynced: false };
    expect(await Promise.all([third, third].map((facts) => acceptSignature(passkey!, facts)))).toContain(
      false,
    );
    await db.update(passkeys).set({ refusedAt: null, counter: 0 });
    const none = { counter: 0, saysSynced: false };
    expect(await Promise.all([none, none].map((facts) => acceptSignature(passkey!, facts)))).toEqual([
      true,
      true,
    ]);
  });

  it("is renamed and removed only by its owner; removing it ends the other sessions", async () => {
    await added(passkeyOwner, device);
    const { id } = (await listPasskeys(passkeyOwner))[0]!;
    const tokens: string[] = [];
    for (const _ of ["here", "there"]) await openSession("staff", asking(), passkeyOwner.subject);
    for (const { tokenHash } of await db.select().from(sessions)) tokens.push(tokenHash);
    expect((await renamePasskey(sentBy(others), id, "Mine")).outcome).toEqual({ done: false });
    expect((await removePasskey(sentBy(others), id, "")).outcome).toEqual({ done: false });
    expect((await renamePasskey(sentBy(passkeyOwner), id, "Tablet")).outcome).toEqual({ done: true });
    expect(await listPasskeys(passkeyOwner)).toMatchObject([{ name: "Tablet" }]);
    expect((await removePasskey(sentBy(passkeyOwner), id, tokens[0]!)).outcome).toEqual({ done: true });
    expect(await enter(await signs(device))).toEqual({ to: "/emp-portal", staff: null });
    expect((await db.select().from(sessions)).map(({ tokenHash }) => tokenHash)).toEqual([tokens[0]]);
  });
});

describe("a challenge", () => {
  it("is used once, also by two concurrent responses", async () => {
    const { challenge } = await newChallenge(null);
    const taken = await Promise.all([consumeChallenge(challenge, null), consumeChallenge(challenge, null)]);
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it("issued for one account works neither for another nor for a sign-in, and unknown ones are rejected", async () => {
    const { challenge } = await newChallenge(passkeyOwner);
    expect(await consumeChallenge(challenge, others)).toBeNull();
    expect(await consumeChallenge(challenge, null)).toBeNull();
    expect(await consumeChallenge("made up", null)).toBeNull();
    expect(await consumeChallenge(challenge, passkeyOwner)).not.toBeNull();
  });

  it("expires, and is then deleted", async () => {
    const { challenge } = await newChallenge(null);
    await db.update(passkeyChallenges).set({ expiresAt: new Date(0) });
    expect(await consumeChallenge(challenge, null)).toBeNull();
    await deleteExpired();
    expect(await db.$count(passkeyChallenges)).toBe(0);
  });

  it("is not consumed by a replayed response", async () => {
    await added(passkeyOwner, device);
    const credential = await signs(device);
    expect((await enter(credential)).staff).not.toBeNull();
    expect((await enter(credential)).staff).toBeNull();
    expect(await listPasskeys(passkeyOwner)).toMatchObject([{ refused: false }]);
  });

  it.each(["", "{}", "null", '{"id":"a","response":{"clientDataJSON":"bnVsbA"}}'])(
    "is not found in %j",
    async (sent) => {
      expect(await newPasskeyIn(asking(), passkeyOwner, sent)).toBeNull();
      expect(await signedWith(asking(), "staff", sent)).toBeNull();
    },
  );
});
