import { expect } from "vitest";
import { firstEdition } from "../support/first-edition";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const [open, , closed] = firstEdition.vacancies;
const TITLES = "main li h3";

journeys("Somebody who looks for work", (language, test) => {
  const careers = words(language, "careers");

  test("searches the job titles and reads a job", async ({ visitor }) => {
    await visitor.visit("/careers");
    expect(await visitor.count(TITLES)).toBeGreaterThanOrEqual(firstEdition.vacancies.length);
    await visitor.see(careers["samples-note"], { in: "main" });
    expect(await visitor.count("a", careers.clear)).toBe(0);
    await expectPresentable(visitor);

    await visitor.fill({ q: language === "ar" ? "طَبيب عَام" : "GENERAL pract" }, { in: "main" });
    await visitor.press({ css: "main [role=search] button[type=submit]" });
    expect(visitor.path).toMatch(/^\/careers\?q=/);
    expect(await visitor.count(TITLES)).toBe(1);
    expect(await visitor.count("a", careers.clear)).toBe(1);

    await visitor.press(open!.title[language]);
    expect(visitor.path).toBe(`/careers/${open!.key}`);
    const texts = [open!.title, open!.company, open!.location, open!.description];
    await visitor.see([...texts.map((text) => text[language]), careers["sample-note"]], { in: "main" });
    expect(await visitor.count(`main time[datetime="${open!.opens}"]`)).toBe(1);
    expect(await visitor.count("main a[href='/contact-us']")).toBe(1);
    await expectPresentable(visitor);
    await visitor.press(careers.back);
    expect(visitor.path).toBe("/careers");
  });

  test("reads that a job does not exist, and returns to all jobs", async ({ visitor }) => {
    expect(await visitor.visit("/careers/4711")).toBe(404);
    await visitor.see([careers["not-found"], careers["not-found-body"]], { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(careers.back, { in: "main .empty" });
    expect(visitor.path).toBe("/careers");
  });

  test("finds no match and returns to all jobs", async ({ visitor }) => {
    await visitor.visit("/careers?q=%3Cb%3E%D9%84%D8%A7");
    await visitor.see(careers["none-found"], { in: "main" });
    await visitor.see("<b>لا", { in: "main bdi" });
    await expectPresentable(visitor);
    await visitor.press(careers.clear, { nth: 0 });
    expect(await visitor.count(TITLES)).toBeGreaterThanOrEqual(firstEdition.vacancies.length);
  });

  test("reads a closed job, which says so and accepts no applications", async ({ visitor }) => {
    await visitor.visit(`/careers/${closed!.key}`);
    await visitor.see(closed!.description[language], { in: "main" });
    expect(await visitor.count("main .notice-warning")).toBe(1);
    await visitor.seeNot(careers["apply-how"], { in: "main" });
    await expectPresentable(visitor);
  });
});

test("gets 404 for a job that does not exist", async ({ visitor }) => {
  for (const id of ["999", "0", "one", "1e0", "99999999999"]) {
    expect([id, await visitor.visit(`/careers/${id}`)]).toEqual([id, 404]);
    expect(await visitor.count("main a[href='/']")).toBeGreaterThan(0);
  }
});
