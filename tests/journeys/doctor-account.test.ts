import { expect } from "vitest";
import { firstLetters } from "~/content/first-edition/letters";
import { saidIn } from "../support/said-words";
import { enter, openAccount, theMember } from "../visitor/doctors";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const OWN = "40719536";
const NEW = "62840197";
const MEMBERS = "/dashboard/members";
const SUBMIT = { css: "main form [type=submit]" };
const members = {
  newcomer: { ar: 20_101, en: 10_002 },
  lost: { ar: 20_105, en: 20_106 },
  forgetful: { ar: 20_109, en: 20_111 },
  waiting: { ar: 20_117, en: 20_118 },
};

async function send(visitor: Visitor, fields: Record<string, string | number | boolean>) {
  await visitor.fill(fields, { in: "main" });
  await visitor.press(SUBMIT, { nth: 0 });
}

/** Returns the recovery code that staff print after checking the member's identity. */
async function printedCode(admin: Visitor): Promise<string> {
  await send(admin, { identity_checked: true });
  return (await admin.one("main strong")).textContent!.trim();
}

/** Returns the link in the email to an address, of all emails with that subject. */
async function linkTo(email: string, admin: Visitor, subject: string, show: string): Promise<string> {
  await admin.visit("/dashboard/outbox?state=waiting");
  for (const letter of await admin.all("main a[href^='/dashboard/outbox/']")) {
    if (!letter.textContent!.includes(subject)) continue;
    await admin.visit(letter.getAttribute("href")!);
    await admin.press(show);
    const pageText = await admin.text("main");
    if (pageText.includes(email)) return /\/dr-portal\/recover\/[\w-]{43}/.exec(pageText)![0];
  }
  throw new Error(`no letter went to ${email}`);
}

journeys("Doctor sign-in", (language, test) => {
  const portal = words(language, "portal");
  const outbox = words(language, "outbox");
  const auth = words(language, "auth");

  test("opens with the number, and with the national number until a password is chosen", async ({
    visitor,
  }) => {
    const { memberNumber, nationalNumber, mobile } = theMember(members.newcomer[language]);
    await visitor.visit("/dr-portal/create-dr-account");
    await send(visitor, { username: "" });
    await visitor.see(portal["enter-number"], { in: "[role=alert]" });
    await send(visitor, { username: "19999" });
    await visitor.see(portal.create.unknown, { in: "[role=alert]" });
    expect(await visitor.value("username")).toBe("19999");
    await expectPresentable(visitor);
    await send(visitor, { username: memberNumber });
    expect(visitor.path).toBe("/dr-portal");
    await visitor.see(portal.create.opened, { in: "[role=status]" });
    await visitor.visit("/dr-portal/create-dr-account");
    await send(visitor, { username: memberNumber });
    await visitor.see(portal.create.exists, { in: "[role=alert]" });
    await visitor.visit("/dr-portal/forget-password");
    await send(visitor, { username: memberNumber });
    await visitor.see(portal.forgot["use-national"], { in: "[role=status]" });

    await enter(visitor, memberNumber, nationalNumber);
    await visitor.visit("/dashboard/financial-card");
    expect(visitor.path).toBe("/dr-portal/set-password");
    await visitor.visit("/dr-dashboard/roll");
    expect(visitor.path).toMatch(/set-password$/);
    await visitor.see(portal.password["intro-first"], { in: "main" });
    await expectPresentable(visitor);
    const ending = mobile.slice(-4);
    const other = ending === "0000" ? "0001" : "0000";
    for (const [mobile_last4, password, says] of [
      [ending, "12345678", portal.password.common],
      [other, OWN, portal.password["mobile-wrong"]],
      [ending, nationalNumber, portal.password.own],
    ] as const) {
      await send(visitor, { mobile_last4, password, password_again: password });
      await visitor.see(says, { in: "[role=alert]" });
    }
    await send(visitor, { mobile_last4: ending, password: OWN, password_again: OWN });
    expect(visitor.path).toBe("/dr-dashboard");
    await visitor.see(portal.password.saved, { in: "[role=status]" });
    await visitor.press({ css: "main form[action='/dr-portal/logout'] button" });

    await enter(visitor, memberNumber, nationalNumber);
    await visitor.see(auth.wrong, { in: "[role=alert]" });
    await enter(visitor, memberNumber, OWN);
    expect(visitor.path).toBe("/dr-dashboard");
    await visitor.visit("/dashboard/financial-card");
    expect(visitor.path).toBe("/dashboard/financial-card");
    await visitor.see(String(memberNumber), { in: "main" });
  });

  test("is recovered by a code that staff print after checking the doctor's identity", async ({
    visitor,
    another,
  }) => {
    const memberNumber = members.lost[language];
    const admin = await another();
    await admin.signIn("admin");
    await admin.visit("/dashboard");
    await admin.press({ css: `.rail a[href='${MEMBERS}']` });
    await send(admin, { number: memberNumber });
    await admin.see(portal.members.states.none, { in: "main" });
    await expectPresentable(admin);
    await admin.press(portal.members.issue);
    await admin.press(SUBMIT, { nth: 0 });
    await admin.see(portal.code["identity-needed"], { in: "[role=alert]" });
    await expectPresentable(admin);
    const code = await printedCode(admin);
    expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expectPresentable(admin);
    await admin.visit(admin.path);
    await admin.seeNot(code);

    await visitor.visit("/dr-portal/recover");
    const chosen = { docNo: memberNumber, password: OWN, password_again: OWN };
    await send(visitor, { ...chosen, code: "00000-00000" });
    await visitor.see(portal.recover["wrong-code"], { in: "[role=alert]" });
    await send(visitor, { ...chosen, code: code.toLowerCase().replace("-", " ") });
    expect(visitor.path).toBe("/dr-portal");
    await visitor.see(portal.recover.saved, { in: "[role=status]" });
    await enter(visitor, memberNumber, OWN);
    expect(visitor.path).toBe("/dr-dashboard");

    await admin.visit(`${MEMBERS}?number=${memberNumber}`);
    await admin.see(portal.members.states.open, { in: "main" });
    await admin.press(portal.members.disable);
    await admin.see(portal.members.disabled, { in: "[role=status]" });
    await visitor.visit("/dr-dashboard");
    expect(visitor.path).toBe("/");
    await admin.press(portal.members.enable);
    await admin.see(portal.members.enabled, { in: "[role=status]" });
  });

  test("resets a forgotten password with a code that no other member's page shows", async ({
    visitor: admin,
  }) => {
    const pageOf = (memberNumber: number) => `${MEMBERS}/${memberNumber}/recovery-code`;
    const form = { identity_checked: "on", submission_id: crypto.randomUUID() };
    const memberPage = pageOf(members.waiting[language]);
    await admin.signIn("admin");
    expect((await admin.post(memberPage, form)).status).toBe(303);
    await admin.visit(pageOf(members.lost[language]));
    expect(await admin.count("main strong")).toBe(0);
    await admin.see(portal.code["identity-checked"]);
    await admin.visit(memberPage);
    expect(await admin.text("main strong")).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  });

  test("resets a forgotten password through a link emailed to the address on record", async ({
    visitor,
    another,
  }) => {
    const { memberNumber, email } = theMember(members.forgetful[language]);
    await openAccount(await another(), memberNumber, OWN);
    await visitor.visit("/dr-portal/forget-password");
    await send(visitor, { username: memberNumber });
    expect(visitor.path).toBe("/dr-portal");
    await visitor.see(pattern(portal.forgot["link-sent"]), { in: "[role=status]" });
    expect((await visitor.read()).documentElement.outerHTML).not.toContain(email);

    const admin = await another();
    await admin.signIn("admin");
    const subject = saidIn(language, firstLetters.recovery[`subject_${language}`]);
    const link = await linkTo(email!, admin, subject, outbox["show-recipient"]);
    await visitor.visit(link);
    await visitor.see(String(memberNumber), { in: "main" });
    await expectPresentable(visitor);
    await send(visitor, { password: NEW, password_again: "62840198" });
    await visitor.see(portal.password.differ, { in: "[role=alert]" });
    await send(visitor, { password: NEW, password_again: NEW });
    await visitor.see(portal.recover.saved, { in: "[role=status]" });
    expect(await visitor.visit(link)).toBe(410);
    await enter(visitor, memberNumber, OWN);
    await visitor.see(auth.wrong, { in: "[role=alert]" });
    await enter(visitor, memberNumber, NEW);
    expect(visitor.path).toBe("/dr-dashboard");
  });
});
