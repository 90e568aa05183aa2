import { expect } from "vitest";
import { figures as firstFigures } from "~/content/first-edition/figures";
import { today } from "../support/business-day";
import { journeys, words } from "../visitor/journey";
import { soon } from "../visitor/soon";
import { aPhoto, aTextFile } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const OFFICE = "/dashboard/content";
const FEWEST = { pages: 4, presses: 3 };
const unique = (text: string) => `${text} ${crypto.randomUUID().slice(0, 8)}`;

/** Counts the pages and presses of a clerk's task, starting at the office. */
async function clerk(visitor: Visitor) {
  const cost = { pages: 1, presses: 0 };
  await visitor.signIn("content");
  return {
    cost,
    begin: () => visitor.visit(OFFICE),
    async press(name: string, nth?: number) {
      await visitor.press(name, { in: "main", nth });
      cost.pages += 1;
      cost.presses += 1;
    },
  };
}

journeys("A task in the content office takes few pages:", (language, test) => {
  const content = words(language, "content");
  const { fields } = content;

  test("to replace the president with a photo", async ({ visitor, another }) => {
    const { cost, begin, press } = await clerk(visitor);
    await begin();
    await press(content.kinds.people);
    await press(await visitor.text("main .row:nth-child(1) a"));
    const before = { name_ar: await visitor.value("name_ar"), name_en: await visitor.value("name_en") };
    const after = { name_ar: unique("د. ليلى"), name_en: unique("Dr Layla") };
    await visitor.fill({ ...after, photo: [await aPhoto("#0a5")] });
    await press(content.publish);
    await visitor.see(content.saved.live);
    expect(cost).toEqual(FEWEST);
    const reader = await another();
    await soon(async () => {
      await reader.visit("/association-council");
      expect(await reader.texts("main .board-president:has(img) b")).toEqual([after[`name_${language}`]]);
    });
    await visitor.fill(before);
    await visitor.press(content.publish);
  });

  test("to correct a fee from the first of January", async ({ visitor }) => {
    const { cost, begin, press } = await clerk(visitor);
    const year = `${Number(today.slice(0, 4)) + 1}`;
    await begin();
    await press(content.kinds.figures);
    await press(firstFigures["registration.vacancy"].name[language]);
    await visitor.fill({ value: "١٠٥", from: `${year}-01-01` });
    await press(content.publish);
    await visitor.see([content.saved.scheduled, "105", year, content.figures.states["to-come"]]);
    expect(cost).toEqual(FEWEST);
  });

  test("to publish a vacancy until Friday", async ({ visitor, another }) => {
    const { cost, begin, press } = await clerk(visitor);
    const DAYS_OF_A_WEEK = 7;
    const FRIDAY = 5;
    const at = new Date(`${today}T00:00:00Z`);
    at.setUTCDate(at.getUTCDate() + ((FRIDAY - at.getUTCDay() + DAYS_OF_A_WEEK) % DAYS_OF_A_WEEK));
    const friday = at.toISOString().slice(0, 10);
    const title = unique("طبيب أسرة");
    await begin();
    await press(content.kinds.vacancies);
    await press(content.add.vacancies);
    await visitor.fill({ title_ar: title, description_ar: "دوام كامل", closes: friday });
    await press(content.publish);
    await visitor.see(content.saved.live);
    expect(cost).toEqual(FEWEST);
    const reader = await another();
    await soon(async () => {
      await reader.visit("/careers");
      await reader.see(title, { in: "main" });
    });
    expect(await reader.count(`main time[datetime="${friday}"]`)).toBeGreaterThan(0);
    await visitor.press(content["take-down"]);
  });

  test("to replace the law's file", async ({ visitor, another }) => {
    const law = unique("قانون");
    const { cost, begin, press } = await clerk(visitor);
    await visitor.visit(`${OFFICE}/documents/add`);
    await visitor.fill({
      [fields.documents.title_ar]: law,
      group: "law",
      file: [aTextFile("old.txt", "النص القديم")],
    });
    await visitor.press(content.publish);
    await begin();
    await press(content.kinds.documents);
    await press(law);
    await visitor.fill({ file: [aTextFile("new.txt", "النص الجديد")], valid_from: today });
    await press(content.publish);
    await visitor.see(content.saved.live);
    expect(cost).toEqual(FEWEST);
    const reader = await another();
    await soon(async () => {
      await reader.visit("/legislations");
      const link = (await reader.all("main .documents a")).find((each) => each.textContent === law)!;
      expect(await (await reader.get(link.getAttribute("href")!)).text()).toBe("النص الجديد");
    });
    await visitor.press(content["take-down"]);
  });
});
