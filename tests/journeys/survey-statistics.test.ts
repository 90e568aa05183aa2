import { expect } from "vitest";
import { firstQuestions as content } from "~/content/survey";
import { journeys, words } from "../visitor/journey";
import { expectPresentable, unsoundIn } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const STATISTICS = "/dashboard/survey-statistics";
const COMMENTS = `${STATISTICS}/comments`;
const FILES = [`${STATISTICS}/months.csv`, `${COMMENTS}.csv`];

async function expectSound(visitor: Visitor) {
  const markup = await (await visitor.get(visitor.path)).text();
  expect([visitor.path, await unsoundIn(markup)]).toEqual([visitor.path, []]);
}

journeys("The answers to the survey", (language, test) => {
  const survey = words(language, "survey");

  test("are shown to an admin as figures, comments separately", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.press({ css: `.rail a[href='${STATISTICS}']` });
    expect(await visitor.texts("main p")).toContainEqual(
      expect.stringMatching(new RegExp(`^${survey.total}: .*\\d{3}`)),
    );
    expect(await visitor.count("main .card")).toBe(5);
    const topics = content.map(({ topic }) => topic[language]);
    expect(await visitor.texts("main h2")).toEqual(expect.arrayContaining([...topics, survey.summary]));
    await visitor.see([/[123]\.\d\d/, survey["out-of"]], { in: ".card:first-child .average" });
    expect(await visitor.text("main table")).toMatch(/\d+\.\d%/);
    expect(await visitor.count("main section:has(table) svg[role=img]")).toBe(1);
    await visitor.press(words(language, "shell")["as-table"]);
    expect(await visitor.count("main td", survey["too-few"].replace("{{least}}", "5"))).toBe(1);
    expect((await visitor.texts("main a[href='/dashboard']")).at(-1)).toBe(survey.dashboard);
    await expectPresentable(visitor);
    await expectSound(visitor);

    await visitor.press({ css: `main a[href="${COMMENTS}"]` });
    expect(await visitor.count(".comment")).toBe(20);
    await expectPresentable(visitor);
    await expectSound(visitor);
    await visitor.press({ css: "main a[rel=next]" });
    expect(visitor.path).toMatch(/page=2$/);
    expect(await visitor.count(".comment")).toBeGreaterThan(0);

    for (const address of FILES) {
      const file = await visitor.get(address);
      expect(file.status).toBe(200);
      expect(file.headers.get("Content-Type")).toContain("text/csv");
      expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="survey-[\w-]+\.csv"$/);
      expect(file.headers.get("Cache-Control")).toContain("no-store");
      expect((await file.text()).split("\r\n").length).toBeGreaterThan(12);
    }
  });

  for (const [who, end] of [
    ["viewer", "/"],
    ["editor", "/dashboard"],
  ] as const)
    test(`are no reading for the ${who}`, async ({ visitor }) => {
      await visitor.signIn(who);
      expect(await visitor.all(`a[href="${STATISTICS}"]`)).toEqual([]);
      for (const address of [STATISTICS, COMMENTS]) {
        await visitor.visit(address);
        expect(visitor.path).toBe(end);
        await visitor.see(words(language, "auth")["admins-only-page"], { in: "[role=alert]" });
      }
      for (const address of [...FILES, `${STATISTICS}.data`, `${COMMENTS}.data`]) {
        const answer = await visitor.get(address);
        expect([address, await answer.text()]).not.toEqual([address, expect.stringContaining("شكرًا لكم")]);
        expect(answer.headers.get("Content-Type") ?? "").not.toContain("text/csv");
      }
    });
});
