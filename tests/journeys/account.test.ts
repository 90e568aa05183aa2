import { Secret } from "otpauth";
import { expect } from "vitest";
import type { Role } from "~/domain/accounts/identities";
import { timedCodes } from "~/domain/accounts/second-step.server";
import { ACCOUNTS, aStaffAccount, PASSWORD, rowOf } from "../builders/staff";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const SESSION = "main li:has(form[action^='/account/sessions/'])";
const inAlert = { in: "[role=alert]" };
const done = { in: "[role=status]" };

async function changeRole(admin: Visitor, email: string, role: Role) {
  await admin.visit(ACCOUNTS);
  const row = await rowOf(admin, email);
  await admin.fill({ role }, { in: row });
  await admin.press({ css: "form[action$='/role'] [type=submit]" }, { in: row });
}

const send = (visitor: Visitor) => visitor.press({ css: "main form [type=submit]" }, { nth: 0 });

journeys("The account page", (language, test) => {
  const { own: ownWords, roles } = words(language, "accounts");
  const auth = words(language, "auth");

  test("shows a viewer only the password and the sessions", async ({ visitor, another }) => {
    const admin = await another();
    await admin.signIn("admin");
    const email = await aStaffAccount(admin, "viewer");
    const [here, there] = [visitor, await another()];
    for (const each of [there, here]) {
      await each.enter("staff", email, PASSWORD);
      expect(each.path).toBe("/");
    }
    const menu = "header details:has(a[href='/account'])";
    await here.press({ css: `${menu} summary` }, { nth: -1 });
    await here.press({ css: `${menu} a[href='/account']` }, { nth: -1 });
    await here.see([email, roles.viewer, "Chrome · Linux"], { in: "main" });
    await expectPresentable(here);
    await here.visit(ACCOUNTS);
    expect(here.path).toBe("/");

    await here.visit("/account");
    await here.press(ownWords["end-others"]);
    await here.see(ownWords["others-ended"], done);
    await there.visit("/account");
    expect(there.path).toMatch(/^\/emp-portal/);

    await there.enter("staff", email, PASSWORD);
    await here.visit("/account");
    await here.press({ css: "main a[href='/account/password']" });
    await expectPresentable(here);
    const chosen = "another long one";
    const twice = { password: chosen, password_again: chosen };
    await here.fill({ old_password: "not this one", ...twice });
    await send(here);
    await here.see(ownWords["wrong-password"], inAlert);
    await here.fill({ old_password: PASSWORD, ...twice });
    await send(here);
    expect(here.path).toBe("/account");
    await here.see(ownWords["password-changed"], done);
    await there.visit("/account");
    expect(there.path).toMatch(/^\/emp-portal/);

    await there.enter("staff", email, chosen);
    expect(there.path).toBe("/");
    await here.visit("/account");
    expect(await here.texts(`${SESSION} .tag`)).toEqual([ownWords["this-device"]]);
    await here.press(ownWords.end, { in: `${SESSION}:not(:has(.tag))` });
    await here.see(ownWords["session-ended"], done);
    await there.visit("/account");
    expect(there.path).toMatch(/^\/emp-portal/);
    await here.press(ownWords.end, { in: `${SESSION}:has(.tag)` });
    expect(here.path).toBe("/emp-portal");
    await here.see(auth["signed-out"], done);
  });
});

/** Returns the code that an authenticator app shows at the site's time, `away` seconds from now. */
const codeShown = (secret: Uint8Array, visitor: Visitor, away: number) =>
  timedCodes(secret).generate({ timestamp: Date.parse(visitor.headers.get("Date")!) + away * 30_000 });

journeys("The second step of signing in", (language, test) => {
  const accounts = words(language, "accounts");
  const { step } = accounts;

  test("asks for a code, or one of the recovery codes, until two colleagues remove it", async ({
    visitor,
    another,
  }) => {
    const admin = await another();
    await admin.signIn("admin");
    const email = await aStaffAccount(admin, "editor");
    await visitor.enter("staff", email, PASSWORD);
    await visitor.visit("/account/second-step");
    await expectPresentable(visitor);
    await visitor.fill({ password: "not this one" });
    await send(visitor);
    await visitor.see(accounts.own["wrong-password"], inAlert);
    await visitor.fill({ password: PASSWORD });
    await send(visitor);
    expect(visitor.path).toBe("/account/second-step/confirm");
    expect(await visitor.count(`main [role=img][aria-label="${step.picture}"]`)).toBe(1);
    await expectPresentable(visitor);
    const key = await visitor.text("main a[href^='otpauth:']");
    const secret = Secret.fromBase32(key.replaceAll(" ", "")).bytes;
    await visitor.fill({ code: codeShown(secret, visitor, -40) });
    await send(visitor);
    await visitor.see(step["wrong-code"], inAlert);
    const code = codeShown(secret, visitor, 0);
    await visitor.fill({ code: code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!) });
    await send(visitor);
    await visitor.see(step["turned-on"], done);
    await visitor.press(accounts.recovery.make, done);
    await visitor.see(accounts.recovery.left_zero);
    await visitor.press({ css: "main form [type=submit]" }, { nth: 0 });
    const codes = await visitor.texts("main code");
    expect([codes.length, new Set(codes).size]).toEqual([10, 10]);
    await expectPresentable(visitor);
    await visitor.visit("/account/recovery-codes");
    expect(await visitor.count("main code")).toBe(0);

    const elsewhere = await another();
    await elsewhere.visit("/dashboard/add-news");
    await elsewhere.fill({ username: email, password: PASSWORD });
    await send(elsewhere);
    expect(elsewhere.path).toMatch(/^\/emp-portal\/code\?next=/);
    await expectPresentable(elsewhere);
    await elsewhere.visit("/dashboard");
    expect(elsewhere.path).toMatch(/^\/emp-portal\?next/);
    await elsewhere.visit("/emp-portal/code?next=%2Fdashboard%2Fadd-news");
    await elsewhere.fill({ code: codeShown(secret, elsewhere, -40) });
    await send(elsewhere);
    await elsewhere.see(step["wrong-code"], inAlert);
    await elsewhere.fill({ code: codeShown(secret, elsewhere, 1) });
    await send(elsewhere);
    expect(elsewhere.path).toBe("/dashboard/add-news");

    const without = await another();
    for (const outcome of ["in", "used"]) {
      await without.enter("staff", email, PASSWORD);
      await without.press(accounts.recovery.instead);
      await without.fill({ code: codes[0]!.toLowerCase() });
      await send(without);
      if (outcome === "in") {
        expect(without.path).toBe("/dashboard");
        await without.see("9", done);
        await without.post("/emp-portal/logout");
      }
    }
    await without.see(step["wrong-code"], inAlert);
    await expectPresentable(without);

    await admin.visit(ACCOUNTS);
    const row = await rowOf(admin, email);
    await admin.see(accounts["second-step-on"], { in: row });
    await admin.press(new RegExp(accounts["reset-second-step"]), { in: row });
    await admin.see(pattern(accounts.removal.asked), done);
    await admin.see(accounts.removal.mine, { in: row });
    expect(await admin.count(`${row} form[action*='/confirm']`)).toBe(0);
    await expectPresentable(admin);
    const second = await another();
    const other = await aStaffAccount(admin, "admin");
    try {
      await second.enter("staff", other, PASSWORD);
      await second.visit(ACCOUNTS);
      const there = await rowOf(second, email);
      await second.see(accounts.removal.others, { in: there });
      await second.press(new RegExp(accounts.removal.confirm), { in: there });
      await second.see(accounts.removal["not-independent"], inAlert);

      await admin.visit(ACCOUNTS);
      await admin.press(new RegExp(accounts.removal.withdraw), { in: await rowOf(admin, email) });
      await second.visit(ACCOUNTS);
      await second.press(new RegExp(accounts["reset-second-step"]), { in: await rowOf(second, email) });
      await second.see(pattern(accounts.removal.asked), done);
      await admin.visit(ACCOUNTS);
      await admin.press(new RegExp(accounts.removal.confirm), { in: await rowOf(admin, email) });
      await admin.see(pattern(accounts["second-step-removed"]), done);
    } finally {
      await changeRole(admin, other, "viewer");
    }
    const third = await another();
    await third.enter("staff", email, PASSWORD);
    expect(third.path).toBe("/dashboard");
  });
});

/** In this file, because two files run at once, and with another admin the first is not the last. */
journeys("The last admin", (language, test) => {
  const accounts = words(language, "accounts");

  test("stays an admin", async ({ visitor }) => {
    await visitor.signIn("admin");
    await changeRole(visitor, "admin@demo.test", "viewer");
    await visitor.see(accounts["last-admin"], inAlert);
    const row = await rowOf(visitor, "admin@demo.test");
    expect(await visitor.value("role", `${row} form`)).toBe("admin");
    await expectPresentable(visitor);
  });
});
