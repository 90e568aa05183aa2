import { expect } from "vitest";
import { openAccount } from "../visitor/doctors";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const CHECK = "/dr-dashboard/roll";
const CSV = "main a[href^='/elections/roll.csv']";
const SEND = { css: "main form:has([name=words]) [type=submit]" };
/** Doctors of the demo's roll that no other journey signs in as; one for each language. */
const doctors = { ar: 20_181, en: 20_182 };
const PASSWORD = "73105846";

journeys("The roll of a centre", (language, test) => {
  const { print } = words(language, "roll");

  test("is printed and exported as a file, which is recorded", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/elections/roll/print");
    await expectPresentable(visitor);
    expect(await visitor.text(CSV)).toContain(print["open-csv"]);
    const csv = await visitor.get((await visitor.attribute(CSV, "href"))!);
    expect(csv.headers.get("Content-Type")).toContain("text/csv");
    expect((await csv.text()).split("\r\n")[0]).toContain(print["member-number"]);
    await visitor.press(print["open-sheet"], { nth: 0 });
    expect(visitor.path).toBe("/elections/roll/print?centre=1");
    expect(await visitor.text("main h1")).toMatch(pattern(print.title));
    await visitor.see(print.signature, { in: "main table thead" });
    await expectPresentable(visitor);
    for (const unknown of ["/print?centre=99", "/print?centre=x", ".csv?centre=99", ".csv"])
      expect([unknown, (await visitor.get(`/elections/roll${unknown}`)).status]).toEqual([unknown, 404]);
    const { actions } = words(language, "audit");
    for (const action of ["roll.print", "roll.export"] as const) {
      await visitor.visit(`/dashboard/audit-log?action=${action}`);
      await visitor.see(actions[action.replace(".", "-") as "roll-print"], { in: "main li:has(time)" });
    }
  });
});

journeys("The roll check", (language, test) => {
  const roll = words(language, "roll");

  test("shows a doctor the own entry, accepts one objection, and shows the decision", async ({
    visitor,
    another,
  }) => {
    await openAccount(visitor, doctors[language], PASSWORD);
    await visitor.visit("/dr-dashboard");
    await visitor.press({ css: `main a[href='${CHECK}']` }, { nth: 0 });
    await visitor.see([roll.check.on, roll.check["not-marked"]], { in: "main" });
    await expectPresentable(visitor);
    await visitor.fill({ words: "قصير" });
    await visitor.press(SEND);
    await visitor.see([roll.errors.about, roll.errors.words], { in: "[role=alert]" });
    expect(await visitor.value("words")).toBe("قصير");
    await expectPresentable(visitor);
    const objection = `أعمل في العقبة منذ عامين (${language}).`;
    await visitor.fill({ words: objection, about: "wrong-centre" });
    await visitor.press(SEND);
    await visitor.see(roll.check.sent, { in: "[role=status]" });
    expect(await visitor.all("main [name=words]")).toEqual([]);
    await visitor.see(objection, { in: "main" });

    const [staff, colleague] = [await another(), await another()];
    await staff.signIn("admin");
    await staff.visit("/dashboard");
    await staff.press({ css: "main a[href$='/objections']" }, { nth: 0 });
    await expectPresentable(staff);
    const rows = await staff.all("main li");
    const mine = rows.find((row) => row.textContent?.includes(String(doctors[language])))!;
    await staff.press({ css: `main a[href='${mine.querySelector("a")?.getAttribute("href")}']` });
    await expectPresentable(staff);
    await colleague.signIn("admin");
    await colleague.visit(staff.path);
    const [accept, refuse] = ["accept", "refuse"].map((value) => ({
      css: `main [name=decision][value=${value}]`,
    })) as [{ css: string }, { css: string }];
    await staff.press(refuse);
    await staff.see(roll.errors.note, { in: "[role=alert]" });
    await staff.press(accept);
    await staff.see(roll.errors.centre, { in: "[role=alert]" });
    const aqaba = (await staff.all("main [name=centre] option"))[5]!;
    await staff.fill({ centre: aqaba.getAttribute("value")!, note: "تم النقل." });
    await staff.press(accept);
    await staff.see(roll.objections.accepted, { in: "[role=status]" });
    await colleague.fill({ note: "لا." });
    await colleague.press(refuse);
    await colleague.see(roll.objections["decided-before"], { in: "[role=alert]" });
    await colleague.see("Demo Administrator", { in: "main" });

    await visitor.visit(CHECK);
    await visitor.see(["تم النقل.", roll.states.accepted], { in: "main" });
    expect(await visitor.text("main table")).toContain(language === "ar" ? "العقبة" : "Aqaba");
    expect(await visitor.all("main [name=words]")).toHaveLength(1);
  });
});

test("turnout, printouts, rolls and objections require the permission", async ({ another }) => {
  const pages = {
    "/elections/turnout": ["viewer", "editor", "admin", "computer"],
    "/elections/closing-count": ["admin", "computer"],
    "/elections/roll/print": ["admin", "computer"],
    "/elections/roll/print?centre=1": ["admin", "computer"],
    "/elections/roll.csv?centre=1": ["admin", "computer"],
    "/dr-dashboard/roll": ["doctor"],
    "/dashboard/elections/1/objections": ["admin"],
    "/dashboard/elections/1/objections/1": ["admin"],
  };
  for (const who of ["public", "viewer", "editor", "admin", "doctor", "computer"] as const) {
    const visitor = await another();
    if (who !== "public") await visitor.postLogin(who);
    for (const [path, may] of Object.entries(pages)) {
      const { status } = await visitor.get(path);
      expect([who, path, status]).toEqual([who, path, may.includes(who) ? 200 : 302]);
    }
    for (const path of ["/dr-dashboard/roll", "/dashboard/elections/1/objections/1"] as const) {
      const { status } = await visitor.post(path);
      expect([who, path, status]).toEqual([who, path, pages[path].includes(who) ? 422 : 302]);
    }
  }
});
