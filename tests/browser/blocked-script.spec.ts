import type { Route } from "@playwright/test";
import { aPhoto, expect, signIn, speak, test, words } from "./support";

async function half(route: Route) {
  const answer = await route.fetch();
  const text = await answer.text();
  await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
}

const failures: Array<[how: string, fail: (route: Route) => unknown]> = [
  ["is blocked", (route) => route.abort()],
  ["comes half", half],
  [
    "is of another version",
    (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/-\w{8}\.js/, "-OLDFILES.js"),
      }),
  ],
];

for (const [how, fail] of failures)
  test(`where a script file ${how}, forms work as they do without script`, async ({ page, baseURL }) => {
    const tried: string[] = [];
    await page.route("**/assets/**", (route) => {
      tried.push(route.request().url());
      return fail(route);
    });
    await speak(page, "en", baseURL!);
    const contact = words("en", "contact");
    await page.goto("/contact-us");
    await page.locator("main [name=phone]").fill("not a phone");
    await page.locator("main button[type=submit]").first().click();
    await expect(page.locator(".error-summary")).toContainText(contact["not-a-phone"]);

    await signIn(page, "editor");
    await page.goto("/dashboard/add-news");
    await page.locator("main [name=title]").fill(`News where a script ${how}`);
    await page.locator("main [name=description]").fill("What there is to say.");
    await page.locator("main [name=photo]").setInputFiles(await aPhoto("teal"));
    await page.locator("main form button[type=submit]").last().click();
    await expect(page.locator("main article").first()).toContainText(`News where a script ${how}`);
    expect(tried.length).toBeGreaterThan(2);
  });
