import { expect } from "vitest";
import { figures as firstFigures } from "~/content/first-edition/figures";
import { today } from "../support/business-day";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import { aPhoto } from "../visitor/uploads";

const OFFICE = "/dashboard/content";
const other = { ar: "en", en: "ar" } as const;

journeys("A content editor", (language, test) => {
  const content = words(language, "content");
  const { fields } = content;

  test("gives a member of the board a photo, in four pages", async ({ visitor, another }) => {
    await visitor.signIn("content");
    await visitor.visit(OFFICE);
    await expectPresentable(visitor);
    await visitor.press(content.kinds.people, { in: "main" });
    await expectPresentable(visitor);
    const name = await visitor.text("main .row:nth-child(4) a");
    await visitor.press(name, { in: "main" });
    await visitor.fill({ photo: [await aPhoto("#0a5")] });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await expectPresentable(visitor);

    const reader = await another();
    await soon(async () => {
      await reader.visit("/association-council");
      expect(await reader.texts("main li:has(img) b")).toContain(name);
    });
    const address = await reader.attribute("main li img", "src");
    expect((await reader.get(address!)).status).toBe(200);
    const sparing = await another({ headers: { "Save-Data": "on" } });
    await sparing.visit("/association-council");
    expect(await sparing.all("main img")).toEqual([]);
    await expectPresentable(reader);
  });

  test("publishes a vacancy until a day, and takes it down", async ({ visitor, another }) => {
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/vacancies`);
    await visitor.press(content.add.vacancies);
    await visitor.press(content.publish);
    expect(visitor.status).toBe(422);
    await expectPresentable(visitor);
    const title = `طبيب أسرة ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.fill({
      [fields.vacancies.title_ar]: title,
      [fields.vacancies.description_ar]: "<b>عيادة</b>\n\nدوام كامل",
      closes: today,
    });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    const editor = visitor.path;

    const reader = await another();
    await soon(async () => {
      await reader.visit("/careers");
      await reader.press(title, { in: "main" });
      await reader.see("<b>عيادة</b>", { in: "main" });
    });
    expect(await reader.count(`main time[datetime="${today}"]`)).toBe(1);
    const vacancy = reader.path;

    await visitor.visit(editor);
    await visitor.press(content["take-down"]);
    await visitor.see(content["taken-down"]);
    await soon(async () => expect(await reader.visit(vacancy)).toBe(404));
  });

  test("keeps a draft unpublished, loses no colleague's text, and restores a version", async ({
    visitor,
    another,
  }) => {
    const question = `سؤال ${crypto.randomUUID().slice(0, 8)}`;
    const { questions } = fields;
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/questions/add`);
    await visitor.fill({ [questions.question_ar]: question, [questions.answer_ar]: "الجواب الأول" });
    await visitor.press(content["save-draft"]);
    await visitor.see([content.saved.draft, content.hours]);
    const editor = visitor.path;
    const reader = await another();
    await reader.visit("/faq?all=1");
    await reader.seeNot(question);
    await visitor.press(content.publish);
    const read = (...texts: string[]) =>
      soon(async () => {
        await reader.visit("/faq?all=1");
        await reader.see(texts);
      });
    await read(question, "الجواب الأول");

    const colleague = await another();
    await colleague.signIn("admin");
    await colleague.visit(editor);
    await visitor.visit(editor);
    await colleague.fill({ [questions.answer_ar]: "الجواب الثاني" });
    await colleague.press(content.publish);
    await visitor.fill({ [questions.answer_ar]: "الجواب الثالث" });
    expect(await visitor.press(content.publish)).toBe(409);
    await visitor.see([content["changed-meanwhile"], "الجواب الثاني"]);
    expect(await visitor.value("answer_ar")).toBe("الجواب الثالث");
    await expectPresentable(visitor);
    await read("الجواب الثاني");

    await visitor.press(content["save-draft"]);
    await visitor.press(content.versions.title);
    expect([await visitor.text("main ins"), await visitor.text("main del")]).toEqual(["الثالث", "الثاني"]);
    await expectPresentable(visitor);
    await visitor.press(content.versions.restore.replace("{{number}}", "2"));
    await visitor.see(content.restored);
    expect(await visitor.value("answer_ar")).toBe("الجواب الأول");
    await visitor.press(content["take-down"]);
    await soon(async () => {
      await reader.visit("/faq?all=1");
      await reader.seeNot(question);
    });
  });

  test("publishes at an hour, and is warned of an invalid one", async ({ visitor, another }) => {
    await visitor.signIn("content");
    const text = `إعلان ${crypto.randomUUID().slice(0, 8)}`;
    const values = { text_ar: text, version: "", do: "publish" };
    const refused = await visitor.post(`${OFFICE}/announcement`, { ...values, publish_at: "غدًا" });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining(content["not-an-hour"]),
    ]);
    const backwards = { publish_at: "٢٠٩٩-٠١-٠١T٠٨:٣٠", unpublish_at: "2099-01-01T08:30" };
    expect((await visitor.post(`${OFFICE}/announcement`, { ...values, ...backwards })).status).toBe(422);
    const sent = { ...values, publish_at: "٢٠٩٩-٠١-٠١T٠٨:٣٠" };
    expect((await visitor.post(`${OFFICE}/announcement`, sent)).status).toBe(303);
    await visitor.visit(OFFICE);
    await visitor.see([text, "2099"], { in: "main" });
    await expectPresentable(visitor);
    const reader = await another();
    await reader.visit("/");
    await reader.seeNot(text);
  });

  test("corrects a fee from the first of January, in four pages", async ({ visitor, another }) => {
    const { figures } = content;
    await visitor.signIn("content");
    await visitor.visit(OFFICE);
    await visitor.press(content.kinds.figures, { in: "main" });
    await expectPresentable(visitor);
    const { name } = firstFigures["registration.vacancy"];
    await visitor.press(name[language], { in: "main" });
    for (const value of ["سبعون", "-5", "2000000"]) {
      await visitor.fill({ value, from: "2099-01-01" });
      await visitor.press(content.publish);
      expect([value, visitor.status]).toEqual([value, 422]);
    }
    await expectPresentable(visitor);
    await visitor.fill({ value: "١٢٣٫٥", from: "2099-01-01" });
    await visitor.press(content.publish);
    await visitor.see([content.saved.scheduled, "123.5", figures.states["to-come"], figures.states.now]);
    await expectPresentable(visitor);
    expect(await visitor.count("button", content["take-down"])).toBe(0);
    await visitor.visit(`${OFFICE}/figures`);
    await visitor.see(["123.5", "2099"], { in: "main" });

    const reader = await another();
    await reader.visit("/registration-requirements?step=vacancy-announcement");
    await reader.see("100", { in: "#cost [role=status]" });
    await reader.seeNot("123.5");
  });

  test("corrects a figure at once, and its page shows the date of the change", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/figures/mobile-phone.free-minutes`);
    await visitor.fill({ value: "٦٢٠", from: "01/02/2026" });
    await visitor.press(content.publish);
    await visitor.see([content.saved.live, content.figures.states.past]);
    const reader = await another();
    const article = words(language, "article");
    await soon(async () => {
      await reader.visit("/mobile-phone-fund");
      await reader.see([article["changed-figures"], article["figure-since"]], { in: "main" });
    });
    expect(await reader.text("main")).toMatch(/620.*500/s);
    expect(await reader.count('main time[datetime="2026-02-01"]')).toBe(1);
    await expectPresentable(reader);
  });
});

journeys("An address of the content office", (language, test) => {
  test("without an item is not found", async ({ visitor }) => {
    await visitor.signIn("content");
    const nothing = [
      "nothing",
      "people/4711",
      "people/x",
      "announcement/add",
      "constructor",
      "people/4711/versions",
      "figures/add",
      "figures/registration.nothing",
    ];
    for (const path of nothing) expect([path, await visitor.visit(`${OFFICE}/${path}`)]).toEqual([path, 404]);
    await visitor.visit(`${OFFICE}/people?lang=${other[language]}`);
    expect(await visitor.text("h1")).toBe(words(other[language], "content").kinds.people);
  });
});
