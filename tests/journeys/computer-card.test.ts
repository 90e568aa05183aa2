import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const CARD = "/dashboard/computer-personal-card";
const SAVE = { css: "main form[method=post] [type=submit]" };
const DASHBOARD = "/computer-dashboard";

journeys("A member's personal card", (language, test) => {
  const computer = words(language, "computer");
  const cards = words(language, "cards");
  const record = words(language, "record");
  const number = language === "ar" ? "20020" : "20021";
  const easternDigits = [...number].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");

  test("is searched, shown, and edited one group at a time", async ({ visitor }) => {
    await visitor.signIn("computer");
    await visitor.press({ css: `main a[href='${CARD}']` });
    await visitor.see(cards["search-first"], { in: "main" });
    await visitor.fill({ doc_no: "" });
    await visitor.press(cards.search);
    await visitor.see(cards["enter-number"], { in: "[role=alert]" });
    await visitor.fill({ doc_no: "99999999" });
    await visitor.press(cards.search);
    await visitor.see(cards["not-found"], { in: "[role=alert]" });
    await visitor.press(cards.retry);
    expect(await visitor.value("doc_no")).toBe("99999999");
    await visitor.press(cards.clear);
    expect(await visitor.value("doc_no")).toBe("");

    await visitor.fill({ doc_no: easternDigits });
    await visitor.press(cards.search);
    await visitor.see(number, { in: "main table" });
    expect(await visitor.all("main th")).toHaveLength(8);
    await expectPresentable(visitor);

    await visitor.press(computer.edit.details);
    expect(await visitor.all("main [name=DOC_NAME_A], main [name=DOC_NO]")).toEqual([]);
    const mobile = `079${randomInt(1e6, 1e7)}`;
    const email = `m${randomInt(1e8)}@home.example`;
    await visitor.fill({ NATIONAL_NO: "123", MOBIL: mobile });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record.errors["national-number"], { in: "[role=alert]" });
    expect(await visitor.value("MOBIL")).toBe(mobile);
    await expectPresentable(visitor);
    await visitor.fill({ NATIONAL_NO: "٩٨١٢٣٤٥٦٧٨", E_MAIL: email });
    await visitor.press(SAVE, { nth: 0 });
    expect(visitor.path).toBe(DASHBOARD);
    await visitor.see(record.saved, { in: "[role=status]" });

    await visitor.visit(`${CARD}?doc_no=${number}&mode=names`);
    await visitor.see(email, { in: "main table" });
    expect(await visitor.all("main [name=MOBIL]")).toEqual([]);
    await visitor.fill({ DOC_NAME_E: "Zeina 2" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(words(language, "names").errors.english, { in: "[role=alert]" });
    await visitor.fill({ DOC_NAME_E: "Zeina Anas Al-Majali" });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(record.saved, { in: "[role=status]" });
  });

  test("shows both texts after a colleague saved in the meantime", async ({ visitor, another }) => {
    const contested = language === "ar" ? "20022" : "20023";
    const card = `${CARD}?doc_no=${contested}`;
    const colleague = await another();
    const [colleagueAddress, mine] = [`إربد ${randomInt(1e6)}`, `الزرقاء ${randomInt(1e6)}`];
    for (const each of [visitor, colleague]) {
      await each.signIn("computer");
      await each.visit(`${card}&mode=details`);
    }
    await colleague.fill({ WORK_ADD: colleagueAddress });
    await colleague.press(SAVE, { nth: 0 });
    expect(colleague.path).toBe(DASHBOARD);
    await visitor.fill({ WORK_ADD: mine });
    await visitor.press(SAVE, { nth: 0 });
    await visitor.see(computer["changed-meanwhile"], { in: "[role=alert]" });
    expect(await visitor.value("WORK_ADD")).toBe(mine);
    await visitor.see(colleagueAddress, { in: "section[aria-labelledby=on-record-now]" });
    await expectPresentable(visitor);
    await visitor.press(SAVE, { nth: 0 });
    expect(visitor.path).toBe(DASHBOARD);
    await visitor.visit(card);
    await visitor.see(mine, { in: "main table" });
  });

  test("is read-only for staff", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit(`${CARD}?doc_no=20024&mode=details`);
    await visitor.see("20024", { in: "main table" });
    await visitor.see(computer["view-only"], { in: "main" });
    expect(await visitor.all("main form[method=post]")).toEqual([]);
    await expectPresentable(visitor);
    await visitor.press(computer["go-to-portal"]);
    expect(visitor.path).toMatch(/^\/computer-portal\?next=/);
  });
});
