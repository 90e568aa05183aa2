import {
  aPhoto,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  logins,
  pattern,
  signIn,
  test,
  words,
} from "./support";

inBothLanguages("The audit log", (language) => {
  const audit = words(language, "audit");

  test("shows an admin who did what, from where, and lets nobody else in", async ({
    page,
    browser,
    baseURL,
  }) => {
    const editor = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(editor, "editor");
    const publish = async (client: string) => {
      const answer = await editor.request.post("/dashboard/add-news", {
        headers: { Origin: baseURL!, "X-Forwarded-For": client },
        maxRedirects: 0,
        multipart: {
          submission_id: crypto.randomUUID(),
          title: `On record ${Date.now()}`,
          description: "Kept",
          date: "2026-01-02",
          photo: await aPhoto("#05a"),
        },
      });
      expect(answer.status()).toBe(303);
    };
    for (const client of ["192.0.2.7", "192.0.2.8", "192.0.2.7"]) await publish(client);
    expect((await editor.request.get("/dashboard/audit-log", { maxRedirects: 0 })).status()).toBe(302);
    expect((await editor.request.get("/dashboard/audit-log/export.csv", { maxRedirects: 0 })).status()).toBe(
      302,
    );

    await signIn(page, "admin");
    await page.locator("main a[href='/dashboard/audit-log']").click();
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("main [name=actor]").selectOption("staff");
    await page.locator("main [name=name]").fill("demo editor");
    await page.locator("main [name=action]").selectOption("news.publish");
    await page.locator("main [name=subject]").fill("news");
    await page.locator("main form [type=submit]").click();
    const entries = page.locator("main ol:last-of-type > li:has(time)");
    await expect(entries.first()).toContainText(audit.actions["news-publish"]);
    await expect(entries.first()).toContainText("Demo Editor");
    const sources = await entries.locator("bdi[dir=ltr]").allTextContents();
    expect(sources[0]).toMatch(/^[\w-]{6}$/);
    expect([sources[0] === sources[2], sources[0] === sources[1]]).toEqual([true, false]);
    expect(await page.content()).not.toContain("192.0.2.");
    await expectAccessible(page, ["light", "dark"]);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await entries.first().locator("a").click();
    await expect(page.locator("main li:has(time)")).toHaveCount(1);
  });

  test("says that nothing was found, or that a day cannot be read", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/dashboard/audit-log?action=nothing.known");
    await expect(page.locator("main")).toContainText(audit["none-filtered"]);
    await expectAccessible(page);
    await page.goto("/dashboard/audit-log?from=soon");
    await expect(page.getByRole("alert")).toHaveText(words(language, "forms").errors["not-a-day"]);
    await expectAccessible(page);
    await page.locator("main a[href='/dashboard/audit-log']").click();
    await expect(page).toHaveURL(/audit-log$/);
  });

  test("is taken away as a file, which is on record too", async ({ page }) => {
    await signIn(page, "admin");
    await page.goto("/dashboard/audit-log?actor=staff");
    const address = await page.locator("main a[href*='export.csv']").getAttribute("href");
    expect(address).toBe("/dashboard/audit-log/export.csv?actor=staff");
    const file = await page.request.get(address!);
    expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers()["cache-control"]).toBe("private, no-store");
    const lines = (await file.text()).split("\r\n");
    expect(lines[0]).toBe(`\uFEFF${Object.values(audit.csv).join(",")}`);
    expect(lines[1]).toMatch(pattern(`{{n}},2{{time}},${audit.kinds.staff},{{rest}}audit.export{{rest}}`));
    await page.goto("/dashboard/audit-log?action=audit.export");
    await expect(page.locator("main li:has(time)").first()).toContainText(audit.kinds.staff);
  });
});

test("Nobody but an admin gets an entry of the audit by any address", async ({ request, baseURL }) => {
  for (const who of [null, "viewer", "editor", "doctor", "computer"] as const) {
    if (who) {
      const [address, field, name, password] = logins[who];
      const form = { [field]: name, password };
      await request.post(address, { form, headers: { Origin: baseURL! }, maxRedirects: 0 });
    }
    for (const address of [
      "/dashboard/audit-log",
      "/dashboard/audit-log/export.csv",
      "/dashboard/audit-log.data?_routes=routes%2Fstaff%2Faudit%2Flog",
      "/dashboard/audit-log?_data=routes%2Fstaff%2Faudit%2Flog",
    ]) {
      const text = await (await request.get(address, { maxRedirects: 0 })).text();
      expect([who, address, /chainNumber|subjectWords|text\/csv|Demo Administrator/.test(text)]).toEqual([
        who,
        address,
        false,
      ]);
    }
  }
});
