import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { whoIs } from "~/auth/guards.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { signIn, signOut } from "~/auth/sign-in.server";
import { db, members } from "~/db";
import { endSessionsOf, listSessionsOf } from "~/domain/accounts/sessions.server";
import { createStaffUser } from "~/domain/accounts/staff-accounts.server";
import { createComputerUser } from "~/domain/computer-users/computer-users.server";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { runInRequest } from "~/platform/request-scope.server";
import { action as endOwn } from "~/routes/doctor/account/end-session";
import { aDoctorAccount } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const password = "a long enough one";
const request = (cookies = "") => new Request("http://site.test/", { headers: { Cookie: cookies } });
const cookiesOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
const enter = async (cookies = "", attempt = password) => {
  const input = {
    request: request(cookies),
    context: { client: "203.0.113.5" },
    name: "a@b.test",
    password: attempt,
  };
  return cookiesOf((await signIn("staff", input)).headers);
};
const count = async (table: string) => {
  const [row] = await db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table}`));
  return row!.count;
};

beforeEach(async () => {
  await createStaffUser({ email: "a@b.test", fullName: "A", role: "editor", password });
});

describe("a session", () => {
  it("begins with a sign-in; a new one ends the old one, and signing out ends it on the server", async () => {
    const first = await enter();
    expect((await whoIs(request(first))).staff).toMatchObject({ email: "a@b.test", role: "editor" });
    const second = await enter(first);
    expect((await whoIs(request(first))).staff).toBeNull();
    expect(await count("sessions")).toBe(1);
    await signOut("staff", request(second));
    expect((await whoIs(request(second))).staff).toBeNull();
    expect(await count("sessions")).toBe(0);
  });

  it("stores no token in the database and accepts no other", async () => {
    const cookies = await enter();
    const [row] = await db.execute<{ token_hash: string }>(sql`select token_hash from sessions`);
    expect(decodeURIComponent(cookies)).not.toContain(row!.token_hash);
    expect((await whoIs(request("naqaba_staff=forged"))).staff).toBeNull();
    expect((await whoIs(request(cookies.replaceAll("naqaba_staff", "naqaba_doctor")))).doctor).toBeNull();
  });

  it("ends when the account is disabled, and follows a changed role at once", async () => {
    const cookies = await enter();
    await db.execute(sql`update staff_users set role = 'viewer'`);
    expect((await whoIs(request(cookies))).staff).toMatchObject({ role: "viewer" });
    await db.execute(sql`update staff_users set disabled_at = now()`);
    expect((await whoIs(request(cookies))).staff).toBeNull();
  });

  it("ends after two idle hours and after seven days", async () => {
    const idle = await enter();
    await db.execute(sql`update sessions set last_seen_at = now() - interval '121 minutes'`);
    expect((await whoIs(request(idle))).staff).toBeNull();
    const old = await enter();
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second'`);
    expect((await whoIs(request(old))).staff).toBeNull();
  });

  it("can be ended together with all sessions of the account", async () => {
    const cookies = await enter();
    const { staff } = await whoIs(request(cookies));
    await endSessionsOf("staff", staff!.id);
    expect((await whoIs(request(cookies))).staff).toBeNull();
  });

  it("can be ended by its id; its own browser is then signed out", async () => {
    await db.insert(members).values({ memberNumber: 10001, nameAr: "أحمد", workStatus: 1 });
    await aDoctorAccount(10001, "20260001");
    const open = async () => cookiesOf(await openSession("doctor", request(), "10001"));
    const here = await open();
    await open();
    const end = (id: string) => {
      const sent = new Request(`http://site.test/dr-dashboard/sessions/${id}/end`, {
        method: "POST",
        headers: { Cookie: here, Origin: "http://site.test" },
        body: new URLSearchParams(),
      });
      return runInRequest({ address: "203.0.113.5" }, () =>
        endOwn({ request: sent, params: { id }, context: {} }),
      );
    };
    const currentSession = await ownTokenHash("doctor", request(here));
    const listed = await listSessionsOf("doctor", "10001");
    const [mine, other] = [true, false].map(
      (is) => listed.find(({ tokenHash }) => (tokenHash === currentSession) === is)!,
    );
    expect((await end(other!.id)).headers.get("Location")).toBe("/dr-dashboard/sessions");
    const ended = await end(mine!.id);
    expect(ended.headers.get("Location")).toBe("/");
    expect(ended.headers.getSetCookie().join()).toContain("naqaba_doctor=;");
  });
});

describe("signing in", () => {
  const refused = async (cookies = "", attempt = "wrong") =>
    enter(cookies, attempt).then(
      () => null,
      (error) =>
        error instanceof InvalidCredentials || error instanceof TooManyAttempts
          ? error
          : Promise.reject(error),
    );

  it("is locked out after five wrong passwords, even for the correct one", async () => {
    for (let i = 0; i < 5; i++) expect(await refused()).toBeInstanceOf(InvalidCredentials);
    expect(await refused("", password)).toBeInstanceOf(TooManyAttempts);
  });

  it("forgets the wrong passwords after a correct one", async () => {
    for (let i = 0; i < 4; i++) await refused();
    await enter();
    for (let i = 0; i < 4; i++) expect(await refused()).toBeInstanceOf(InvalidCredentials);
    expect(await refused("", password)).toBeNull();
  });

  it("counts wrong passwords of a doctor in every notation of the number", async () => {
    await db.insert(members).values({ memberNumber: 10001, nameAr: "أحمد", workStatus: 1 });
    await aDoctorAccount(10001, "20260001");
    const enterAs = (name: string) =>
      signIn("doctor", { request: request(), context: {}, name, password: "20269999" }).catch(
        (error) => error,
      );
    for (const name of ["10001", "010001", "0010001", "00010001", "000010001"]) await enterAs(name);
    expect((await enterAs("10001")).until).toBeInstanceOf(Date);
  });

  it("still works for the owner on a device that has signed in before", async () => {
    const owner = await enter();
    for (let i = 0; i < 6; i++) await refused();
    expect(await refused("", password)).toBeInstanceOf(TooManyAttempts);
    expect(await enter(owner)).toContain("naqaba_staff");
  });

  it("does not reveal whether the account is unknown, disabled, or the password wrong", async () => {
    await db.execute(sql`update staff_users set disabled_at = now()`);
    const disabled = await refused("", password);
    const unknown = await signIn("staff", {
      request: request(),
      context: {},
      name: "nobody@b.test",
      password,
    }).catch((error) => error);
    expect([disabled?.message, unknown.message]).toEqual([
      "wrong name or password",
      "wrong name or password",
    ]);
  });

  it("distinguishes the three logins", async () => {
    await createComputerUser({ username: "comp9", password: "20267777" });
    await db.insert(members).values({ memberNumber: 10001, nameAr: "أحمد", nameEn: "Ahmad", workStatus: 1 });
    await aDoctorAccount(10001, "20260001");
    const context = { client: "203.0.113.6" };
    const computer = await signIn("computer", {
      request: request(),
      context,
      name: "COMP9",
      password: "20267777",
    });
    const doctor = await signIn("doctor", {
      request: request(),
      context,
      name: "10001",
      password: "20260001",
    });
    const both = `${cookiesOf(computer.headers)}; ${cookiesOf(doctor.headers)}`;
    expect(await whoIs(request(both))).toMatchObject({
      computer: { username: "COMP9", permissions: ["look-up"] },
      doctor: { memberNumber: 10001, mustSetPassword: false },
      staff: null,
    });
  });
});

describe("accounts", () => {
  it("refuse a known address in any case, short and common passwords", async () => {
    const staff = (email: string, attempt: string) =>
      createStaffUser({ email, fullName: "B", role: "viewer", password: attempt });
    expect(await staff("A@B.test", password)).toEqual({ created: false, reason: "email-taken" });
    expect(await staff("c@b.test", "12345")).toEqual({ created: false, reason: "password-too-short" });
    expect(await staff("c@b.test", "password")).toEqual({ created: false, reason: "password-common" });
    expect(await staff("nobody", password)).toEqual({ created: false, reason: "email-invalid" });
    expect(await staff("c@b.test", password)).toEqual({ created: true });
  });
});
