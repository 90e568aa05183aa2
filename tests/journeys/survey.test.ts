import { randomInt } from "node:crypto";
import { expect } from "vitest";
import { firstQuestions as content } from "~/content/survey";
import { HONEYPOT_FIELD } from "~/forms";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable, unsoundIn } from "../visitor/judge";

const names = content.map(({ name }) => name);
const nothing = Object.fromEntries(names.map((name) => [name, ""]));
const answered = { question1: "2", question2: "2", question3: "2", question4: "2" };

journeys("The survey", (language, test) => {
  const survey = words(language, "survey");
  const forms = words(language, "forms");

  test("is answered once, with thanks", async ({ visitor }) => {
    await visitor.visit("/survey");
    expect(await visitor.texts("main p")).toContain(survey.confidential);
    await visitor.see(survey.sample, { in: "main" });
    expect(await visitor.typed(names)).toEqual(nothing);
    const questions = content.map(({ text }) => text[language]);
    expect(await visitor.texts("main fieldset > legend")).toEqual(questions);
    await expectPresentable(visitor);
    expect(await visitor.attribute("[name=additional_feedback]", "rows")).toBe("4");
    await visitor.fill({ ...answered, additional_feedback: `ملاحظة <b>with</b> both ${randomInt(1e9)}` });
    await visitor.press(survey.send);
    expect(visitor.path).toBe("/");
    await visitor.see(survey.submitted, { in: "[role=status]" });

    await visitor.back();
    await visitor.visit("/survey");
    expect(await visitor.typed(names)).toEqual(nothing);
  });

  test("names every unanswered question and keeps the rest", async ({ visitor }) => {
    await visitor.visit("/survey");
    const some = { question1: "3", additional_feedback: "Kept ملاحظة" };
    await visitor.fill(some);
    expect(await visitor.press(survey.send)).toBe(422);
    expect(await visitor.title()).toMatch(new RegExp(`^${forms.error}`));
    await visitor.see(survey["answer-all"], { in: "[role=alert]" });
    const ways = (await visitor.all("[role=alert] a")).map((way) => way.getAttribute("href")!);
    expect(ways).toHaveLength(3);
    expect((await visitor.one(ways[2]!)).matches("[name=question4][value='1']")).toBe(true);
    expect(await visitor.typed(Object.keys(some))).toEqual(some);
    await expectPresentable(visitor);
    expect(await unsoundIn(await (await visitor.post("/survey", some)).text())).toEqual([]);
    await visitor.fill({ question1: "3", question2: "1", question3: "2", question4: "3" });
    await visitor.press(survey.send);
    await visitor.see(survey.submitted, { in: "[role=status]" });
  });

  test("asks to come back later after five sheets per client, and keeps the choices", async ({ visitor }) => {
    for (let sent = 0; sent < 5; sent++) expect((await visitor.post("/survey", answered)).status).toBe(303);
    await visitor.visit("/survey");
    await visitor.fill({ question1: "1", question2: "2", question3: "3", question4: "1" });
    expect(await visitor.press(survey.send)).toBe(429);
    expect(Number(visitor.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await visitor.alert()).toMatch(pattern(survey["too-many-of-one"]));
    expect(await visitor.value("question3")).toBe("3");
    await expectPresentable(visitor);
  });
});

test("A survey with its honeypot filled in is returned with its answers", async ({ visitor }) => {
  const answer = await visitor.post("/survey", { ...answered, [HONEYPOT_FIELD]: "https://spam.example" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(words("en", "forms").trapped);
});

test("Another site cannot answer the survey on a visitor's behalf", async ({ visitor }) => {
  const answer = await visitor.post("/survey", answered, { Origin: "https://other.example" });
  expect(answer.status).toBe(403);
});
