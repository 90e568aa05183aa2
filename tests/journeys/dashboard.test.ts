import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const tiles = {
  editor: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/missing-content",
    "/dashboard/computer-personal-card",
    "/elections/turnout",
    "/account",
  ],
  admin: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/missing-content",
    "/dashboard/survey-statistics",
    "/dashboard/accounts-management",
    "/dashboard/computer-users",
    "/dashboard/computer-personal-card",
    "/dashboard/name-changes",
    "/dashboard/members",
    "/dashboard/elections",
    "/elections/turnout",
    "/dashboard/certificates",
    "/dashboard/oaths",
    "/dashboard/outbox",
    "/dashboard/maintenance",
    "/dashboard/audit-log",
    "/account",
  ],
} as const;

journeys("The staff dashboard", (language, test) => {
  for (const who of ["editor", "admin"] as const) {
    test(`gives the ${who} the permitted tiles, none of which is a dead end`, async ({ visitor }) => {
      await visitor.signIn(who);
      await visitor.visit("/dashboard");
      await expectPresentable(visitor);
      const links = await visitor.all("main ul li h2 a");
      expect(links.map((link) => link.getAttribute("href"))).toEqual(tiles[who]);
      for (const path of tiles[who]) expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    });
  }

  test("says what waits, with the way to it", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.see(words(language, "dashboards").waiting.title, { in: "main" });
    await visitor.press({ css: "main a[href='/complaints?status=pending']" });
    expect(await visitor.value("status", "main [role=search]")).toBe("pending");
  });

  test("is reached from the menu of every page, which also signs out", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/");
    const menu = "header details:has(form[action='/emp-portal/logout'])";
    await visitor.press({ css: `${menu} summary` }, { nth: -1 });
    await visitor.press({ css: `${menu} a[href='/dashboard']` }, { nth: -1 });
    expect(visitor.path).toBe("/dashboard");
    await visitor.press({ css: `${menu} summary` }, { nth: -1 });
    await visitor.press({ css: `${menu} form[action='/emp-portal/logout'] button` }, { nth: -1 });
    expect(visitor.path).toBe("/emp-portal");
  });
});

journeys("A viewer", (language, test) => {
  test("has no dashboard, and is not sent in circles", async ({ visitor }) => {
    await visitor.signIn("viewer");
    expect(visitor.path).toBe("/");
    await visitor.visit("/dashboard");
    expect(visitor.path).toBe("/");
    await visitor.see(words(language, "auth")["access-denied"], { in: "[role=alert]" });
  });
});
