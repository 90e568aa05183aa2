import {
  darken,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  test,
  words,
} from "./support";

inBothLanguages("A visitor of the events", (language) => {
  const events = words(language, "events");
  const shell = words(language, "shell");

  test("reads what is to come and what has been, each tab on its own page", async ({ page }) => {
    await page.goto("/conferences");
    await expect(page.locator("main article")).toHaveCount(12);
    const tabs = page.getByRole("navigation", { name: events.tabs }).getByRole("link");
    await expect(tabs).toHaveCount(2);
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    await expect(page.locator("main article").first()).toContainText(events.today);
    await expectAccessible(page, ["light", "dark"]);

    await page.locator("main [rel=next]").click();
    await expect(page).toHaveURL(/page=2/);

    await tabs.last().click();
    await expect(page).toHaveURL(/tab=past/);
    await expect(tabs.last()).toHaveAttribute("aria-current", "page");
    await expect(page).toHaveTitle(pattern(events.titles.past));
    await expect(page.locator("main .pager")).toContainText(
      pattern(shell["page-of"].replace("{{page}}", "1")),
    );
    await expect(page.getByText(events.today, { exact: true })).toHaveCount(0);
    await page.locator("main [rel=next]").click();
    await expect(page.locator("main article")).toHaveCount(2);

    await tabs.first().click();
    await expect(page).toHaveURL(/\?page=2&other=2$/);
    await page.locator("main [rel=prev]").click();
    await tabs.last().click();
    await expect(page.locator("main article")).toHaveCount(2);
  });

  test("reads one event under both addresses and takes it into a calendar", async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto("/conferences?tab=past");
    await page.locator("main article a").first().click();
    const { pathname } = new URL(page.url());
    await expect(page.locator("main")).toContainText(events["took-place"]);
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${baseURL}${pathname}?lang=${language}`);
    const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent())!);
    expect(data["@graph"][0]).toMatchObject({ "@type": "Event", startDate: expect.stringMatching(/^\d{4}/) });

    const title = await page.locator("h1").textContent();
    const twin = await page.goto(pathname.replace("/conferences/", "/events/"));
    expect(twin?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(title!);
    await expect(canonical).toHaveAttribute("href", `${baseURL}${pathname}?lang=${language}`);

    const file = await page.getByRole("link", { name: events["add-to-calendar"] }).getAttribute("href");
    const calendar = await request.get(file!);
    expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    const text = (await calendar.text()).replace(/\r\n /g, "");
    expect(text).toContain("DTSTART;VALUE=DATE:");
    expect(text.replaceAll("\\", "")).toContain(`SUMMARY:${title}`);
    const feed = await page.getByRole("link", { name: events.subscribe }).getAttribute("href");
    expect(feed).toBe(`${baseURL!.replace("http", "webcal")}/conferences.ics?lang=${language}`);
  });

  test("is told where an event is not", async ({ page }) => {
    for (const address of ["/conferences/99999", "/events/0", "/conferences/one"]) {
      expect((await page.goto(address))?.status()).toBe(404);
      await expect(page).toHaveTitle(pattern(events["not-found"]));
      await expect(page.locator("h1")).toHaveText(events["not-found"]);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    }
    await expectAccessible(page, ["light", "dark"]);
    await page.getByRole("link", { name: events.back }).click();
    await expect(page).toHaveURL(/\/conferences$/);
  });

  test("reads on a narrow dark screen, from the front page too", async ({ page, baseURL }) => {
    await darken(page, baseURL!);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    const next = page.locator("section", { hasText: events.titles.upcoming }).getByRole("listitem");
    await expect(next).toHaveCount(3);
    await next.first().getByRole("link").click();
    await expect(page).toHaveURL(/\/conferences\/\d+$/);
    for (const address of [page.url(), "/conferences", "/conferences?tab=past&page=2"]) {
      await page.goto(address);
      await expectNoOverflow(page);
      await expectAccessible(page);
    }
  });
});

test("What has no English is marked and read as Arabic", async ({ page }) => {
  await page.goto("/conferences?lang=en");
  const card = page
    .locator("main article:has(.tag + *, h3 .tag)")
    .filter({ has: page.locator("h3 [lang=ar]") });
  expect(await card.count()).toBeGreaterThan(0);
  await expect(card.first().locator("h3 [lang=ar]")).toHaveAttribute("dir", "rtl");
  await expect(card.first()).toContainText(words("en", "shell")["in-arabic-only"]);
});

test("Pictures of events become links on light pages", async ({ page, baseURL }) => {
  await page.goto("/conferences");
  expect(await page.locator("main article img").count()).toBeGreaterThan(5);
  await page.getByRole("button", { name: words("en", "shell").lite.on }).click();
  await expect(page.locator("main img")).toHaveCount(0);
  const links = page.locator("main a.photo-link");
  expect(await links.count()).toBeGreaterThan(5);
  await expectAccessible(page);
  expect(await page.request.get(baseURL + (await links.first().getAttribute("href"))!)).toBeOK();
});
