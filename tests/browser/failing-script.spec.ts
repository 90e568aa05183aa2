import { randomUUID } from "node:crypto";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { FORM } from "../builders/applicants";
import { aTextFile } from "../visitor/uploads";
import { aPhoto, expect, signIn, speak, test, words } from "./support";

const SCRIPT = /\/assets\/|\/search\/proposals|\/registration-until-emtyaz\/rules/;

/** Answers with another text than the server does. */
const as = (changed: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: changed(await response.text()) });
};

/** A script of an older version expects other names in the page, so that it fails at its first access. */
const WAYS: Array<[how: string, tag: string, fail: (route: Route) => Promise<void>]> = [
  ["is blocked", "", (route) => route.abort()],
  ["is an old one", "", as((text) => text.replaceAll(".dataset", ".dataOfOld"))],
  ["comes half", " @matrix", as((text) => text.slice(0, text.length / 2))],
  [
    "is of a version that is gone",
    " @matrix",
    (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/-\w{8}\.js/, "-OLDFILES.js"),
      }),
  ],
];

const main = (page: Page, css: string) => page.locator(`main ${css}`);
const field = (page: Page, name: string) => main(page, `[name=${name}]`);
const send = (page: Page, form = "form") => main(page, `${form} [type=submit]`).last().click();

async function fillIn(page: Page, typed: Record<string, string>) {
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
}

/** Opens a page, and expects nothing hidden, disabled or busy that the server did not send so. */
async function open(page: Page, address: string) {
  const answer = await page.goto(address);
  const states = "[hidden],[disabled],[aria-disabled],[aria-busy],[inert]";
  const [served, displayed] = await page.evaluate(
    ([html, css]) => {
      const sent = new DOMParser().parseFromString(html!, "text/html");
      return [sent, document].map((each) => each.querySelectorAll(`main :is(${css})`).length);
    },
    [await answer!.text(), states],
  );
  expect(displayed).toBe(served);
}

const aMessage = () => ({
  name: "n".repeat(115),
  phone: "0791234567",
  email: "leila@home.example",
  title: `Title ${randomUUID()}`,
  subject: "What there is to say",
});

async function publish(page: Page) {
  const title = `Article ${randomUUID()}`;
  await open(page, "/dashboard/add-news");
  await fillIn(page, { title, description: "What there is to say." });
  await field(page, "photo").setInputFiles(await aPhoto("teal"));
  await send(page);
  await expect(page).toHaveURL(/\/news$/);
  return title;
}

type Task = [what: string, who: "editor" | "admin" | null, does: (page: Page) => Promise<unknown>];

const TASKS: Task[] = [
  [
    "a password is given",
    null,
    async (page) => {
      await open(page, "/dr-portal");
      await fillIn(page, { docNo: "10001", password: "20260001" });
      await send(page, "form:has([name=password])");
      await expect(page).toHaveURL(/\/dr-dashboard$/);
    },
  ],
  [
    "a wrong field is told",
    null,
    async (page) => {
      await open(page, "/contact-us");
      await fillIn(page, { ...aMessage(), phone: "not a phone" });
      await send(page);
      await expect(page.locator(".error-summary")).toContainText(words("en", "contact")["not-a-phone"]);
    },
  ],
  [
    "a counted field and a button that is pressed twice send one message",
    null,
    async (page) => {
      await open(page, "/contact-us");
      await fillIn(page, aMessage());
      await main(page, "form [type=submit]").last().dblclick();
      await expect(page).toHaveURL(/\/contact-us\/received\//);
      await expect(page.getByRole("alert")).toHaveCount(0);
    },
  ],
  [
    "photos are published",
    "editor",
    async (page) => {
      await open(page, "/dashboard/add-gallery");
      await fillIn(page, { title_ar: `معرض ${randomUUID()}`, description_ar: "نص" });
      await field(page, "photos").setInputFiles([await aPhoto("teal"), await aPhoto("plum")]);
      await main(page, "button[value=publish]").click();
      await expect(page).toHaveURL(/\/gallery\/\d+$/);
    },
  ],
  [
    "an article is published, and what its files lose and gain is listed before it is saved",
    "editor",
    async (page) => {
      const title = await publish(page);
      await open(page, `/news?q=${title}`);
      await main(page, "article a").first().click();
      await page.waitForURL(/\/news\/\d+$/);
      await open(page, new URL(page.url()).pathname.replace("/news/", "/edit-news/"));
      await field(page, "attachments").setInputFiles([aTextFile("comes.txt")]);
      await send(page);
      await expect(page.locator("main")).toContainText("comes.txt");
      await main(page, "[name=intent][value=confirm]").click();
      await expect(page).toHaveURL(/\/news\/\d+$/);
      await expect(page.locator("main article")).toContainText("comes.txt");
    },
  ],
  [
    "an application is kept and forgotten",
    null,
    async (page) => {
      await open(page, FORM);
      await fillIn(page, { DOC_NAME_E: "Layla Haddad" });
      const { save, draft } = words("en", "internship");
      await page.getByRole("button", { name: save }).first().click();
      await expect(page.locator(".draft")).toBeVisible();
      await page.getByRole("button", { name: draft.forget }).click();
      await expect(page.locator(".draft")).toHaveCount(0);
      await expect(field(page, "DOC_NAME_E")).toHaveValue("");
    },
  ],
  [
    "a list is filtered, and a status changed on it",
    "admin",
    async (page) => {
      await open(page, "/complaints");
      await field(page, "q").fill("zzzz");
      await field(page, "q").press("Enter");
      await expect(page).toHaveURL(/\/complaints\?q=zzzz/);
      await expect(main(page, "article")).toHaveCount(0);
      await open(page, "/complaints");
      await send(page, "form[data-enhance~=place]:has([name=status])");
      await expect(page.locator(".flash")).toBeVisible();
    },
  ],
  [
    "a list is taken away as a file",
    "admin",
    async (page) => {
      await open(page, "/complaints");
      const comes = page.waitForEvent("download");
      await main(page, "a[data-enhance~=export-bar]").first().click();
      expect((await comes).suggestedFilename()).toMatch(/^complaints-.*\.csv$/);
    },
  ],
  [
    "the language and the theme are changed",
    null,
    async (page) => {
      await open(page, "/contact-us");
      await page.setViewportSize({ width: 1280, height: 700 });
      await page.locator("form[data-enhance~=place] [name=theme]").first().click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await page.locator("a[hreflang=ar]").first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    },
  ],
  [
    "a word with a wrong letter is found",
    null,
    async (page) => {
      await open(page, "/search");
      const request = page.waitForRequest(/proposals/);
      await field(page, "q").pressSequentially("insurence");
      await request;
      await field(page, "q").press("Enter");
      await expect(main(page, "section[aria-labelledby=pages] li").first()).toBeVisible();
    },
  ],
  [
    "a roll is checked",
    "admin",
    async (page) => {
      await open(page, "/dashboard/elections/1/roll");
      const roll = { name: "roll.csv", mimeType: "text/csv", buffer: Buffer.from("DOC_NO\r\n10001") };
      await field(page, "roll").setInputFiles(roll);
      await send(page);
      await expect(page).toHaveURL(/\/roll\/[0-9a-f-]{36}$/);
    },
  ],
];

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
const sessions = new Map<string, Cookies>();

/** Signs in once for all actions of a role. */
async function enter(page: Page, who: "editor" | "admin") {
  const known = sessions.get(who);
  if (known) return page.context().addCookies(known);
  await signIn(page, who);
  sessions.set(who, await page.context().cookies());
}

for (const [how, tag, fail] of WAYS)
  for (const [what, who, does] of TASKS)
    test(`where each script ${how}, ${what}${tag}`, async ({ page, baseURL }) => {
      let failed = 0;
      await page.route(SCRIPT, (route) => {
        failed++;
        return fail(route);
      });
      await speak(page, "en", baseURL!);
      if (who) await enter(page, who);
      await does(page);
      expect(failed).toBeGreaterThan(0);
      await page.unrouteAll({ behavior: "wait" });
    });
