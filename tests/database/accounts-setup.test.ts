import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openSession } from "~/auth/sessions.server";
import { audit, db, sessions, staffUsers } from "~/db";
import { findAccountByName } from "~/domain/accounts/accounts.server";
import {
  createFirstAdmin,
  deleteSetupToken,
  isSetupToken,
  needsSetup,
  printSetupToken,
} from "~/domain/accounts/setup.server";
import { createStaffUser } from "~/domain/accounts/staff-accounts.server";
import { verifyPassword } from "~/platform/passwords.server";
import { settings } from "~/platform/settings.server";
import { commandHere } from "../support/command-here";
import { useDatabase } from "../support/database";

useDatabase();

const submission = () => ({ id: crypto.randomUUID(), form: "setup", actor: "anyone", bodyHash: "" });
const first = (n = 0) => ({
  email: `first${n}@site.test`,
  fullName: `First ${n}`,
  password: "a long password",
});

describe("the first admin", () => {
  it("is created once by ten concurrent requests", async () => {
    expect(await needsSetup()).toBe(true);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => createFirstAdmin(first(n), submission())),
    );
    expect(outcomes.filter(({ outcome }) => outcome.created)).toHaveLength(1);
    const rows = await db.select({ role: staffUsers.role }).from(staffUsers);
    expect(rows).toEqual([{ role: "admin" }]);
    expect([await needsSetup(), await db.$count(audit)]).toEqual([false, 1]);
  });

  it("may take over an existing account, whose sessions end; is refused once an admin exists", async () => {
    await createStaffUser({ ...first(), role: "editor", password: "the old password" });
    const { subject } = (await findAccountByName.staff("first0@site.test"))!;
    await openSession("staff", new Request("http://site.test/"), subject);
    const { outcome } = await createFirstAdmin({ ...first(), email: "FIRST0@site.test" }, submission());
    expect(outcome).toEqual({ created: true });
    const admin = (await findAccountByName.staff("first0@site.test"))!;
    expect([admin.subject, admin.identity.role]).toEqual([subject, "admin"]);
    expect(await verifyPassword(admin.passwordHash, "a long password")).toBe(true);
    expect(await db.$count(sessions)).toBe(0);

    await createStaffUser({ ...first(1), role: "editor" });
    expect((await createFirstAdmin(first(1), submission())).outcome).toEqual({ created: false });
    expect((await findAccountByName.staff("first1@site.test"))?.identity.role).toBe("editor");
  });

  it("blocks /setup even when disabled", async () => {
    await createFirstAdmin(first(), submission());
    await db.update(staffUsers).set({ disabledAt: new Date() });
    expect(await needsSetup()).toBe(false);
  });
});

describe("the token", () => {
  const file = path.join(settings.dataDir, "setup-token");

  afterEach(() => {
    settings.setupToken = undefined;
    deleteSetupToken();
    vi.restoreAllMocks();
  });

  it("is generated once, stored readable only for the server's user, and logged once", async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, "write").mockImplementation((line) => {
      lines.push(String(line));
      return true;
    });
    await printSetupToken();
    await printSetupToken();
    const token = readFileSync(file, "utf8");
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(lines.filter((line) => line.includes(token))).toHaveLength(1);
    expect([isSetupToken(token), isSetupToken(` ${token}\n`), isSetupToken(`${token}x`)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isSetupToken("")).toBe(false);
  });

  it("is the value of the setting if there is one, and is not generated once an admin exists", async () => {
    settings.setupToken = "a token from the settings";
    expect([isSetupToken("a token from the settings"), isSetupToken("another")]).toEqual([true, false]);
    settings.setupToken = undefined;
    await createFirstAdmin(first(), submission());
    await printSetupToken();
    expect(() => statSync(file)).toThrow("ENOENT");
  });
});

describe("a lost token of /setup", () => {
  afterEach(deleteSetupToken);

  it("is printed again by a command, or replaced, until there is an admin", async () => {
    const printed = (output: string) => output.trim().split("\n").at(-1)!;
    const kept = await commandHere("setup-token");
    expect([kept.code, isSetupToken(printed(kept.output))]).toEqual([0, true]);
    expect(printed((await commandHere("setup-token")).output)).toBe(printed(kept.output));
    const second = await commandHere("setup-token", "--new");
    expect([isSetupToken(printed(second.output)), isSetupToken(printed(kept.output))]).toEqual([true, false]);
    await createFirstAdmin(first(), submission());
    deleteSetupToken();
    const closed = await commandHere("setup-token");
    expect([closed.code, closed.output.trim()]).toEqual([1, "There is an administrator: /setup is closed."]);
  });
});
