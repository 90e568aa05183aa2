import { expect } from "vitest";
import { articles } from "~/content/articles";
import { setEdition } from "~/content/current-edition";
import { missingContent } from "~/content/missing";
import { pages } from "~/content/pages";
import { today } from "../support/business-day";
import { firstEdition } from "../support/first-edition";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const LIST = "/dashboard/content/launch";
setEdition(firstEdition);
const committee = firstEdition.people.filter(({ group }) => group === "committee");
const COMMITTEE = "#committee tbody tr";

journeys("A visitor of incomplete content", (language, test) => {
  test("sees the eleven members of the solidarity fund's committee, marked as samples", async ({
    visitor,
  }) => {
    await visitor.visit("/social-solidarity-fund");
    expect(await visitor.texts(COMMITTEE)).toEqual(
      committee.map(({ name, designation }) => `${name[language]} ${designation[language]}`),
    );
    expect(await visitor.count(COMMITTEE)).toBe(11);
    const sample = { ar: "أسماء تجريبية", en: "Sample names" }[language];
    expect(await visitor.count("#committee .awaits", sample)).toBe(1);
    await visitor.see(firstEdition.contact.phone!, { in: "footer.foot" });
    await expectPresentable(visitor);
  });

  test("sees no empty sections for missing duties, fees and files", async ({ visitor }) => {
    await visitor.visit("/authority-fund");
    await visitor.see({ ar: "لإدارته 8 مهام", en: "8 duties" }[language], { in: "#management" });
    expect(await visitor.all("#management ol")).toEqual([]);
    await visitor.seeNot({ ar: "نص المهام", en: "wording of the duties" }[language]);

    await visitor.visit("/legislations");
    expect(await visitor.all("#medical-fees table, main .awaits")).toEqual([]);
    const files = (await visitor.all("main a[type='application/pdf']")).map((link) =>
      link.getAttribute("href"),
    );
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !file?.startsWith("/documents/laws-and-regulations-"))).toEqual([]);
  });

  test("is led to a social network of the association, or to none", async ({ visitor }) => {
    await visitor.visit("/welcome");
    const links = (await visitor.all("footer a[href^=http]")).map((link) => link.getAttribute("href"));
    expect(links.filter((href) => !/^https?:\/\/[^/]+\/\S/.test(href ?? ""))).toEqual([]);
  });
});

journeys("The staff", (language, test) => {
  test("see missing content page by page with links to its forms", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit("/dashboard");
    await visitor.press(pages[LIST][language], { in: ".rail" });
    expect(visitor.path).toBe(LIST);
    const all = missingContent(today);
    const missing = all.filter(({ what }) => !what.en.startsWith("Photos of"));
    await visitor.see(
      missing.map(({ what }) => what[language]),
      { in: "main" },
    );
    await visitor.see(words(language, "missing-content").sample, { in: "main li .tag" });
    expect(await visitor.count("main a[href^='/dashboard/content']")).toBe(0);
    await expectPresentable(visitor);

    const fund = "/authority-fund";
    expect(await visitor.count(`main h2 a[href='${fund}']`)).toBe(1);
    const { title } = articles[fund]!.sections.find(({ id }) => id === "management")!;
    await visitor.press(title[language], { in: "main", nth: 0 });
    expect(visitor.path).toBe(`${fund}#management`);
  });

  test("with permission to write are led to each editor, also from the list's former address", async ({
    visitor,
  }) => {
    await visitor.signIn("content");
    await visitor.visit("/dashboard/missing-content");
    const content = words(language, "content");
    await visitor.see([content.fields.contact.phone, content.fields.contact.email], { in: "main" });
    await expectPresentable(visitor);
    const { key, name } = committee.at(-1)!;
    await visitor.press(name[language], { in: "main" });
    expect(visitor.path).toBe(`/dashboard/content/people/${key}`);
    await visitor.see(content.sample, { in: "main .tag" });
  });
});
