import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, computerUsers, db, elections, pollingCentres, sessions } from "~/db";
import { findAccountByName, findAccountBySubject } from "~/domain/accounts/accounts.server";
import { disableStaff } from "~/domain/accounts/staff-changes.server";
import {
  changeComputerUser,
  disableComputerUser,
  enableComputerUser,
  setComputerPassword,
} from "~/domain/computer-users/changes.server";
import {
  addComputerUser,
  createComputerUser,
  findComputerUser,
  listComputerUsers,
  versionOf,
} from "~/domain/computer-users/computer-users.server";
import { verifyPassword } from "~/platform/passwords.server";
import { aStaffUser } from "../builders/complaints";
import { aSubmission } from "../builders/doctors";
import { useDatabase } from "../support/database";

useDatabase();

const PASSWORD = "20267391";
const account = {
  fullName: "سلمى الخطيب",
  permissions: ["look-up" as const],
  centreId: null as number | null,
  desk: null as string | null,
};
let admin: { id: string };

beforeEach(async () => {
  admin = await aStaffUser("admin");
});

const by = () => ({ actor: { kind: "staff", id: admin.id } as const, submission: aSubmission() });
const add = (changed: Partial<Parameters<typeof addComputerUser>[0]> = {}, sent = by()) =>
  addComputerUser({ ...account, username: "clerk9", password: PASSWORD, ...changed }, sent);
const deeds = async () => (await db.select().from(audit).orderBy(asc(audit.id))).map(({ action }) => action);
async function stored() {
  const [row] = await db.select().from(computerUsers);
  return { ...row!, version: versionOf((await findComputerUser(row!.id))!) };
}
const changeOf = (id: string) => ({ admin, id, submission: aSubmission() });

async function aCentre(code: number, opensAt = new Date()) {
  const closesAt = new Date(opensAt.getTime() + 1000);
  const [election] = await db
    .insert(elections)
    .values({ titleAr: "انتخابات", titleEn: "Election", opensAt, closesAt })
    .returning();
  const [centre] = await db
    .insert(pollingCentres)
    .values({ electionId: election!.id, code, nameAr: "عمّان", nameEn: "Amman" })
    .returning();
  return centre!.id;
}

const signIn = (id: string) =>
  db.insert(sessions).values({
    tokenHash: crypto.randomUUID(),
    kind: "computer",
    subject: id,
    expiresAt: new Date(Date.now() + 60_000),
  });

describe("a new computer user", () => {
  it("is stored in capitals, can sign in, and is recorded without the password", async () => {
    expect((await add()).outcome).toEqual({ created: true });
    expect((await findAccountByName.computer("clerk9"))?.identity).toMatchObject({
      username: "CLERK9",
      permissions: ["look-up"],
    });
    const [entry] = await db.select().from(audit);
    expect(entry).toMatchObject({ actorId: admin.id, action: "computer-user.create" });
    expect(JSON.stringify(entry)).not.toContain(PASSWORD);
  });

  it.each([
    [{ username: "كاتب" }, "username-invalid"],
    [{ password: "1234567" }, "password-too-short"],
    [{ password: "12345678" }, "password-common"],
    [{ password: "letters1" }, "password-not-digits"],
    [{ centreId: 999 }, "centre-unknown"],
  ])("is refused for %j", async (changed, reason) => {
    expect((await add(changed)).outcome).toEqual({ created: false, reason });
    expect(await db.$count(computerUsers)).toBe(0);
  });

  it("is created once by concurrent submissions of one form", async () => {
    const sent = by();
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({}, sent)));
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(answers.every(({ outcome }) => outcome.created)).toBe(true);
    expect([await db.$count(computerUsers), await deeds()]).toEqual([1, ["computer-user.create"]]);
  });

  it("has a unique name: one of twenty concurrent requests in any letter case creates it", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add({ username: n % 2 ? "Clerk9" : "CLERK9" })),
    );
    expect(answers.filter(({ outcome }) => outcome.created)).toHaveLength(1);
    expect((await add()).outcome).toEqual({ created: false, reason: "username-taken" });
  });

  it("can also be created by the command, with the permissions for editing", async () => {
    await createComputerUser({ username: "t1", password: PASSWORD, permissions: ["names"], fullName: " T " });
    expect(await stored()).toMatchObject({ permissions: ["look-up", "names"], fullName: "T" });
    expect(await db.select().from(audit)).toMatchObject([{ actorKind: "system", actorId: null }]);
  });
});

describe("a change", () => {
  it("applies permissions and station at once, and records the previous ones", async () => {
    await add();
    const { id, version } = await stored();
    const centreId = await aCentre(3);
    const changed = { ...account, permissions: ["vote" as const], centreId, desk: "2" };
    expect((await changeComputerUser(changeOf(id), changed, version)).outcome).toEqual({ done: true });
    expect((await findAccountBySubject.computer(id))?.identity.permissions).toEqual(["vote"]);
    const [, entry] = await db.select().from(audit).orderBy(asc(audit.id));
    expect(entry?.detail).toMatchObject({
      before: { permissions: ["look-up"], centre: null },
      after: { permissions: ["vote"], centre: 3, desk: "2" },
    });
    const { users } = await listComputerUsers(1);
    expect(users).toMatchObject([{ centre: { en: "Amman" }, desk: "2", lastSeen: null }]);
  });

  it("is stored for one of twenty admins who saw the same version", async () => {
    await add();
    const { id, version } = await stored();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        changeComputerUser(changeOf(id), { ...account, fullName: `Name ${n}` }, version),
      ),
    );
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await deeds()).toEqual(["computer-user.create", "computer-user.change"]);
  });

  it("rejects a centre of an earlier election, but keeps one already assigned", async () => {
    await add();
    const { id, version } = await stored();
    const centreId = await aCentre(1, new Date("2020-01-01"));
    await changeComputerUser(changeOf(id), { ...account, centreId }, version);
    await aCentre(1);
    const seated = await stored();
    expect(seated.centreId).toBe(centreId);
    const renamed = { ...account, fullName: "Other", centreId };
    expect((await changeComputerUser(changeOf(id), renamed, seated.version)).outcome).toEqual({ done: true });
    await changeComputerUser(changeOf(id), account, (await stored()).version);
    const back = await changeComputerUser(changeOf(id), { ...account, centreId }, (await stored()).version);
    expect(back.outcome).toEqual({ done: false, reason: "centre-unknown" });
  });

  it("ends the sessions and invalidates the old password", async () => {
    await add();
    const { id } = await stored();
    await signIn(id);
    expect((await listComputerUsers(1)).users[0]?.lastSeen).toBeInstanceOf(Date);
    expect((await setComputerPassword(changeOf(id), "73519064")).outcome).toEqual({ done: true });
    expect(await db.$count(sessions)).toBe(0);
    const { passwordHash } = (await findAccountBySubject.computer(id))!;
    expect(await verifyPassword(passwordHash, "73519064")).toBe(true);
    expect(await verifyPassword(passwordHash, PASSWORD)).toBe(false);
  });

  it("disables an account with its sessions once, and enables it again", async () => {
    await add();
    const { id } = await stored();
    await signIn(id);
    await Promise.all(Array.from({ length: 20 }, () => disableComputerUser(changeOf(id))));
    expect(await db.$count(sessions)).toBe(0);
    expect(await findAccountBySubject.computer(id)).toBeNull();
    await enableComputerUser(changeOf(id));
    expect(await findAccountBySubject.computer(id)).not.toBeNull();
    expect(await deeds()).toEqual(["computer-user.create", "computer-user.disable", "computer-user.enable"]);
  });

  it("is refused for a former admin and for an unknown user", async () => {
    await add();
    const { id } = await stored();
    const nobody = await disableComputerUser(changeOf("00000000-0000-4000-8000-000000000000"));
    expect(nobody.outcome).toEqual({ done: false, reason: "unknown" });
    const other = await aStaffUser("admin", "other@complaints.test");
    await disableStaff({ admin: other, id: admin.id, submission: aSubmission() });
    expect((await disableComputerUser(changeOf(id))).outcome).toEqual({ done: false, reason: "not-admin" });
    expect((await add({ username: "clerk10" })).outcome).toEqual({ created: false, reason: "not-admin" });
  });
});
