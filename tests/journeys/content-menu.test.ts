import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { soon } from "../visitor/soon";
import type { Visitor } from "../visitor/visitor";

const OFFICE = "/dashboard/content";

journeys("Who words the site's menu and lists", (language, test) => {
  const content = words(language, "content");

  test("renames an entry and moves it to the top, and reads validation errors", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(OFFICE);
    await visitor.press(content.kinds.menu, { in: "main" });
    await expectPresentable(visitor);
    const nth = crypto.randomUUID().slice(0, 8);
    const labels = { ar: `طبيبك ${nth}`, en: `Your doctor ${nth}` };
    const label = labels[language];
    await visitor.fill({ "find-doctor_ar": "", "find-doctor_order": "أول" });
    expect(await visitor.press(content.publish)).toBe(422);
    expect(await visitor.count("[role=alert] a")).toBe(2);
    expect(await visitor.value("find-doctor_order")).toBe("أول");
    await expectPresentable(visitor);

    await visitor.fill({
      "find-doctor_ar": labels.ar,
      "find-doctor_en": labels.en,
      "find-doctor_order": "٠",
    });
    await visitor.press(content["save-draft"]);
    await visitor.see(content.saved.draft);
    await visitor.press(content.versions.title);
    await visitor.see(
      content.menu.ar.replace("{{title}}", { ar: "البحث عن طبيب", en: "Find a doctor" }[language]),
      {
        in: "main",
      },
    );
    await expectPresentable(visitor);
    await visitor.visit(`${OFFICE}/menu`);
    const reader = await another();
    await reader.visit("/faq");
    await reader.seeNot(label);
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    expect(await visitor.count("main button[value=take-down]")).toBe(0);
    await soon(async () => {
      await reader.visit("/faq");
      const links = await reader.all("header nav.nav a");
      const index = (path: string) => links.findIndex((link) => link.getAttribute("href") === path);
      expect(links[index("/doctors")]!.textContent).toBe(label);
      expect(index("/doctors")).toBeLessThan(index("/registration-until-emtyaz"));
    });
  });

  test("orders the home page, hides a section of it, and restores an earlier version", async ({
    visitor,
    another,
  }) => {
    const reader = await another();
    const isBefore = async (one: string, other: string) => {
      await reader.visit("/");
      const html = (await reader.one("main")).innerHTML;
      return html.includes(other) ? html.indexOf(one) < html.indexOf(other) : null;
    };
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/home`);
    await expectPresentable(visitor);
    await visitor.fill({ registration: "٧" });
    await visitor.press(content.publish);
    await soon(async () => expect(await isBefore('id="contact"', "home-register")).toBe(true));
    await visitor.fill({ registration: "" });
    await visitor.press(content.publish);
    await soon(async () => expect(await isBefore('id="contact"', "home-register")).toBeNull());
    await visitor.fill({ registration: "3" });
    await visitor.press(content.publish);
    await soon(async () => expect(await isBefore("home-register", 'id="contact"')).toBe(true));
  });

  const cities = async (reader: Visitor) =>
    (await (await reader.get("/api/data/cities")).json()) as { Data: Array<Record<string, string>> };

  test("adds an entry to a list, renames it and retires it: it is offered until then, under one code", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(OFFICE);
    await visitor.press(content.lists.title, { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(content.kinds.cities, { in: "main" });
    await visitor.fill({ group: "34" }, { in: "main" });
    await visitor.press(content.lists.show);
    await expectPresentable(visitor);
    await visitor.press(content.add.cities);
    expect(await visitor.press(content.publish)).toBe(422);
    const name = `وادي ${crypto.randomUUID().slice(0, 8)}`;
    await visitor.fill({ name_ar: name, name_en: name });
    await visitor.press(content.publish);
    await visitor.see(content.saved.live);
    await expectPresentable(visitor);
    const editor = visitor.path;
    const code = Number(/cities\/(34\d\d)$/.exec(editor)![1]);

    const reader = await another();
    const offered = async () =>
      (await cities(reader)).Data.filter((city) => Number(city.CITY_ID) === code).map(
        (city) => city.CITY_ARABIC_NAME,
      );
    await soon(async () => expect(await offered()).toEqual([name]));
    await soon(async () => {
      await reader.visit("/registration-until-emtyaz");
      expect(await reader.count(`select[name=CITY] option[value="${code}"]`)).toBe(1);
    });

    await visitor.fill({ name_ar: `${name} الجديد`, name_en: `${name} الجديد`, retired: true });
    await visitor.press(content.publish);
    await soon(async () => expect(await offered()).toEqual([]));
    await soon(async () => {
      await visitor.visit(`${OFFICE}/lists/cities?group=34`);
      await visitor.see([`${name} الجديد`, content.lists.retired], { in: "main" });
    });
  });

  test("finds the entries that the site is delivered with, and no address beyond them", async ({
    visitor,
  }) => {
    await visitor.signIn("content");
    await visitor.visit(`${OFFICE}/lists/universities`);
    await visitor.press({ ar: "الجامعة الأردنية", en: "University of Jordan" }[language], { in: "main" });
    expect(visitor.path).toBe(`${OFFICE}/lists/universities/400001`);
    await visitor.see(content.state.live, { in: "main" });
    expect(await visitor.value("name_ar")).toBe("الجامعة الأردنية");
    const nothing = [
      "countries",
      "countries/400",
      "lists/people",
      "lists/cities/5501",
      "lists/cities/add",
      "lists/cities/add/55",
      "lists/countries/add/400",
      "lists/universities/400001/versions",
      "menu/add",
      "home/x",
      "survey/add",
      "survey/question5",
    ];
    for (const path of nothing) expect([path, await visitor.visit(`${OFFICE}/${path}`)]).toEqual([path, 404]);
  });
});
