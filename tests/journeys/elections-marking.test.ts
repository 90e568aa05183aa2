import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const voters = { ar: 20_140, en: 20_145 };
const YES = "main [name=elect_f][value='1']";
const NO = "main [name=elect_f][value='0']";
const SAVE = { css: "main form:has([name=elect_f]) [type=submit]" };
const UNDO = "main a[href^='/elections/undo']";
const refusal = { in: "main .error-summary" };

journeys("Marking voters", (language, test) => {
  const elections = words(language, "elections");
  const voter = voters[language];
  const card = `/elections?doc_no=${voter}`;

  test("records a vote once, shows it to the second clerk, and only a second person can undo it", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("computer");
    for (const page of [
      "/elections",
      "/dashboard/computer-financial-card",
      "/dashboard/computer-personal-card",
    ]) {
      await visitor.visit(page);
      expect((await visitor.one("[autofocus]")).getAttribute("name")).toBe("doc_no");
    }
    await visitor.visit("/elections?name=Lina+Zoubi");
    await visitor.see(["لينا طارق سليمان الزعبي", "Lina Tareq Suleiman Al-Zoubi"], { in: "main table" });
    await visitor.visit(card);
    await visitor.see([elections.verdict.now, elections.has], { in: "main .verdict" });
    await visitor.press(SAVE);
    await visitor.see(elections["choose-yes"], refusal);

    const second = await another();
    await second.enter("computer", "COMP2", "20261111");
    expect(second.path).toBe("/computer-dashboard");
    await second.visit(card);

    await visitor.fill({ elect_f: "1" });
    await visitor.press(SAVE);
    await visitor.see(pattern(elections.marked), { in: ".flash" });
    expect(visitor.path).toBe(card);
    expect((await visitor.one("[autofocus]")).getAttribute("name")).toBe("doc_no");
    await visitor.see(pattern(elections.verdict.marked), { in: "main .verdict" });
    expect(await visitor.all(NO)).toEqual([]);
    await expectPresentable(visitor);
    await visitor.visit(card);
    expect((await visitor.one(NO)).matches(":disabled")).toBe(true);
    await visitor.see(elections.mark["no-locked"], { in: "main" });
    await visitor.see(elections.why.voted, { in: "main .verdict" });
    expect(await visitor.all(UNDO)).toEqual([]);
    await expectPresentable(visitor);
    expect(await visitor.visit(`/elections/undo?doc_no=${voter}`)).toBe(409);
    await visitor.see(elections.undo.refused["own-mark"], { in: "main" });

    await second.fill({ elect_f: "1" });
    await second.press(SAVE);
    await second.see([pattern(elections.already), "COMP1"], refusal);
    await second.press({ css: UNDO });
    await expectPresentable(second);
    await second.fill({ reason: "خطأ" });
    await second.press(elections.undo.confirm);
    await second.see(elections.errors.reason, refusal);
    await expectPresentable(second);
    await second.fill({ reason: "سُجّل الطبيب الخطأ" });
    await second.press(elections.undo.confirm);
    expect(second.path).toBe(card);
    await second.see(elections.has, { in: "main" });
    expect((await second.one(YES)).matches(":disabled")).toBe(false);
  });

  test("finds voters by name and remembers the clerk's station", async ({ visitor }) => {
    await visitor.signIn("computer");
    await visitor.visit("/elections");
    await visitor.fill({ name: "محمد" }, { in: "main" });
    await visitor.press({ css: "main form:has([name=name]) [type=submit]" });
    expect(await visitor.all("main tbody tr")).toHaveLength(20);
    await visitor.press({ css: "main tbody a" }, { nth: 0 });
    expect(visitor.path).toMatch(/^\/elections\?doc_no=\d+$/);
    await visitor.press({ css: "main a[href='/elections/seat']" });
    await visitor.fill({ centre: "" });
    await visitor.press(elections.seat.save);
    await visitor.see(elections.errors.centre, refusal);
    const third = (await visitor.all("main [name=centre] option"))[3]!;
    await visitor.fill({ centre: third.getAttribute("value")!, desk: "١٢" });
    await expectPresentable(visitor);
    await visitor.press(elections.seat.save);
    expect(visitor.path).toBe("/elections");
    await visitor.see("12", { in: "main" });
  });
});
