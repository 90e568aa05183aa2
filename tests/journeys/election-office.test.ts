import { expect } from "vitest";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const LIST = "/dashboard/elections";
const SEND = { css: "main form [type=submit]" };
const problem = { in: "[role=alert]" };
const aRoll = (text: string) => ({
  roll: { name: "جدول.csv", mimeType: "text/csv", buffer: Buffer.from(text) },
});

/** Opens the demo's election, the first of the list, and answers with its address. */
async function openElection(visitor: Visitor) {
  await visitor.press({ css: "main li p a" }, { nth: 0 });
  return visitor.path;
}

journeys("The office of elections", (language, test) => {
  const office = words(language, "election-office");

  test("refuses unconfirmed changes to an open election, and stores nothing", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/dashboard");
    await visitor.press({ css: `.rail a[href='${LIST}']` });
    await expectPresentable(visitor);
    const election = await openElection(visitor);
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[href$='/edit']" });
    await visitor.fill({ closes_date: "٢٠٩٩-٠١-٠١", closes_time: "۸:۳۰" });
    await visitor.press(SEND);
    await visitor.see(office.errors["confirm-open"], problem);
    expect(await visitor.value("closes_date")).toBe("٢٠٩٩-٠١-٠١");
    await expectPresentable(visitor);
    await visitor.fill({ confirm_open: true, opens_date: "2026-01-01" });
    await visitor.press(SEND);
    await visitor.see(office.errors["opens-fixed"], problem);

    await visitor.visit(`${LIST}/add`);
    await visitor.fill({
      title_ar: "انتخابات قادمة",
      title: "A later election",
      opens_date: "2099-01-02",
      opens_time: "08:00",
      closes_date: "2099-01-01",
      closes_time: "20:00",
    });
    await visitor.press(SEND);
    await visitor.see(office.errors["closes-before"], problem);
    await visitor.fill({ closes_date: "2099-01-03" });
    await visitor.press(SEND);
    await visitor.see(office.open.replaces, { in: "main" });

    await visitor.visit(`${election}/centres/add`);
    await visitor.fill({ code: "١", name_ar: "إربد", name: "Irbid", confirm_open: true }, { in: "main" });
    await visitor.press(SEND);
    await visitor.see(office.centres["code-taken"], problem);
    await visitor.visit(election);
    await visitor.press({ css: "main a[href$='/delete']" }, { nth: 0 });
    await visitor.fill({ confirm_open: true });
    await visitor.press(SEND);
    await visitor.see(office.centres["in-use"], problem);
    await expectPresentable(visitor);
  });

  test("checks a roll and lists its invalid lines, and applies nothing until it is confirmed", async ({
    visitor,
  }) => {
    const figures = async () => (await visitor.texts("main table tr")).slice(0, 5);
    await visitor.signIn("admin");
    await visitor.visit(LIST);
    const election = await openElection(visitor);
    const before = await figures();
    await visitor.press({ css: "main a[href$='/roll']" }, { nth: 0 });
    await expectPresentable(visitor);
    await visitor.press(SEND);
    await visitor.see(office.errors["file-missing"], problem);
    await visitor.fill(aRoll("NAME;CENTRE\nA;1\n"));
    await visitor.press(SEND);
    await visitor.see(words(language, "import-file").problems["no-number-column"], problem);
    const lines = ["20200;1", "٢٠٢٠١;٢", "abc;1", "29999;1", "20200;2", "۲۰۲۰۲;99"];
    await visitor.fill(aRoll(`\uFEFFDOC NO;CENTRE;NAME\n${lines.join("\n")}`));
    await visitor.press(SEND);
    expect(visitor.path).toMatch(/\/roll\/[0-9a-f-]{36}$/);
    await expectPresentable(visitor);
    const { reasons } = office.report;
    const texts = [
      reasons["not-a-number"],
      reasons["unknown-member"],
      reasons.twice,
      reasons["unknown-centre"],
    ];
    const report = (await visitor.all("main table")).at(-1)!;
    const bad = [...report.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(bad).toEqual(texts.map((reason) => expect.stringMatching(pattern(reason))));
    await visitor.press(SEND);
    await visitor.see(office.errors["skip-rejected"], problem);
    await visitor.fill({ skip_rejected: true });
    await visitor.press(SEND);
    await visitor.see(office.errors["confirm-open"], problem);
    await expectPresentable(visitor);
    await visitor.visit(election);
    expect(before).toHaveLength(5);
    expect(await figures()).toEqual(before);
  });
});

test("only an administrator reaches the office of elections", async ({ visitor }) => {
  const ids = [
    "",
    "/add",
    "/1",
    "/1/edit",
    "/1/centres/add",
    "/1/centres/1",
    "/1/centres/1/delete",
    "/1/roll",
    "/1/roll/00000000-0000-4000-8000-000000000000",
  ];
  const turnedAway = async () => {
    for (const path of ids.map((id) => LIST + id)) {
      const seen = await visitor.get(path);
      const sent = await visitor.post(path, { confirm_open: "yes" });
      expect([path, seen.status, [302, 405].includes(sent.status)]).toEqual([path, 302, true]);
    }
  };
  await turnedAway();
  await visitor.signIn("editor");
  await turnedAway();
});
