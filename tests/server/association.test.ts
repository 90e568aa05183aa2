import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemo } from "../support/demo-place";
import type { RunningServer } from "../support/running-server";
import { FormClient } from "../visitor/form-client";

const OWN = "/dashboard/content/association";
const UNUSED = [
  "/elections",
  "/elections/turnout",
  "/dr-qasam",
  "/registration-until-emtyaz",
  "/health-insurance-fund",
];

describe("an association of another name that has no funds, oath, elections or internship", {
  shuffle: false,
}, () => {
  let server: RunningServer;
  let writer: FormClient;
  let reader: FormClient;
  beforeAll(async () => {
    server = await startDemo();
    writer = new FormClient(server.address, "en", "203.0.113.41");
    reader = new FormClient(server.address, "en", "203.0.113.42");
    await writer.signIn("content");
  });
  afterAll(() => server?.stop());

  it("is refused a colour that cannot be read", async () => {
    await writer.visit(OWN);
    await writer.fill({ accent: "#ffd000" });
    expect(await writer.press("Publish")).toBe(422);
  });

  it("shows its own texts, and its oath on the form and on the signed sheet", async () => {
    const office = new FormClient(server.address, "en", "203.0.113.43");
    await office.signIn("admin");
    const oathsOf = async () => {
      await office.visit("/dashboard/oaths");
      const sheet = (await office.all("main a")).find((link) =>
        /\/dashboard\/oaths\/\d+/.test(link.getAttribute("href")!),
      );
      await office.visit(sheet!.getAttribute("href")!);
      return office.text("main");
    };

    expect(await oathsOf()).toContain("the association has not set it");
    await office.visit(OWN);
    await office.fill({
      lead_ar: "نحفظ سجل المهنة <b>",
      lead_en: "We keep the register <b>",
      oath_text_ar: "أقسم بالله العظيم\n\nأن أصون المهنة",
      oath_text_en: "I swear\n\nto keep the profession",
    });
    expect(await office.press("Publish")).toBe(200);
    await reader.visit("/");
    expect(await reader.text(".band-lead")).toBe("We keep the register <b>");
    await reader.visit("/dr-qasam");
    expect(await reader.text(".oath-wording")).toContain("to keep the profession");
    await reader.visit("/dr-qasam?lang=ar");
    expect(await reader.text(".oath-wording")).toContain("أن أصون المهنة");
    await reader.visit("/?lang=en");
    const sheet = await oathsOf();
    for (const sentence of ["أن أصون المهنة", "to keep the profession"]) expect(sheet).toContain(sentence);
    expect(sheet).not.toContain("has not set it");
  });

  it("has its name and its colour on every page, and answers 404 for unused features", async () => {
    await writer.visit(OWN);
    await writer.fill({
      name_ar: "نقابة المهندسين",
      name_en: "Engineers Association",
      accent: "#1a3f8f",
      funds: false,
      oath: false,
      elections: false,
      internship: false,
    });
    expect(await writer.press("Publish")).toBe(200);
    for (const path of UNUSED) expect([path, await reader.visit(path)]).toEqual([path, 404]);
    for (const path of ["/", "/faq", "/association-council", "/news"]) {
      await reader.visit(path);
      expect(await reader.title()).toContain("Engineers Association");
      expect(await reader.text("header .brand")).toContain("Engineers Association");
      expect(await (await fetch(server.address + path)).text()).toContain("--color-accent:#1a3f8f;");
      const links = (await reader.all("header a, footer a, main nav a")).map((link) =>
        link.getAttribute("href"),
      );
      expect([path, ...links.filter((href) => UNUSED.includes(href ?? ""))]).toEqual([path]);
    }
    const map = await (await fetch(`${server.address}/sitemap.xml`)).text();
    expect(UNUSED.filter((path) => map.includes(`${path}?`))).toEqual([]);
  });

  it("uses its word for a member, also in a menu saved without changes", async () => {
    const say = async (words: Record<string, string>) => {
      await writer.visit(OWN);
      await writer.fill(words);
      expect(await writer.press("Publish")).toBe(200);
    };
    const inMenu = async () => {
      await reader.visit("/news");
      return (await reader.all("header a")).map((link) => link.textContent);
    };
    await say({ member_ar: "مهندس", members_ar: "", a_member_en: "an engineer", members_en: "engineers" });
    await reader.visit("/doctors");
    expect(await reader.title()).toContain("Find an engineer");
    expect(await reader.text("main")).toContain("The public register of engineers.");
    await writer.visit("/dashboard/content/menu");
    expect(await writer.typed(["find-doctor_en"])).toEqual({ "find-doctor_en": "Find an engineer" });
    expect(await writer.press("Publish")).toBe(200);
    await say({ member_ar: "محامٍ", a_member_en: "a lawyer", members_en: "lawyers" });
    expect(await inMenu()).toContain("Find a lawyer");
  });
});
