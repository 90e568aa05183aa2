import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "~/auth/sessions.server";
import { audit, db, outbox, sessions, staffUsers } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import {
  acceptInvitation,
  findInvitation,
  inviteStaff,
  sendNewLink,
} from "~/domain/accounts/invitations.server";
import { listStaff } from "~/domain/accounts/staff-accounts.server";
import { disableStaff } from "~/domain/accounts/staff-changes.server";
import { verifyPassword } from "~/platform/passwords.server";
import { settings } from "~/platform/settings.server";
import { useDatabase } from "../support/database";

useDatabase();

const address = "invited@site.test";
const account = { email: address, fullName: "Invited One", role: "editor" as const };
let admin: { id: string };

const submission = (id: string | null = crypto.randomUUID()) => ({
  id,
  form: "invite",
  actor: "a",
  bodyHash: "",
});
const by = (id?: string) => ({
  admin,
  language: "en" as const,
  origin: "https://site.test",
  submission: submission(id),
});
const tokenIn = (link: string | null) =>
  /^https:\/\/site\.test\/invitation\/([\w-]{43})$/.exec(link ?? "")![1]!;
const invite = async () => tokenIn((await inviteStaff(account, by())).link);
const invitedId = async () => (await findAccountByName.staff(address))!.subject;
const accept = async (token: string, password: string, id?: string) =>
  (await acceptInvitation(token, password, submission(id))).outcome.accepted;
const opens = async (password: string) =>
  verifyPassword((await findAccountByName.staff(address))!.passwordHash, password);

beforeEach(async () => {
  settings.resend = undefined;
  const [user] = await db
    .insert(staffUsers)
    .values({ email: "admin@site.test", fullName: "Admin", role: "admin", passwordHash: "none" })
    .returning({ id: staffUsers.id });
  admin = user!;
});

describe("an invitation", () => {
  it("lets its recipient choose a password once, and does not store the link", async () => {
    const token = await invite();
    expect(await findInvitation(token)).toMatchObject({
      state: "open",
      email: address,
      fullName: "Invited One",
    });
    const tables = ["staff_invitations", "submissions", "audit", "outbox", "staff_users"];
    for (const table of tables) {
      const rows = await db.execute(sql.raw(`select * from ${table}`));
      expect([table, JSON.stringify(rows).includes(token)]).toEqual([table, false]);
    }
    expect(await accept(token, "chosen by oneself")).toBe(true);
    expect(await opens("chosen by oneself")).toBe(true);
    expect(await findInvitation(token)).toEqual({ state: "used" });
    expect(await accept(token, "somebody else's")).toBe(false);
    expect(await opens("chosen by oneself")).toBe(true);
    const actions = (await db.select({ action: audit.action }).from(audit)).map(({ action }) => action);
    expect(actions).toEqual(["account.invite", "account.accept-invitation"]);
  });

  it("is used once by ten concurrent requests, and a repeated submission gets the winner's answer", async () => {
    const token = await invite();
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
    const accepted = await Promise.all(ids.map((id, n) => accept(token, `password ${n}`, id)));
    expect(accepted.filter(Boolean)).toHaveLength(1);
    const winner = accepted.indexOf(true);
    expect(await opens(`password ${winner}`)).toBe(true);
    expect(await accept(token, "changed meanwhile", ids[winner])).toBe(true);
    expect(await opens(`password ${winner}`)).toBe(true);
  });

  it("expires after seven days, with the account's disabling, and when a new link is made", async () => {
    const old = await invite();
    await db.execute(sql`update staff_invitations set expires_at = expires_at - interval '7 days'`);
    expect(await findInvitation(old)).toEqual({ state: "expired" });
    expect(await accept(old, "a password")).toBe(false);
    expect((await listStaff(1)).users.map(({ state }) => state)).toContain("invitation-expired");

    const second = tokenIn((await sendNewLink(await invitedId(), by())).link);
    const third = tokenIn((await sendNewLink(await invitedId(), by())).link);
    expect([await findInvitation(second), (await findInvitation(third)).state]).toEqual([
      { state: "expired" },
      "open",
    ]);
    expect((await listStaff(1)).users.map(({ state }) => state)).toContain("invited");
    const id = await invitedId();
    await disableStaff({ admin, id, submission: submission() });
    expect(await findInvitation(third)).toEqual({ state: "expired" });
    expect((await sendNewLink(id, by())).outcome).toEqual({ done: false, reason: "disabled" });
  });

  it("is not found by an unknown token", async () => {
    for (const token of ["", "x", "%00", "a".repeat(43)]) {
      expect(await findInvitation(token)).toEqual({ state: "unknown" });
      expect(await accept(token, "a password")).toBe(false);
    }
  });

  it("is refused for a known address, and answered once when the form is sent twice", async () => {
    const id = crypto.randomUUID();
    const first = await inviteStaff(account, by(id));
    const again = await inviteStaff(account, by(id));
    expect([first.outcome, again.outcome]).toEqual([{ created: true }, { created: true }]);
    expect([again.replayed, again.link]).toEqual([true, null]);
    expect((await inviteStaff({ ...account, email: "INVITED@site.test" }, by())).outcome).toEqual({
      created: false,
      reason: "email-taken",
    });
    expect(await db.$count(staffUsers)).toBe(2);
  });

  it("is only mailed, not shown, when mail is set up", async () => {
    settings.resend = { apiKey: "re_test", baseUrl: undefined };
    const { link } = await inviteStaff(account, by());
    expect(link).toBeNull();
    const [letter] = await db.select().from(outbox);
    expect(letter).toMatchObject({ recipient: address, about: `staff:${await invitedId()}` });
    const token = /https:\/\/site\.test\/invitation\/([\w-]{43})/.exec(letter!.text)![1]!;
    expect(letter!.html).toContain(token);
    expect((await findInvitation(token)).state).toBe("open");
  });
});

describe("a link for a new password", () => {
  it("keeps the old password until it is used, then ends the open sessions", async () => {
    const token = await invite();
    await accept(token, "the first one");
    const id = await invitedId();
    await openSession("staff", new Request("http://site.test/"), id);
    const link = tokenIn((await sendNewLink(id, by())).link);
    expect([await opens("the first one"), await db.$count(sessions)]).toEqual([true, 1]);
    expect((await listStaff(1)).users.find(({ email }) => email === address)?.state).toBe("active");
    expect(await accept(link, "the second one")).toBe(true);
    expect([await opens("the second one"), await db.$count(sessions)]).toEqual([true, 0]);
  });
});
