import { expect } from "vitest";
import { enter, openAccount, theMember } from "../visitor/doctors";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const FIRST_PASSWORD = "62840197";
const members = { ar: [20_231, 20_232], en: [20_233, 20_234] } as const;

journeys("A form rendered for another account of the same browser", (language, test) => {
  const shell = words(language, "shell")["not-saved"];
  const register = words(language, "register");

  test("answers 409 and leaves both doctors shown in the public register", async ({ visitor }) => {
    const [first, second] = members[language];
    await openAccount(visitor, second, FIRST_PASSWORD);
    await openAccount(visitor, first, FIRST_PASSWORD);
    await visitor.visit("/dr-dashboard/register");
    const otherTab = await visitor.twin();
    await otherTab.post("/dr-portal/logout");
    await enter(otherTab, second, FIRST_PASSWORD);

    await visitor.fill({ hidden: true });
    expect(await visitor.press(register.own.save)).toBe(409);
    await visitor.see(
      [shell.title, `${theMember(second)[language === "ar" ? "nameAr" : "nameEn"]} (${second})`],
      { in: "[role=alert]" },
    );
    await expectPresentable(visitor);
    for (const number of [first, second]) expect((await visitor.get(`/doctors/${number}`)).status).toBe(200);

    await visitor.press(shell.open);
    await visitor.fill({ hidden: true });
    await visitor.press(register.own.save);
    expect((await visitor.get(`/doctors/${second}`)).status).toBe(404);
    expect((await visitor.get(`/doctors/${first}`)).status).toBe(200);
  });

  test("answers 409 to a clerk's card with the typed address, and stores nothing", async ({ visitor }) => {
    await visitor.signIn("computer");
    const card = "/dashboard/computer-personal-card?doc_no=20240&mode=details";
    await visitor.visit(card);
    const otherTab = await visitor.twin();
    await otherTab.post("/computer-portal/logout");
    await otherTab.enter("computer", "COMP2", "20261111");

    await visitor.fill({ HOME_ADD: "Rainbow Street 17" });
    expect(await visitor.press({ css: "main form:has([name=HOME_ADD]) [type=submit]" }, { nth: 0 })).toBe(
      409,
    );
    await visitor.see(["COMP2", "Rainbow Street 17"]);
    await visitor.visit(card);
    expect(await visitor.value("HOME_ADD")).not.toContain("Rainbow");
  });

  test("answers 409 to an editor's article with its text, and publishes nothing", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit("/dashboard/add-news");
    const otherTab = await visitor.twin();
    await otherTab.post("/emp-portal/logout");
    await otherTab.enter("staff", "editor2@demo.test", "demo-editor-2026");

    const title = `Clinic hours of another account, ${language}`;
    await visitor.fill({ title, title_ar: title, description: "Body", description_ar: "Body" });
    expect(await visitor.press({ css: "main form:has([name=title]) [type=submit]" }, { nth: 0 })).toBe(409);
    await visitor.see([title, "editor2@demo.test"]);
    await visitor.visit(`/news?q=${encodeURIComponent(title)}`);
    expect(await visitor.count("main article", title)).toBe(0);
  });
});
