import { expect } from "vitest";
import { Authenticator } from "../builders/authenticator";
import { aStaffAccount, PASSWORD } from "../builders/staff";
import { openAccount } from "../visitor/doctors";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const OWN = "62840197";
const members = { ar: 20_191, en: 20_192 };
const PASSKEY = "main li:has(form[action$='/remove'])";

const optionsFrom = async (visitor: Visitor, path: string, form = {}) =>
  (await (await visitor.post(`${path}/challenge`, form)).json()).publicKey;

/** Adds a passkey as the page's script would do with a device. */
async function add(visitor: Visitor, list: string, name: string, device: Authenticator) {
  const credential = device.make(await optionsFrom(visitor, list, { name }), { origin: visitor.site });
  const answer = await visitor.post(list, { name, credential });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, list]);
}

async function enterBy(visitor: Visitor, door: string, device: Authenticator) {
  const credential = device.sign(await optionsFrom(visitor, `${door}/passkey`), { origin: visitor.site });
  const answer = await visitor.post(`${door}/passkey`, { credential, next: "" });
  await visitor.visit(answer.headers.get("Location")!);
}

journeys("Passkeys", (language, test) => {
  const passkeys = words(language, "passkeys");
  const accounts = words(language, "accounts");
  const inAlert = { in: "[role=alert]" };
  const done = { in: "[role=status]" };

  const doors = [
    {
      of: "a doctor",
      door: "/dr-portal",
      list: "/dr-dashboard/passkeys",
      home: "/dr-dashboard",
      begin: (visitor: Visitor) => openAccount(visitor, members[language], OWN),
    },
    {
      of: "the staff",
      door: "/emp-portal",
      list: "/account/passkeys",
      home: "/dashboard",
      begin: async (visitor: Visitor, admin: Visitor) => {
        await admin.signIn("admin");
        await visitor.enter("staff", await aStaffAccount(admin, "editor"), PASSWORD);
      },
    },
  ];

  for (const { of, door, list, home, begin } of doors)
    test(`are listed, renamed and removed by plain forms, and sign in while they exist: ${of}`, async ({
      visitor,
      another,
    }) => {
      await begin(visitor, await another());
      await visitor.visit(list);
      await visitor.see(passkeys.about);
      if (!visitor.scripted) {
        await visitor.fill({ name: "A phone" }, { in: "main" });
        await visitor.press(passkeys.add);
        await visitor.see(passkeys["not-made"]["no-script"], inAlert);
      }
      const device = new Authenticator();
      await add(visitor, list, "هاتفي", device);
      await visitor.visit(list);
      await visitor.see(["هاتفي", passkeys["never-used"]], { in: PASSKEY });
      await expectPresentable(visitor);
      await visitor.fill({ name: " " }, { in: PASSKEY });
      await visitor.press(passkeys.rename, { in: PASSKEY });
      expect(visitor.path).toContain(list);
      await visitor.visit(list);
      await visitor.fill({ name: "My tablet" }, { in: PASSKEY });
      await visitor.press(new RegExp(passkeys.rename), { in: PASSKEY });
      await visitor.see(passkeys.renamed, done);
      await visitor.see("My tablet", { in: PASSKEY });

      const elsewhere = await another();
      await enterBy(elsewhere, door, device);
      expect(elsewhere.path).toBe(home);
      await elsewhere.visit(list);
      await elsewhere.seeNot(passkeys["never-used"]);

      await visitor.visit(list);
      await visitor.press(new RegExp(passkeys.remove), { in: PASSKEY });
      await visitor.see(passkeys.removed, done);
      expect(await visitor.count(PASSKEY)).toBe(0);
      await elsewhere.visit(list);
      expect(elsewhere.path).not.toBe(list);
      await enterBy(elsewhere, door, device);
      expect(elsewhere.path).toBe(door);
      await elsewhere.see(passkeys.refused.unknown, inAlert);
    });

  test("can be renamed and removed only by their owner, and requested only by this site", async ({
    visitor,
    another,
  }) => {
    const admin = await another();
    await admin.signIn("admin");
    await visitor.enter("staff", await aStaffAccount(admin, "editor"), PASSWORD);
    const device = new Authenticator();
    await add(visitor, "/account/passkeys", "Mine", device);
    await visitor.visit("/account/passkeys");
    const remove = (await visitor.attribute(`${PASSKEY} form[action$='/remove']`, "action"))!;
    await admin.post(remove);
    await admin.post(remove.replace("/remove", "/name"), { name: "Theirs" });
    const from = { Origin: "http://elsewhere.test" };
    expect((await visitor.post(remove, {}, from)).status).toBe(403);
    expect((await visitor.post("/emp-portal/passkey/challenge", {}, from)).status).toBe(403);
    await visitor.visit("/account/passkeys");
    await visitor.see("Mine", { in: PASSKEY });
    await admin.visit("/account");
    await admin.see(accounts.own["to-passkeys"]);
  });

  test("without script the sign-in page explains the alternative", async ({ visitor }) => {
    await visitor.visit("/dr-portal");
    if (visitor.scripted) return;
    await visitor.press(passkeys.use);
    expect(visitor.path).toBe("/dr-portal");
    await visitor.see(passkeys.refused["no-script"], inAlert);
    expect(await visitor.count("main [name=password]")).toBe(1);
  });
});
