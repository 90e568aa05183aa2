import type { Page, Route } from "@playwright/test";
import { FORM } from "../builders/applicants";
import {
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  pattern,
  signIn,
  speak,
  test,
  words,
} from "./support";

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .flatMap((key) => (key.startsWith("kept:") ? [localStorage[key]] : []))
      .join(),
  );
const bringBack = (page: Page, language: "ar" | "en") =>
  page.getByRole("button", { name: pattern(words(language, "forms")["bring-back"]) });

test("an unfinished article comes back after a reload, and is deleted once it is saved", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  await expect(bringBack(page, "en")).toHaveCount(0);
  await field(page, "title").fill("Kept through a reload");
  await field(page, "description").fill("Every word of it.");
  await expect.poll(() => kept(page)).toContain("Every word of it.");
  await page.reload();
  await expect(field(page, "title")).toHaveValue("");
  await expectAccessible(page);
  await bringBack(page, "en").click();
  await expect(field(page, "title")).toHaveValue("Kept through a reload");
  await expect(field(page, "title")).toBeFocused();
  await expect(field(page, "description")).toHaveValue("Every word of it.");

  const send = page.locator("main form[data-enhance~=drafts] button[type=submit]").last();
  await send.click();
  await expect(page.locator(".error-summary")).toBeVisible();
  expect(await kept(page)).toContain("Every word of it.");
  await field(page, "photo").setInputFiles(await aPhoto("teal"));
  await send.click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await kept(page)).toBe("");
  await page.goto("/dashboard/add-news");
  await expect(bringBack(page, "en")).toHaveCount(0);
});

test("signing out deletes everything kept on the device", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  await field(page, "title").fill("Not for the next one");
  await expect.poll(() => kept(page)).toContain("Not for the next one");
  await page.goto("/dashboard");
  await page.locator("main form[action$='/logout'] button").click();
  await expect(page).toHaveURL(/\/emp-portal/);
  expect(await kept(page)).toBe("");
});

test("after the session ends during an upload, signing in again restores the typed text", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  await field(page, "title").fill("Of the session before");
  await field(page, "description").fill("Every word of it.");
  await field(page, "photo").setInputFiles(await aPhoto("teal"));
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.context().clearCookies();
  await speak(page, "en", baseURL!);
  await page.locator("main form[data-enhance~=drafts] button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/emp-portal/);
  expect(sent).toEqual(["/staged-files/dashboard/add-news", "/dashboard/add-news"]);
  await signIn(page, "editor");
  await page.goto("/dashboard/add-news");
  await bringBack(page, "en").click();
  await expect(field(page, "description")).toHaveValue("Every word of it.");
});

test("an application is kept on the device until it is deleted there, then on the server", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  await page.setViewportSize({ width: 360, height: 740 });
  const forms = words("ar", "forms");
  const internship = words("ar", "internship");
  const forgetHere = page.getByRole("button", { name: forms["forget-here"] });
  await page.goto(FORM);
  await expect(forgetHere).toHaveCount(0);
  await field(page, "DOC_NAME_E").fill("Layla");
  await expect(forgetHere).toBeVisible();
  await page.reload();
  await expect(field(page, "DOC_NAME_E")).toHaveValue("");
  await expectNoOverflow(page);
  await bringBack(page, "ar").click();
  await expect(field(page, "DOC_NAME_E")).toHaveValue("Layla");
  await forgetHere.click();
  expect(await kept(page)).toBe("");
  await expect(forgetHere).toHaveCount(0);

  await field(page, "DOC_NAME_E").fill("Layla Haddad");
  await page.getByRole("button", { name: internship.save }).first().click();
  await expect(page.locator(".draft")).toBeVisible();
  expect(await kept(page)).toBe("");
  await field(page, "HOME_ADD").fill("Amman");
  await expect(page.locator(".draft [role=status]", { hasText: pattern(forms["saved-at"]) })).toBeVisible();
  await expect.poll(() => kept(page)).toBe("");
  await page.reload();
  await expect(field(page, "HOME_ADD")).toHaveValue("Amman");
  await page.route("**/keep", (route) => route.abort());
  await field(page, "HOME_ADD").fill("Irbid");
  const status = page.locator(".draft [role=status]");
  await expect(status).toHaveText(forms["not-saved-yet"]);
  await expectAccessible(page);
  await page.unroute("**/keep");
  await expect(status).toHaveText(pattern(forms["saved-at"]));
  await page.getByRole("button", { name: internship.draft.forget }).click();
  await expect(page.locator(".draft")).toHaveCount(0);
  await expect(field(page, "HOME_ADD")).toHaveValue("");
});

test("a draft is saved even if an upload hangs, and does not overwrite a newer save of another tab", async ({
  page,
  baseURL,
}) => {
  await speak(page, "ar", baseURL!);
  const forms = words("ar", "forms");
  await page.clock.install();
  await page.goto(FORM);
  await field(page, "DOC_NAME_E").fill("Layla Haddad");
  await page
    .getByRole("button", { name: words("ar", "internship").save })
    .first()
    .click();
  await expect(page.locator(".draft")).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(FORM);
  await expect(field(other, "DOC_NAME_E")).toHaveValue("Layla Haddad");

  const standing = new Promise<Route>((resolve) => page.route("**/keep", resolve, { times: 1 }));
  await field(page, "HOME_ADD").fill("Irbid");
  await page.clock.runFor("00:05");
  await standing;
  await page.clock.runFor("01:00");
  const status = page.locator(".draft p[role=status]");
  await expect(status).toHaveText(forms["not-saved-yet"]);
  await page.clock.runFor("00:10");
  await expect(status).toHaveText(pattern(forms["saved-at"]));

  await field(other, "DOC_NAME_E").fill("Layla Omar Haddad");
  await expect(other.locator(".draft p[role=status]")).toHaveText(pattern(forms["saved-at"]));
  await page.reload();
  await expect(field(page, "HOME_ADD")).toHaveValue("Irbid");
  await expect(field(page, "DOC_NAME_E")).toHaveValue("Layla Omar Haddad");
});

test("a draft deleted while it is being saved does not come back", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  const { save, draft } = words("ar", "internship");
  await page.goto(FORM);
  await field(page, "DOC_NAME_E").fill("Layla Haddad");
  await page.getByRole("button", { name: save }).first().click();
  await expect(page.locator(".draft")).toBeVisible();
  const underWay = new Promise<Route>((resolve) => page.route("**/keep", resolve, { times: 1 }));
  await field(page, "HOME_ADD").fill("Amman");
  const data = (await underWay).request().postData()!;
  const cookies = await page.context().cookies();
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: baseURL!,
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  await page.getByRole("button", { name: draft.forget }).click();
  await expect(page.locator(".draft")).toHaveCount(0);
  const late = await fetch(`${baseURL}${FORM}/keep`, { method: "POST", body: data, headers });
  expect(late.status).toBe(409);
  for (const again of ["reload", "goBack", "goForward"] as const) {
    await page[again]();
    for (const name of ["DOC_NAME_E", "HOME_ADD"]) await expect(field(page, name)).toHaveValue("");
    await expect(page.locator(".draft")).toHaveCount(0);
    await expect(bringBack(page, "ar")).toHaveCount(0);
    expect(await kept(page)).toBe("");
  }
});

test("an editor without its script file works as without script", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await signIn(page, "editor");
  await page.route("**/assets/drafts-*", (route) => route.abort());
  await page.goto("/dashboard/add-news");
  await field(page, "title").fill("Kept by nobody");
  await field(page, "description").fill("Sent all the same.");
  await field(page, "photo").setInputFiles(await aPhoto("teal"));
  await page.locator("main form[data-enhance~=drafts] button[type=submit]").last().click();
  await expect(page).toHaveURL(/\/news$/);
  expect(await kept(page)).toBe("");
});
