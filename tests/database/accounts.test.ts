import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { whoIs } from "~/auth/guards.server";
import { openSession } from "~/auth/sessions.server";
import { audit, db, sessions, staffUsers } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import type { Role } from "~/domain/accounts/identities";
import { addStaffUser, createStaffUser, listStaff } from "~/domain/accounts/staff-accounts.server";
import { changeRole, disableStaff, enableStaff } from "~/domain/accounts/staff-changes.server";
import { verifyPassword } from "~/platform/passwords.server";
import { useDatabase } from "../support/database";

useDatabase();

const password = "a long enough one";
const submission = (actor: { id: string }, id: string | null = crypto.randomUUID()) => ({
  id,
  form: "staff",
  actor: actor.id,
  bodyHash: "",
});

async function aStaffUser(role: Role, email = `${role}@site.test`) {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: `The ${role}`, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, email: staffUsers.email });
  return user!;
}

const roleOf = async (id: string) =>
  (await db.select({ role: staffUsers.role }).from(staffUsers).where(eq(staffUsers.id, id)))[0]?.role;
const entries = () =>
  db
    .select({ actor: audit.actorId, action: audit.action, subject: audit.subject, detail: audit.detail })
    .from(audit)
    .orderBy(asc(audit.id));
const change = (admin: { id: string }, target: { id: string }) => ({
  admin,
  id: target.id,
  submission: submission(admin),
});
async function cookieOf(user: { id: string }) {
  const headers = await openSession("staff", new Request("http://site.test/"), user.id);
  return headers.getSetCookie()[0]!.split(";")[0]!;
}
const staffBehind = async (cookie: string) =>
  (await whoIs(new Request("http://site.test/", { headers: { Cookie: cookie } }))).staff;

describe("creating an account", () => {
  const account = { email: "New@Site.test", fullName: " New One ", role: "editor" as const, password };

  it("creates one account, which can sign in, for one form sent 20 times concurrently, with one audit entry that lacks the password", async () => {
    const admin = await aStaffUser("admin");
    const sent = { actor: { kind: "staff", id: admin.id } as const, submission: submission(admin) };
    const answers = await Promise.all(Array.from({ length: 20 }, () => addStaffUser(account, sent)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(20).fill({ created: true }));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const found = await findAccountByName.staff("new@site.TEST");
    expect(found?.identity).toMatchObject({ fullName: "New One", role: "editor" });
    expect(await verifyPassword(found!.passwordHash, password)).toBe(true);
    const written = await entries();
    expect(written).toEqual([
      {
        actor: admin.id,
        action: "account.create",
        subject: `staff:${found!.subject}`,
        detail: { after: { email: "New@Site.test", fullName: "New One", role: "editor" } },
      },
    ]);
    const everything = JSON.stringify([written, await db.execute(sql`select * from submissions`)]);
    expect(everything).not.toContain(password);
  });

  it("refuses a known address in any case, even when two requests are concurrent", async () => {
    const answers = await Promise.all([
      createStaffUser(account),
      createStaffUser({ ...account, email: "NEW@site.test" }),
    ]);
    expect(answers).toContainEqual({ created: true });
    expect(answers).toContainEqual({ created: false, reason: "email-taken" });
  });
});

describe("a role", () => {
  it("takes effect with the next request of an open session, and records old and new role", async () => {
    const [admin, editor] = [await aStaffUser("admin"), await aStaffUser("editor")];
    const cookie = await cookieOf(editor);
    expect((await staffBehind(cookie))?.role).toBe("editor");
    expect((await changeRole(change(admin, editor), "viewer")).outcome).toEqual({ done: true });
    expect((await staffBehind(cookie))?.role).toBe("viewer");
    expect(await entries()).toEqual([
      {
        actor: admin.id,
        action: "account.role",
        subject: `staff:${editor.id}`,
        detail: { before: "editor", after: "viewer" },
      },
    ]);
  });

  it("is not changed if it is the same, and returns unknown for an unknown account", async () => {
    const admin = await aStaffUser("admin");
    expect((await changeRole(change(admin, admin), "admin")).outcome).toEqual({ done: true });
    const nobody = { id: crypto.randomUUID() };
    expect((await changeRole(change(admin, nobody), "editor")).outcome).toEqual({
      done: false,
      reason: "unknown",
    });
    expect(await entries()).toEqual([]);
  });

  it("cannot be changed by a former admin", async () => {
    const [admin, former] = [await aStaffUser("admin"), await aStaffUser("viewer")];
    expect((await changeRole(change(former, former), "admin")).outcome).toEqual({
      done: false,
      reason: "not-admin",
    });
    expect((await disableStaff(change(former, admin))).outcome).toMatchObject({ reason: "not-admin" });
    expect(await roleOf(former.id)).toBe("viewer");
  });
});

describe("the last admin", () => {
  const lastAdmin = { done: false, reason: "last-admin" };

  it("can be neither demoted nor disabled", async () => {
    const admin = await aStaffUser("admin");
    expect((await changeRole(change(admin, admin), "editor")).outcome).toEqual(lastAdmin);
    expect((await disableStaff(change(admin, admin))).outcome).toEqual(lastAdmin);
    expect(await roleOf(admin.id)).toBe("admin");
    expect(await entries()).toEqual([]);
  });

  it("counts only admins who can sign in, not disabled or invited ones", async () => {
    const [admin, other] = [await aStaffUser("admin"), await aStaffUser("admin", "other@site.test")];
    expect((await disableStaff(change(admin, other))).outcome).toEqual({ done: true });
    expect((await changeRole(change(admin, admin), "editor")).outcome).toEqual(lastAdmin);
    expect((await changeRole(change(admin, other), "editor")).outcome).toEqual({ done: true });
    const invited = await aStaffUser("admin", "invited@site.test");
    await db.execute(sql`insert into staff_invitations (token_hash, staff_id, expires_at)
      values ('x', ${invited.id}, now() + interval '7 days')`);
    expect((await disableStaff(change(admin, admin))).outcome).toEqual(lastAdmin);
  });

  it("remains when two admins demote each other concurrently, ten times", async () => {
    for (let round = 0; round < 10; round++) {
      const a = await aStaffUser("admin", `a${round}@site.test`);
      const b = await aStaffUser("admin", `b${round}@site.test`);
      const outcomes = await Promise.all([
        changeRole(change(a, b), "editor"),
        changeRole(change(b, a), "editor"),
      ]);
      expect(outcomes.filter(({ outcome }) => outcome.done)).toHaveLength(1);
      expect([await roleOf(a.id), await roleOf(b.id)].sort()).toEqual(["admin", "editor"]);
      await db.update(staffUsers).set({ role: "viewer" });
    }
  });

  it("remains when ten admins are removed concurrently by both ways", async () => {
    const admins = await Promise.all(
      Array.from({ length: 10 }, (_, n) => aStaffUser("admin", `${n}@site.test`)),
    );
    await Promise.all(
      admins.map((admin, n) =>
        n % 2 ? changeRole(change(admin, admin), "viewer") : disableStaff(change(admin, admin)),
      ),
    );
    const left = await db.$count(staffUsers, sql`role = 'admin' and disabled_at is null`);
    expect(left).toBe(1);
  });
});

describe("disabling", () => {
  it("ends the sessions at once and refuses the next sign-in; enabling restores no session", async () => {
    const [admin, editor] = [await aStaffUser("admin"), await aStaffUser("editor")];
    const cookie = await cookieOf(editor);
    await cookieOf(editor);
    const kept = await cookieOf(admin);
    expect((await disableStaff(change(admin, editor))).outcome).toEqual({ done: true });
    expect(await staffBehind(cookie)).toBeNull();
    expect((await staffBehind(kept))?.id).toBe(admin.id);
    expect(await db.$count(sessions)).toBe(1);
    expect(await findAccountByName.staff(editor.email)).toBeNull();
    expect((await enableStaff(change(admin, editor))).outcome).toEqual({ done: true });
    expect(await staffBehind(cookie)).toBeNull();
    expect(await findAccountByName.staff(editor.email)).not.toBeNull();
    expect((await entries()).map(({ action }) => action)).toEqual(["account.disable", "account.enable"]);
  });
});

describe("the list", () => {
  it("shows the newest first, twenty a page, and limits the page to the last one", async () => {
    for (let n = 1; n <= 21; n++) {
      const { id } = await aStaffUser("editor", `e${n}@site.test`);
      await db.execute(
        sql`update staff_users set created_at = now() - make_interval(mins => ${100 - n}) where id = ${id}`,
      );
    }
    const first = await listStaff(1);
    expect([first.total, first.pages, first.users.length]).toEqual([21, 2, 20]);
    expect(first.users[0]).toMatchObject({ email: "e21@site.test", state: "active", secondStep: false });
    expect((await listStaff(9)).users.map(({ email }) => email)).toEqual(["e1@site.test"]);
  });
});
