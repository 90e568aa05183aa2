import { beforeEach, describe, expect, it } from "vitest";
import { whoIs } from "~/auth/guards.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { completeSignIn, requireSecondStepCode, SecondStepNeeded } from "~/auth/second-step.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { signIn } from "~/auth/sign-in.server";
import { audit, db, outbox, staffRecoveryCodes, staffUsers, throttles } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import {
  beginSecondStep,
  enrolment,
  secondStepOf,
  timedCodes,
  turnOffSecondStep,
  turnOnSecondStep,
  unseal,
} from "~/domain/accounts/second-step.server";
import { createStaffUser } from "~/domain/accounts/staff-accounts.server";
import { countCodesLeft, createCodes } from "~/domain/accounts/staff-recovery-codes.server";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { settings } from "~/platform/settings.server";
import { loader as confirmLoader } from "~/routes/account/second-step-confirm";
import { useDatabase } from "../support/database";

useDatabase();

const password = "a long enough one";
const email = "admin@site.test";
const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0";
const request = (cookie = "") =>
  new Request("http://site.test/emp-portal", { headers: { Cookie: cookie, "User-Agent": userAgent } });
const cookies = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
let id: string;

const codeNow = async (off = 0) => {
  const { sealed } = await secondStepOf(id);
  return timedCodes(unseal(sealed!, id)!).generate({ timestamp: Date.now() + off * 30_000 });
};
async function turnedOn() {
  await beginSecondStep(id, "session");
  expect(await turnOnSecondStep(id)).toBe(true);
}
async function passwordTyped() {
  const input = { request: request(), context: { client: "203.0.113.9" }, name: email, password };
  const error = await signIn("staff", input).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(SecondStepNeeded);
  return (error as SecondStepNeeded).cookie.split(";")[0]!;
}
const refusal = (error: unknown) =>
  error instanceof TooManyAttempts
    ? "wait"
    : error instanceof InvalidCredentials
      ? "wrong"
      : Promise.reject(error);
const wrongCodeOf = async (right: string) => (right === "000000" ? "111111" : "000000");

beforeEach(async () => {
  await createStaffUser({ email, fullName: "Admin", role: "admin", password });
  id = (await findAccountByName.staff(email))!.subject;
});

describe("the second step", () => {
  it("is in force once a code was confirmed, is stored encrypted, and has an address for apps", async () => {
    await beginSecondStep(id, "session");
    expect((await secondStepOf(id)).state).toBe("begun");
    expect((await findAccountByName.staff(email))?.secondStep).toBeNull();
    const { sealed } = await secondStepOf(id);
    const enrolmentView = enrolment(sealed!, { id, email }, "The Association")!;
    expect(enrolmentView.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(sealed).not.toContain(enrolmentView.secret);
    expect(enrolmentView.address).toBe(
      `otpauth://totp/The%20Association:admin%40site.test?issuer=The%20Association&secret=${enrolmentView.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    await requireSecondStepCode(id, sealed!, await codeNow());
    await turnOnSecondStep(id);
    expect((await secondStepOf(id)).state).toBe("on");
    await beginSecondStep(id, "session");
    expect((await secondStepOf(id)).sealed).toBe(sealed);
    expect(await turnOffSecondStep(id)).toBe(true);
    expect(await secondStepOf(id)).toMatchObject({ state: "off", sealed: null });
    const details = (await db.select({ detail: audit.detail }).from(audit)).map(({ detail }) => detail);
    expect(details.slice(1)).toEqual([
      { before: "off", after: "on" },
      { before: "on", after: "off" },
    ]);
  });

  it("can be decrypted with an older SESSION_SECRET, but not for another account", async () => {
    await beginSecondStep(id, "session");
    const { sealed } = await secondStepOf(id);
    const who = { id, email };
    const before = enrolment(sealed!, who, "A");
    const kept = settings.sessionSecrets;
    try {
      settings.sessionSecrets = ["another secret of thirty-two characters or more", ...kept];
      expect(enrolment(sealed!, who, "A")).toEqual(before);
      settings.sessionSecrets = ["another secret of thirty-two characters or more"];
      expect(enrolment(sealed!, who, "A")).toBeNull();
    } finally {
      settings.sessionSecrets = kept;
    }
    expect(enrolment(sealed!, { id: crypto.randomUUID(), email }, "A")).toBeNull();
  });
});

describe("signing in with it", () => {
  it("gives a session for password and code only, and names the device's family", async () => {
    await turnedOn();
    const pending = await passwordTyped();
    expect((await whoIs(request(pending))).staff).toBeNull();
    expect((await whoIs(request(pending.replace("second_step", "staff")))).staff).toBeNull();
    const done = await completeSignIn(request(pending), await codeNow());
    const cookie = cookies(done!.headers);
    expect((await whoIs(request(cookie))).staff).toMatchObject({ id, role: "admin" });
    const { rows } = { rows: await db.query.sessions.findMany() };
    expect(rows.map(({ device }) => device)).toEqual(["Firefox · Linux"]);
  });

  it("accepts each code once, even when it is sent twice concurrently", async () => {
    await turnedOn();
    const pending = await passwordTyped();
    const code = await codeNow();
    const answers = await Promise.all([
      completeSignIn(request(pending), code).catch(refusal),
      completeSignIn(request(pending), code).catch(refusal),
    ]);
    expect(answers.filter((answer) => answer === "wrong")).toHaveLength(1);
    expect(await completeSignIn(request(pending), code).catch(refusal)).toBe("wrong");
    expect(await completeSignIn(request(pending), await codeNow(1))).not.toBeNull();
  });

  it("is locked out after five wrong codes, even for the correct one", async () => {
    await turnedOn();
    const pending = await passwordTyped();
    const wrong = await wrongCodeOf(await codeNow());
    for (let n = 0; n < 5; n++)
      expect(await completeSignIn(request(pending), wrong).catch(refusal)).toBe("wrong");
    expect(await completeSignIn(request(pending), await codeNow()).catch(refusal)).toBe("wait");
  });

  it("checks ten codes in five minutes, however many are sent concurrently", async () => {
    await turnedOn();
    const pending = await passwordTyped();
    const wrong = await wrongCodeOf(await codeNow());
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => completeSignIn(request(pending), wrong).catch(refusal)),
    );
    expect(answers.filter((answer) => answer === "wrong").length).toBeLessThanOrEqual(10);
  });

  it("starts over if the password was changed, the account disabled or the second factor removed meanwhile", async () => {
    await turnedOn();
    const pending = await passwordTyped();
    const code = await codeNow();
    const [before] = await db.select().from(staffUsers);
    for (const change of [
      { passwordHash: "another" },
      { disabledAt: new Date() },
      { secondStepSecret: null, secondStepSince: null },
    ]) {
      await db.update(staffUsers).set(change);
      expect(await completeSignIn(request(pending), code)).toBeNull();
      await db.update(staffUsers).set(before!);
    }
    expect(await completeSignIn(request(`${pending}x`), code)).toBeNull();
    expect(await completeSignIn(request(), code)).toBeNull();
    await db.delete(throttles);
    expect(await completeSignIn(request(pending), code)).not.toBeNull();
  });
});

describe("a recovery code", () => {
  const unsent = { id: null, form: "recovery-codes", actor: "", bodyHash: "" };
  const made = async () => (await createCodes(id, unsent)).codes!;

  it("replaces one code, works for only one of two concurrent requests, and shows how many are left", async () => {
    await turnedOn();
    const [first, second] = await made();
    const pending = await passwordTyped();
    const signed = await completeSignIn(request(pending), ` ${first!.toLowerCase().replaceAll("-", " ")} `);
    expect(signed).toMatchObject({ identity: { id }, left: 9 });
    const answers = await Promise.all([
      completeSignIn(request(pending), second!).catch(refusal),
      completeSignIn(request(pending), second!).catch(refusal),
    ]);
    expect(answers.filter((answer) => answer === "wrong")).toHaveLength(1);
    expect(await countCodesLeft(id)).toBe(8);
    expect((await db.select().from(staffRecoveryCodes)).map(({ codeHash }) => codeHash)).not.toContain(first);
  });

  it("is invalid if it is from an older set, of another account, or if there is no second factor", async () => {
    expect((await createCodes(id, unsent)).codes).toBeNull();
    await turnedOn();
    const [old] = await made();
    await made();
    const pending = await passwordTyped();
    expect(await completeSignIn(request(pending), old!).catch(refusal)).toBe("wrong");
    await createStaffUser({ email: "b@site.test", fullName: "B", role: "editor", password });
    const other = (await findAccountByName.staff("b@site.test"))!.subject;
    const [fresh] = await made();
    await db.update(staffRecoveryCodes).set({ staffId: other });
    expect(await completeSignIn(request(pending), fresh!).catch(refusal)).toBe("wrong");
    await db.delete(throttles);
    await made();
    await turnOffSecondStep(id);
    expect(await countCodesLeft(id)).toBe(0);
  });

  it("has the same limit of guesses as a code of the app", async () => {
    await turnedOn();
    const [code] = await made();
    const pending = await passwordTyped();
    for (let n = 0; n < 5; n++)
      expect(await completeSignIn(request(pending), "K7M4-Q9X2-R2TB-9HJW").catch(refusal)).toBe("wrong");
    expect(await completeSignIn(request(pending), code!).catch(refusal)).toBe("wait");
  });
});

describe("an admin who must use both factors because of ADMIN_SECOND_STEP", () => {
  const behind = async (how: Parameters<typeof openSession>[3]) =>
    (await whoIs(request(cookies(await openSession("staff", request(), id, how))))).staff;

  beforeEach(() => {
    settings.adminSecondStep = true;
    return () => {
      settings.adminSecondStep = false;
    };
  });

  it("has a viewer's permissions until both factors are used", async () => {
    expect(await behind({})).toMatchObject({ role: "viewer", secondStepDue: true });
    await turnedOn();
    expect(await behind({})).toMatchObject({ role: "admin" });
  });

  it("has full permissions after signing in with a passkey", async () => {
    const staff = await behind({ withPasskey: true });
    expect(staff).toMatchObject({ role: "admin" });
    expect(staff).not.toHaveProperty("secondStepDue");
  });

  it("is the only member of staff affected", async () => {
    await db.update(staffUsers).set({ role: "editor" });
    expect(await behind({})).toMatchObject({ role: "editor" });
  });
});

describe("a sign-in", () => {
  const enter = (cookie = "", name = email) =>
    signIn("staff", { request: request(cookie), context: { client: "203.0.113.9" }, name, password });
  const letters = () => db.select({ to: outbox.recipient, text: outbox.text }).from(outbox);

  it("sends an email about a new device, at most three a day", async () => {
    const { headers } = await enter();
    expect(await letters()).toEqual([{ to: email, text: expect.stringContaining("Firefox · Linux") }]);
    await enter(cookies(headers));
    expect(await letters()).toHaveLength(1);
    for (let n = 0; n < 4; n++) await enter();
    expect(await letters()).toHaveLength(3);
  });

  it("sends no email when it is refused", async () => {
    await signIn("staff", {
      request: request(),
      context: { client: "203.0.113.9" },
      name: email,
      password: "not this one",
    }).catch(refusal);
    expect(await letters()).toEqual([]);
  });
});

describe("the secret of a second step that was begun", () => {
  const openedSession = async () => cookies(await openSession("staff", request(), id));
  const begin = async (cookie: string) => beginSecondStep(id, await ownTokenHash("staff", request(cookie)));
  const show = (cookie: string) => confirmLoader({ request: request(cookie), params: {}, context: {} });

  it("is shown only to the session that began it", async () => {
    const [ownSession, other] = [await openedSession(), await openedSession()];
    await begin(ownSession);
    expect(await show(ownSession)).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7 ]{39}$/) });
    const answer = (await show(other).catch((thrown) => thrown)) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/account/second-step"]);
  });
});
