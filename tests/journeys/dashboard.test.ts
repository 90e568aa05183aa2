import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const places = {
  editor: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/content/launch",
    "/dashboard/register",
    "/dashboard/computer-personal-card",
    "/elections/turnout",
    "/account",
  ],
  registrar: ["/dashboard/registrations", "/dashboard/register", "/account"],
  admin: [
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/name-changes",
    "/dashboard/add-news",
    "/dashboard/add-conference",
    "/dashboard/add-gallery",
    "/dashboard/content",
    "/dashboard/register",
    "/dashboard/members",
    "/dashboard/computer-personal-card",
    "/dashboard/certificates",
    "/dashboard/oaths",
    "/dashboard/elections",
    "/elections/turnout",
    "/dashboard/accounts-management",
    "/dashboard/computer-users",
    "/dashboard/outbox",
    "/dashboard/survey-statistics",
    "/dashboard/audit-log",
    "/dashboard/site-health",
    "/dashboard/api-clients",
    "/dashboard/webhooks",
    "/dashboard/maintenance",
    "/account",
  ],
} as const;

journeys("The staff dashboard", (language, test) => {
  for (const who of ["editor", "registrar", "admin"] as const) {
    test(`leads the ${who} to the permitted pages, each of which has the same navigation`, async ({
      visitor,
    }) => {
      await visitor.signIn(who);
      await visitor.visit("/dashboard");
      await expectPresentable(visitor);
      const named = words(language, "shell").staff.title;
      const led = async () =>
        (await visitor.all(`nav[aria-label="${named}"] a`)).map((link) => link.getAttribute("href"));
      expect(await led()).toEqual(["/dashboard", ...places[who]]);
      for (const path of places[who]) {
        await visitor.visit(path);
        expect([path, await led()]).toEqual([path, ["/dashboard", ...places[who]]]);
        const here = await visitor.all(`nav[aria-label="${named}"] [aria-current=page]`);
        expect(here.map((link) => link.getAttribute("href"))).toEqual([path]);
      }
    });
  }

  test("lists pending items with links to them", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.see(words(language, "dashboards").waiting.title, { in: "main" });
    await visitor.press({ css: "main a[href='/complaints?status=pending']" });
    expect(await visitor.value("status", "main [role=search]")).toBe("pending");
  });

  for (const [who, found] of [
    ["editor", []],
    ["admin", ["/dashboard/oaths"]],
  ] as const) {
    test(`finds the tasks of the ${who} by their names`, async ({ visitor }) => {
      await visitor.signIn(who);
      await visitor.fill({ q: language === "ar" ? "القسم" : "oath" }, { in: "main" });
      await visitor.press(words(language, "dashboards").task.find);
      const links = await visitor.all("main section[aria-labelledby=found] a");
      const paths = links.map((link) => link.getAttribute("href")!);
      expect(paths.filter((path) => !path.includes("?"))).toEqual(found);
      await expectPresentable(visitor);
    });
  }

  test("leads from a number to its member", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit("/dashboard?q=١٠٠٠٥");
    await visitor.press({ css: "main a[href='/dashboard/computer-personal-card?doc_no=10005']" });
    await visitor.see("10005", { in: "main" });
  });

  test("finds a doctor by name, in either language and any spacing, and leads to the personal card", async ({
    visitor,
  }) => {
    await visitor.signIn("editor");
    for (const q of language === "ar"
      ? ["لينا الزعبي", "د. لينا ط. الزعبي"]
      : ["Lina Zoubi", "Dr. Lina T. Zoubi"]) {
      await visitor.visit(`/dashboard?q=${encodeURIComponent(q)}`);
      await visitor.see("10004", { in: "main section[aria-labelledby=found]" });
    }
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[href='/dashboard/computer-personal-card?doc_no=10004']" });
    await visitor.see("10004", { in: "main" });
  });

  test("lists drafts, scheduled texts and the launch list for content editors", async ({ visitor }) => {
    const dashboards = words(language, "dashboards");
    await visitor.signIn("content");
    await visitor.visit("/dashboard");
    await visitor.see(
      Object.values(dashboards["content-waiting"]).filter(
        (each) => each !== dashboards["content-waiting"]["to-review"],
      ),
      { in: "main" },
    );
    await visitor.seeNot(dashboards.longest.title, { in: "main" });
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[href='/dashboard/content/launch']" });
    expect(visitor.path).toBe("/dashboard/content/launch");
  });

  test("assigns an unassigned message to the member of staff who takes it", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.press({ css: "main form[action$='/take'] button" }, { nth: 0 });
    expect(visitor.path).toMatch(/^\/complaints\/\d+$/);
    await visitor.see(words(language, "complaints").taken, { in: "[role=status]" });
  });

  test("lists the oldest pending items first", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.press({ css: `main section[aria-labelledby=longest] tbody a` }, { nth: 0 });
    expect(visitor.path).toMatch(/^\/complaints\/\d+$/);
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
  test("has no dashboard, and is not redirected in circles", async ({ visitor }) => {
    await visitor.signIn("viewer");
    expect(visitor.path).toBe("/");
    await visitor.visit("/dashboard");
    expect(visitor.path).toBe("/");
    await visitor.see(words(language, "auth")["access-denied"], { in: "[role=alert]" });
  });
});
