import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const voters = { ar: 20_170, en: 20_171 };
const roll = { name: "roll.csv", mimeType: "text/csv", buffer: Buffer.from("DOC_NO\n20200\nabc\n") };

journeys("The elections card", (language, test) => {
  const elections = words(language, "elections");

  test("shows anybody whether a doctor may vote, and only part of the mobile number", async ({ visitor }) => {
    await visitor.visit("/elections");
    await visitor.fill({ doc_no: language === "ar" ? "٢٠١٧٢" : "۲۰۱۷۲" });
    await visitor.press({ css: "main form:has([name=doc_no]) [type=submit]" });
    await visitor.see(elections.has, { in: "main" });
    await visitor.see(/07•{6}\d\d/, { in: "main table" });
    expect(await visitor.all("main [name=elect_f]")).toEqual([]);
    await expectPresentable(visitor);
    for (const [typed, status, says] of [
      ["20042", 200, elections["has-not"]],
      ["20041", 404, elections["own-number"]],
      ["29999", 404, elections["not-found"]],
      ["abc", 422, words(language, "cards")["must-be-numeric"]],
    ] as const) {
      expect([typed, await visitor.visit(`/elections?doc_no=${typed}`)]).toEqual([typed, status]);
      await visitor.see(says, { in: "main" });
      expect([typed, visitor.headers.get("Cache-Control")]).toEqual([typed, "private, no-store"]);
    }
    await visitor.seeNot(elections.why.voted, { in: "main" });
  });
});

journeys("On election day", (language, test) => {
  const elections = words(language, "elections");
  const office = words(language, "election-office");

  test("a clerk marks a voter once, however often the button is pressed", async ({ visitor }) => {
    const card = `/elections?doc_no=${voters[language]}`;
    await visitor.signIn("computer");
    await visitor.visit(card);
    await visitor.fill({ elect_f: "1" });
    const sent = await visitor.typed(["docNo", "elect_f", "submission_id"], "main form:has([name=elect_f])");
    const action = (await visitor.attribute("main form:has([name=elect_f])", "action")) ?? card;
    const answers = await Promise.all([visitor.post(action, sent), visitor.post(action, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await visitor.visit(answers[0]!.headers.get("Location")!);
    await visitor.see(pattern(elections.marked));
    await visitor.visit(card);
    await visitor.see(elections.mark["no-locked"], { in: "main" });
  });

  test("the office sees the changes of a roll before they are applied", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/dashboard/elections");
    await visitor.press({ css: "main li p a" }, { nth: 0 });
    await visitor.press({ css: "main a[href$='/roll']" }, { nth: 0 });
    await visitor.fill({ roll });
    await visitor.press({ css: "main form [type=submit]" });
    expect(visitor.path).toMatch(/\/roll\/[0-9a-f-]{36}$/);
    await visitor.see(pattern(office.report.reasons["not-a-number"]), { in: "main" });
  });
});

journeys("The turnout", (language, test) => {
  const turnout = words(language, "turnout");

  test("refreshes itself until it is turned off, and links to the printouts", async ({ visitor }) => {
    await visitor.signIn("computer");
    await visitor.visit("/elections/turnout");
    expect(visitor.headers.get("Refresh")).toBe("60");
    expect(visitor.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await visitor.text("main table")).toContain(turnout["voted-elsewhere"]);
    await expectPresentable(visitor);
    await visitor.press(turnout.stop);
    expect(visitor.path).toBe("/elections/turnout?refresh=off");
    expect(visitor.headers.get("Refresh")).toBeNull();
    await visitor.press(turnout.resume);
    expect(visitor.path).toBe("/elections/turnout");
    await visitor.press({ css: "main a[href='/elections/closing-count']" });
    await visitor.see([pattern(turnout.closing.open), turnout.closing.signatures], { in: "main" });
    await expectPresentable(visitor);
  });
});
