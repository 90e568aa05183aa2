import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { identityOf } from "~/auth/guards.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { requireDoctorPassword } from "~/auth/reauthenticate.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { signIn } from "~/auth/sign-in.server";
import { audit, db, doctorAccounts, outbox, sessions } from "~/db";
import {
  lookUpAccess,
  openAccount,
  setAccess,
  usesNationalNumber,
} from "~/domain/accounts/doctor-accounts.server";
import { faultOfPassword, setDoctorPassword } from "~/domain/accounts/doctor-password.server";
import { listSessionsOf } from "~/domain/accounts/sessions.server";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { aMember, aSubmission, NATIONAL } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const NUMBER = 10002;
const OWN = "40719536";
const STAFF = { id: "00000000-0000-4000-8000-000000000001" };
const open = (memberNumber = NUMBER) => openAccount(memberNumber, { submission: aSubmission("open") });
const requestWith = (cookie = "") => new Request("http://site.test/", { headers: { Cookie: cookie } });

async function enter(password: string, shared = false) {
  const input = { request: requestWith(), context: { client: crypto.randomUUID() }, name: String(NUMBER) };
  const { headers, identity } = await signIn("doctor", { ...input, password, shared });
  const cookies = headers.getSetCookie();
  return { identity, cookies, request: requestWith(cookies.map((line) => line.split(";")[0]).join("; ")) };
}
const refused = (password: string) =>
  enter(password).then(
    () => null,
    (error) =>
      error instanceof InvalidCredentials || error instanceof TooManyAttempts
        ? error.message
        : Promise.reject(error),
  );
const setPassword = async (
  request: Request,
  password: string,
  first: boolean,
  submission = aSubmission(),
) => {
  const ownSession = { memberNumber: NUMBER, tokenHash: await ownTokenHash("doctor", request) };
  return setDoctorPassword(ownSession, password, { first, submission, language: "en" });
};
const deeds = async () =>
  (await db.select().from(audit).orderBy(audit.id)).map(({ action, actorKind }) => `${actorKind} ${action}`);

beforeEach(() => aMember(NUMBER));

describe("opening an account", () => {
  it("creates one account for 20 concurrent requests, and tells the others that it exists", async () => {
    const outcomes = (await Promise.all(Array.from({ length: 20 }, () => open()))).map((a) => a.outcome);
    expect(outcomes.filter((outcome) => outcome === "opened")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "exists")).toHaveLength(19);
    expect(await db.select().from(doctorAccounts)).toHaveLength(1);
    expect(await deeds()).toEqual(["anonymous doctor-account.open"]);
  });

  it("returns the first answer to a repeated submission", async () => {
    const submission = aSubmission("open");
    expect((await openAccount(NUMBER, { submission })).outcome).toBe("opened");
    expect(await openAccount(NUMBER, { submission })).toMatchObject({ outcome: "opened", replayed: true });
  });

  it("recognizes a non-member and opens nothing", async () => {
    expect((await open(10999)).outcome).toBe("no-such-member");
    expect(await db.select().from(doctorAccounts)).toEqual([]);
  });

  it.each([null, "", "P-1234"])(
    "opens with no password at all where the national number is %j",
    async (nationalNumber) => {
      await aMember(10007, { nationalNumber });
      expect((await open(10007)).outcome).toBe("opened");
      expect([await usesNationalNumber(10007), await usesNationalNumber(NUMBER)]).toEqual([false, true]);
      const input = { request: requestWith(), context: {}, name: "10007" };
      for (const password of ["", "null", "0"])
        await expect(signIn("doctor", { ...input, password })).rejects.toBeInstanceOf(InvalidCredentials);
    },
  );
});

describe("a doctor's first password", () => {
  it("replaces the national number permanently, ends the other sessions and notifies the owner", async () => {
    await open();
    const here = await enter(NATIONAL);
    const there = await enter(NATIONAL);
    expect(here.identity.mustSetPassword).toBe(true);
    expect((await setPassword(here.request, OWN, true)).outcome).toEqual({ set: true });
    expect(await refused(NATIONAL)).toBe("wrong name or password");
    expect((await enter(OWN)).identity.mustSetPassword).toBe(false);
    expect([
      await identityOf("doctor", there.request),
      (await identityOf("doctor", here.request))?.memberNumber,
    ]).toEqual([null, NUMBER]);
    expect(await deeds()).toContain("doctor doctor-account.first-password");
    const [letter] = await db.select().from(outbox);
    expect(letter).toMatchObject({ recipient: "rana10002@home.example", about: "member:10002" });
    const kept = JSON.stringify([await db.select().from(audit), await db.select().from(outbox)]);
    expect(kept).not.toMatch(new RegExp(`${OWN}|${NATIONAL}`));
    expect((await setPassword(here.request, "53917046", true)).outcome).toEqual({ set: false });
    expect(await refused("53917046")).toBe("wrong name or password");
  });

  it("is set once by ten concurrent requests", async () => {
    await open();
    const { request } = await enter(NATIONAL);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => setPassword(request, `4071953${n}`, true)),
    );
    expect(answers.filter(({ outcome }) => outcome.set)).toHaveLength(1);
    const winner = answers.findIndex(({ outcome }) => outcome.set);
    expect((await enter(`4071953${winner}`)).identity.mustSetPassword).toBe(false);
  });

  it("is none of the numbers that others know", async () => {
    expect(await faultOfPassword(NUMBER, NATIONAL)).toBe("password-own-number");
    expect(await faultOfPassword(NUMBER, "00010002")).toBe("password-own-number");
    expect(await faultOfPassword(NUMBER, OWN)).toBeNull();
  });

  it("is asked for again before sensitive changes, with a lockout after wrong guesses", async () => {
    await open();
    const { request } = await enter(NATIONAL);
    await setPassword(request, OWN, true);
    await expect(requireDoctorPassword(NUMBER, OWN)).resolves.toBeUndefined();
    for (let n = 0; n < 5; n++)
      await expect(requireDoctorPassword(NUMBER, NATIONAL)).rejects.toThrow("wrong");
    await expect(requireDoctorPassword(NUMBER, OWN)).rejects.toThrow("too many");
  });
});

describe("a session on a shared computer", () => {
  it("ends after half an hour of inactivity and with the browser, and the device is not remembered", async () => {
    await open();
    const [ownSession, shared] = [await enter(NATIONAL), await enter(NATIONAL, true)];
    expect(ownSession.cookies.join()).toMatch(/naqaba_doctor=[^;]+; Max-Age/);
    expect(shared.cookies.join()).not.toMatch(/Max-Age|naqaba_device/);
    await db.update(sessions).set({ lastSeenAt: sql`now() - interval '31 minutes'` });
    expect(await identityOf("doctor", shared.request)).toBeNull();
    expect((await identityOf("doctor", ownSession.request))?.memberNumber).toBe(NUMBER);
    expect(await listSessionsOf("doctor", String(NUMBER))).toHaveLength(1);
  });
});

describe("staff", () => {
  const change = (open: boolean) =>
    setAccess({ staff: STAFF, memberNumber: NUMBER, submission: aSubmission() }, open);
  const state = async () => (await lookUpAccess(NUMBER, STAFF))?.state;

  it("see only the state of an account, and can disable and enable it", async () => {
    expect(await state()).toBe("none");
    expect((await change(false)).outcome).toEqual({ changed: false });
    await open();
    expect(await state()).toBe("unclaimed");
    const { request } = await enter(NATIONAL);
    await setPassword(request, OWN, true);
    expect(await state()).toBe("open");
    const later = await enter(OWN);
    expect((await change(false)).outcome).toEqual({ changed: true });
    expect([await state(), await identityOf("doctor", later.request)]).toEqual(["disabled", null]);
    expect(await refused(OWN)).toBe("wrong name or password");
    expect((await open()).outcome).toBe("exists");
    await change(true);
    expect((await enter(OWN)).identity.memberNumber).toBe(NUMBER);
    expect(Object.keys((await lookUpAccess(NUMBER, STAFF))!).sort()).toEqual([
      "codeUntil",
      "memberNumber",
      "name",
      "state",
    ]);
    expect(await lookUpAccess(10999, STAFF)).toBeNull();
    expect((await deeds()).filter((deed) => deed.startsWith("staff"))).toEqual([
      ...Array.from({ length: 3 }, () => "staff doctor-account.look-up"),
      "staff doctor-account.disable",
      "staff doctor-account.look-up",
      "staff doctor-account.enable",
      "staff doctor-account.look-up",
    ]);
  });
});
