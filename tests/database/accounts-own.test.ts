import { beforeEach, describe, expect, it } from "vitest";
import { whoIs } from "~/auth/guards.server";
import { InvalidCredentials } from "~/auth/lockout.server";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { openSession, ownTokenHash } from "~/auth/sessions.server";
import { audit, db, sessions } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import { endOtherSessions, endSession, listSessionsOf } from "~/domain/accounts/sessions.server";
import { createStaffUser } from "~/domain/accounts/staff-accounts.server";
import { changeOwnPassword, isStaffPassword, passwordSince } from "~/domain/accounts/staff-password.server";
import { TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { useDatabase } from "../support/database";

useDatabase();

const submission = () => ({ id: crypto.randomUUID(), form: "own", actor: "a", bodyHash: "" });
let id: string;

const requestWith = (cookie: string) =>
  new Request("http://site.test/account", { headers: { Cookie: cookie } });
async function enter(subject = id, userAgent = "Firefox/1 Windows") {
  const request = new Request("http://site.test/", { headers: { "User-Agent": userAgent } });
  const headers = await openSession("staff", request, subject);
  return requestWith(headers.getSetCookie()[0]!.split(";")[0]!);
}
const isIn = async (request: Request) => (await whoIs(request)).staff !== null;

beforeEach(async () => {
  for (const email of ["own@site.test", "other@site.test"])
    await createStaffUser({ email, fullName: "Own", role: "viewer", password: "the old password" });
  id = (await findAccountByName.staff("own@site.test"))!.subject;
});

describe("changing one's own password", () => {
  it("changes only this account and ends its other sessions but not the current one", async () => {
    const other = (await findAccountByName.staff("other@site.test"))!.subject;
    const [here, there, otherSession] = [await enter(), await enter(), await enter(other)];
    const ownSession = { id, tokenHash: await ownTokenHash("staff", here) };
    const sent = submission();
    await changeOwnPassword(ownSession, "the new password", sent);
    await changeOwnPassword(ownSession, "sent again", sent);
    expect([
      await isStaffPassword(id, "the new password"),
      await isStaffPassword(id, "the old password"),
    ]).toEqual([true, false]);
    expect(await isStaffPassword(other, "the old password")).toBe(true);
    expect([await isIn(here), await isIn(there), await isIn(otherSession)]).toEqual([true, false, true]);
    expect(await passwordSince(id)).toBeInstanceOf(Date);
    const entries = await db.select({ action: audit.action, detail: audit.detail }).from(audit);
    expect(entries.at(-1)).toEqual({ action: "account.password", detail: { ended: 1 } });
    expect(JSON.stringify(entries)).not.toMatch(/the (old|new) password/);
  });

  it("requires the current password, and limits guesses like a sign-in", async () => {
    const tried = (password: string) =>
      requireStaffPassword(id, password).then(
        () => "right",
        (error) =>
          error instanceof TooManyAttempts ? "wait" : error instanceof InvalidCredentials ? "wrong" : error,
      );
    expect(await tried("the old password")).toBe("right");
    for (let n = 0; n < 5; n++) expect(await tried("a guess")).toBe("wrong");
    expect(await tried("the old password")).toBe("wait");
  });
});

describe("listing one's own sessions", () => {
  it("are listed with their device, and end one by one or all but this", async () => {
    const [here, there] = [await enter(), await enter(id, "curl/8")];
    await enter(id, "Mozilla/5.0 (iPhone) Safari/604.1");
    const listed = await listSessionsOf("staff", id);
    expect(listed.map(({ device }) => device).sort()).toEqual(
      ["Firefox · Windows", "Safari · iPhone", null].sort(),
    );
    const thereHash = await ownTokenHash("staff", there);
    const thereId = listed.find(({ tokenHash }) => tokenHash === thereHash)!.id;
    expect(await endSession("staff", id, thereId)).toBe(true);
    expect(await endSession("staff", id, thereId)).toBe(false);
    expect(await isIn(there)).toBe(false);
    expect(await endOtherSessions("staff", id, await ownTokenHash("staff", here))).toBe(1);
    expect(await isIn(here)).toBe(true);
  });

  it("does not let anybody else end a session", async () => {
    const other = (await findAccountByName.staff("other@site.test"))!.subject;
    const otherSession = await enter(other);
    const [session] = await listSessionsOf("staff", other);
    expect(await endSession("staff", id, session!.id)).toBe(false);
    expect(await endSession("doctor", other, session!.id)).toBe(false);
    expect(await isIn(otherSession)).toBe(true);
  });

  it("hides expired sessions", async () => {
    await enter();
    await db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 121 * 60_000) });
    expect(await listSessionsOf("staff", id)).toEqual([]);
  });
});
