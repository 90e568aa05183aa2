import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { enter, theMember } from "../visitor/doctors";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const CARD = "/dashboard/personal-card";
const LOG = "/dr-dashboard/access-log";
const NUMBER = 10_005;
const SAVE = { css: "main form [type=submit]" };
const ENTRY = "main li:has(time)";

journeys("The personal card", (language, test) => {
  const record = words(language, "record");

  test("shows names as text, formats the other values, and asks for the password for sensitive changes", async ({
    visitor,
  }) => {
    await enter(visitor, NUMBER);
    await visitor.visit(CARD);
    await expectPresentable(visitor);
    expect(await visitor.all("main :is([name=DOC_NO], [name=DOC_NAME_A], [name=DOC_NAME_E])")).toEqual([]);
    expect(await visitor.text("main table")).toContain(theMember(NUMBER).nameEn);

    const foreign = "+44 7700 900123";
    await visitor.fill({ MOBIL: foreign, E_MAIL: "nobody", HOME_ADD: "عمّان، شارع ٧" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see([record.errors["foreign-mobile"], record.errors.email], { in: "[role=alert]" });
    expect(await visitor.value("MOBIL")).toBe(foreign);
    await expectPresentable(visitor);

    const mobile = `079${randomInt(1e6, 1e7)}`;
    const email = `y${randomInt(1e8)}@home.example`;
    await visitor.fill({ MOBIL: `+962 ${mobile.slice(1, 3)}-${mobile.slice(3)}`, E_MAIL: email });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record.errors["password-needed"], { in: "[role=alert]" });
    await visitor.fill({ current_password: "99999999" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record.errors["password-wrong"], { in: "[role=alert]" });
    expect(await visitor.typed(["current_password", "E_MAIL"])).toEqual({
      current_password: "",
      E_MAIL: email,
    });
    await visitor.fill({ current_password: "٢٠٢٦٠٠٠٥" });
    await visitor.press(SAVE, { nth: 0 });
    expect(visitor.path).toBe("/dr-dashboard");
    await visitor.see(record.saved, { in: "[role=status]" });

    await visitor.visit(CARD);
    expect(await visitor.typed(["MOBIL", "HOME_ADD"])).toEqual({
      MOBIL: mobile,
      HOME_ADD: "عمّان، شارع 7",
    });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record.unchanged, { in: "[role=status]" });

    await visitor.visit(`${LOG}?only=changes`);
    const newest = (await visitor.texts(ENTRY)).find((entry) => entry.includes(mobile));
    expect(newest).toContain(record.log.kinds.doctor);
    expect(newest).toContain(email);
    await expectPresentable(visitor);
  });

  test("never overwrites a concurrent change, and keeps the typed text", async ({ visitor }) => {
    await enter(visitor, NUMBER);
    await visitor.visit(CARD);
    const other = await visitor.twin();
    await other.visit(CARD);
    const [colleagueAddress, mine] = [`إربد ${randomInt(1e6)}`, `الزرقاء ${randomInt(1e6)}`];
    await other.fill({ WORK_ADD: colleagueAddress });
    await other.press(SAVE, { nth: 0 });
    expect(other.path).toBe("/dr-dashboard");

    await visitor.fill({ WORK_ADD: mine });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record["changed-meanwhile"], { in: "[role=alert]" });
    expect(await visitor.value("WORK_ADD")).toBe(mine);
    await visitor.see(colleagueAddress, { in: "section[aria-labelledby=on-record-now]" });
    await expectPresentable(visitor);
    await visitor.press(SAVE, { nth: 0 });
    expect(visitor.path).toBe("/dr-dashboard");
    await visitor.visit(CARD);
    expect(await visitor.value("WORK_ADD")).toBe(mine);
  });

  test("is replaced by the look-up form for staff", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit(CARD);
    await visitor.see(record["no-own-card"], { in: "main" });
    expect(await visitor.all("main form")).toEqual([]);
    await expectPresentable(visitor);
  });
});
