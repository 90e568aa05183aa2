import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { identityOf } from "~/auth/guards.server";
import { openSession } from "~/auth/sessions.server";
import { audit, db, doctorAccounts, doctorRecoveries, outbox, submissions } from "~/db";
import { lookUpAccess, openAccount } from "~/domain/accounts/doctor-accounts.server";
import { isDoctorPassword } from "~/domain/accounts/doctor-password.server";
import { tokenHashOf } from "~/domain/accounts/link-token.server";
import { findRecoveryLink, recoverAccount, startRecovery } from "~/domain/accounts/recovery.server";
import { issueRecoveryCode, matchingCode } from "~/domain/accounts/recovery-codes.server";
import { aDoctorAccount, aMember, aSubmission, changeMember } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const NUMBER = 10001;
const STAFF = "00000000-0000-4000-8000-000000000001";
const OLD = "40719536";
const NEW = "62840197";
const system = { kind: "system", id: null } as const;

const forget = async (memberNumber = NUMBER) =>
  (
    await startRecovery(memberNumber, {
      submission: aSubmission("forget"),
      language: "en",
      origin: "https://site.test",
    })
  ).outcome;
const letters = () => db.select().from(outbox).orderBy(outbox.createdAt);
const tokenIn = (text: string) => /https:\/\/site\.test\/dr-portal\/recover\/([\w-]{43})/.exec(text)![1]!;
const newestToken = async () => tokenIn((await letters()).at(-1)!.text);
const byLink = async (token: string, password = NEW) => {
  const proof = { memberNumber: NUMBER, secretHash: tokenHashOf(token), kind: "link" } as const;
  return (await recoverAccount(proof, password, { submission: aSubmission(), language: "en" })).outcome
    .recovered;
};
const issue = async (memberNumber = NUMBER) =>
  issueRecoveryCode(memberNumber, { actor: system, submission: aSubmission("issue") });
const byCode = async (code: string, password = NEW, memberNumber = NUMBER) => {
  const secretHash = await matchingCode(memberNumber, code);
  if (!secretHash) return null;
  const proof = { memberNumber, secretHash, kind: "code" } as const;
  return (await recoverAccount(proof, password, { submission: aSubmission(), language: "en" })).outcome
    .recovered;
};
const disable = () => db.update(doctorAccounts).set({ disabledAt: sql`now()` });

beforeEach(async () => {
  await aMember(NUMBER);
  await aDoctorAccount(NUMBER, OLD);
});

describe("a forgotten password", () => {
  it("changes nothing until the link is used (R31)", async () => {
    const before = await db.select().from(doctorAccounts);
    expect(await forget()).toEqual({ found: true, way: "link" });
    expect(await db.select().from(doctorAccounts)).toEqual(before);
    expect(await isDoctorPassword(NUMBER, OLD)).toBe(true);
    const [entry] = await db.select().from(audit);
    expect(entry).toMatchObject({
      actorKind: "anonymous",
      action: "doctor-account.forgotten",
      subject: "member:10001",
    });
  });

  it("sends the link only to the address on record and does not store it", async () => {
    await forget();
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: "rana10001@home.example", state: "waiting" });
    const token = tokenIn(letter!.text);
    expect(tokenIn(letter!.html)).toBe(token);
    const elsewhere = [await db.select().from(doctorRecoveries), await db.select().from(audit)];
    expect(JSON.stringify([elsewhere, await db.select().from(submissions)])).not.toContain(token);
    expect(await findRecoveryLink(token)).toMatchObject({ state: "open", memberNumber: NUMBER });
  });

  it("sends no link to an address that a clerk recorded in the last week", async () => {
    const address = { subject: `member:${NUMBER}`, action: "member.details", actorKind: "computer" } as const;
    await db.insert(audit).values({ ...address, detail: { mobile: {} } });
    await db.insert(audit).values({ ...address, detail: { email: {} }, at: sql`now() - interval '8 days'` });
    expect((await forget()).way).toBe("link");
    await db.insert(audit).values({ ...address, detail: { email: {} } });
    expect((await forget()).way).toBe("office");
    expect(await letters()).toHaveLength(1);
  });

  it("sends the link to an address that the doctor recorded a moment ago", async () => {
    const entry = { subject: `member:${NUMBER}`, action: "member.details", actorKind: "doctor" } as const;
    await db.insert(audit).values({ ...entry, actorId: String(NUMBER), detail: { email: {} } });
    expect((await forget()).way).toBe("link");
    expect(await letters()).toHaveLength(1);
  });

  it("sends at most three links a day, even for ten concurrent requests; after that the office helps", async () => {
    const ways = (await Promise.all(Array.from({ length: 10 }, () => forget()))).map((answer) => answer.way);
    expect(ways.filter((way) => way === "link")).toHaveLength(3);
    expect(ways.filter((way) => way === "office")).toHaveLength(7);
    expect(await letters()).toHaveLength(3);
    await db.update(doctorRecoveries).set({ createdAt: sql`now() - interval '25 hours'` });
    expect((await forget()).way).toBe("link");
  });

  it("names the recovery method that fits the account", async () => {
    await changeMember(NUMBER, { email: null });
    expect((await forget()).way).toBe("office");
    await aMember(10002);
    expect(await forget(10002)).toEqual({ found: false });
    await openAccount(10002, { submission: aSubmission() });
    expect((await forget(10002)).way).toBe("national-number");
    await aMember(10003, { nationalNumber: null });
    await openAccount(10003, { submission: aSubmission() });
    expect((await forget(10003)).way).toBe("office");
    expect(await forget(10999)).toEqual({ found: false });
    await disable();
    expect((await forget(10002)).way).toBe("office");
    expect(await letters()).toEqual([]);
  });
});

describe("a mailed link", () => {
  it("works once, even concurrently, ends all sessions and other links, and is announced by email", async () => {
    await forget();
    const earlier = await newestToken();
    await forget();
    const token = await newestToken();
    const request = new Request("http://site.test/");
    const cookie = (await openSession("doctor", request, String(NUMBER))).getSetCookie()[0]!.split(";")[0]!;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => byLink(token, `6284019${n}`)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await isDoctorPassword(NUMBER, `6284019${answers.indexOf(true)}`)).toBe(true);
    expect(await isDoctorPassword(NUMBER, OLD)).toBe(false);
    const signedIn = new Request("http://site.test/", { headers: { Cookie: cookie } });
    expect(await identityOf("doctor", signedIn)).toBeNull();
    expect((await findRecoveryLink(token)).state).toBe("used");
    expect([(await findRecoveryLink(earlier)).state, await byLink(earlier)]).toEqual(["expired", false]);
    expect((await letters()).map(({ subject }) => subject)).toHaveLength(3);
    const entries = await db.select().from(audit).where(eq(audit.action, "doctor-account.recover"));
    expect(entries).toMatchObject([{ actorKind: "doctor", actorId: "10001", detail: { by: "link" } }]);
  });

  it("does not work after an hour, for a disabled account, or with a made-up token", async () => {
    await forget();
    const token = await newestToken();
    await disable();
    expect([(await findRecoveryLink(token)).state, await byLink(token)]).toEqual(["expired", false]);
    await db.update(doctorAccounts).set({ disabledAt: null });
    await forget();
    const late = await newestToken();
    await db
      .update(doctorRecoveries)
      .set({ expiresAt: sql`${doctorRecoveries.expiresAt} - interval '61 minutes'` });
    expect([(await findRecoveryLink(late)).state, await byLink(late)]).toEqual(["expired", false]);
    expect([(await findRecoveryLink("made-up")).state, await byLink("made-up")]).toEqual(["unknown", false]);
    expect(await isDoctorPassword(NUMBER, OLD)).toBe(true);
  });
});

describe("a code of the office", () => {
  it("is stored as a hash, accepted in any notation, and works once for ten concurrent requests", async () => {
    const { code, outcome } = await issue();
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(outcome).toMatchObject({ issued: true, name: { en: "Rana Haddad" } });
    const kept = [
      await db.select().from(doctorRecoveries),
      await db.select().from(audit),
      await db.select().from(submissions),
    ];
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${code}|${code!.replace("-", "")}`));
    expect(await matchingCode(NUMBER, code!.toLowerCase().replace("-", " "))).not.toBeNull();
    expect(await matchingCode(NUMBER, "00000-00000")).toBeNull();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => byCode(code!, `6284019${n}`)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await byCode(code!)).toBeNull();
    expect(await isDoctorPassword(NUMBER, `6284019${answers.indexOf(true)}`)).toBe(true);
  });

  it("is listed for the office as pending until it was used or has expired", async () => {
    const waits = async () => (await lookUpAccess(NUMBER, { id: STAFF }))!.codeUntil !== null;
    expect(await waits()).toBe(false);
    const { code } = await issue();
    expect(await waits()).toBe(true);
    expect(await byCode(code!)).toBe(true);
    expect(await waits()).toBe(false);
    await issue();
    await db.update(doctorRecoveries).set({ expiresAt: sql`now()` });
    expect(await waits()).toBe(false);
  });

  it("replaces an earlier one, and expires after 72 hours", async () => {
    const first = await issue();
    const second = await issue();
    expect(await byCode(first.code!)).toBeNull();
    await db
      .update(doctorRecoveries)
      .set({ expiresAt: sql`${doctorRecoveries.expiresAt} - interval '71 hours 59 minutes'` });
    expect(await matchingCode(NUMBER, second.code!)).not.toBeNull();
    await db
      .update(doctorRecoveries)
      .set({ expiresAt: sql`${doctorRecoveries.expiresAt} - interval '2 minutes'` });
    expect(await matchingCode(NUMBER, second.code!)).toBeNull();
  });

  it("is shown once, and not again when the form is repeated", async () => {
    const submission = aSubmission("issue");
    expect((await issueRecoveryCode(NUMBER, { actor: system, submission })).code).not.toBeNull();
    expect(await issueRecoveryCode(NUMBER, { actor: system, submission })).toMatchObject({
      code: null,
      replayed: true,
    });
  });

  it("opens the account of a member who has none, with or without a national number", async () => {
    await aMember(10009, { nationalNumber: null, email: null });
    const { code } = await issue(10009);
    expect(await byCode(code!, NEW, NUMBER)).toBeNull();
    expect(await byCode(code!, NEW, 10009)).toBe(true);
    expect(await isDoctorPassword(10009, NEW)).toBe(true);
    const [account] = await db.select().from(doctorAccounts).where(eq(doctorAccounts.memberNumber, 10009));
    expect(account?.passwordSetAt).toBeInstanceOf(Date);
    expect(await letters()).toEqual([]);
  });

  it("is refused for a disabled or unknown account, and does not open a disabled one", async () => {
    const { code } = await issue();
    await disable();
    expect(await byCode(code!)).toBe(false);
    expect((await issue()).outcome).toEqual({ issued: false, reason: "disabled" });
    expect((await issue(10999)).outcome).toEqual({ issued: false, reason: "no-such-member" });
    expect((await db.select().from(doctorAccounts))[0]?.disabledAt).not.toBeNull();
  });
});
