import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  test,
  words,
} from "./support";

inBothLanguages("Outgoing mail", (language) => {
  const outbox = words(language, "outbox");

  test("waits where mail is not set up, and is shown to an admin only", async ({
    page,
    browser,
    baseURL,
  }) => {
    const domain = `${language}-${Date.now()}.home.example`;
    const title = `Opening hours ${language} ${Date.now()}`;
    const message = {
      submission_id: crypto.randomUUID(),
      name: "Salma Haddad",
      phone: "0791234567",
      email: `salma@${domain}`,
      title,
      subject: "When does the office open?",
    };
    const client = language === "ar" ? "198.51.100.21" : "198.51.100.22";
    const headers = { Origin: baseURL!, "X-Forwarded-For": client };
    const received = await page.request.post("/contact-us", { form: message, headers, maxRedirects: 0 });
    expect(received.status()).toBe(303);

    await signIn(page, "admin");
    await page.goto(`/complaints?q=${encodeURIComponent(title)}`);
    await page.locator("main a[href$='/reply']").first().click();
    const reply = `At half past eight. ${Date.now()}`;
    await page.locator("[name=reply_message]").fill(reply);
    await page.locator("main form:has([name=reply_message]) [type=submit]").last().click();

    await page.goto("/dashboard");
    await page.locator("main a[href='/dashboard/outbox']").click();
    await expect(page.locator("main .notice")).toContainText("RESEND_API_KEY");
    await expect(page.locator("main")).toContainText(`s•••@${domain}`);
    expect(await page.content()).not.toContain(`salma@${domain}`);
    await expectAccessible(page, ["light", "dark"]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);

    await page.locator("main li", { hasText: domain }).locator("h2 a").click();
    const letter = new URL(page.url()).pathname;
    await expect(page.locator("main")).toContainText(`salma@${domain}`);
    await expect(page.locator("main")).toContainText(reply);
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    await page.locator("main form [type=submit]").click();
    await expect(page).toHaveURL(new RegExp(`${letter}$`));
    await expect(page.getByRole("status")).toHaveText(pattern(outbox["will-go"]));
    await page.goto(`/dashboard/audit-log?subject=letter:${letter.split("/").at(-1)}`);
    await expect(page.locator("main li:has(time)")).toHaveCount(1);

    for (const state of ["sent", "failed"] as const) {
      await page.goto(`/dashboard/outbox?state=${state}`);
      await expect(page.locator("main nav [aria-current=page]").last()).toContainText(outbox.states[state]);
      await expectAccessible(page);
    }
    await page.goto(`${letter}/retry`);
    await expect(page).toHaveURL(new RegExp(`${letter}$`));
    const gone = await page.request.get(`/dashboard/outbox/${crypto.randomUUID()}`);
    expect(gone.status()).toBe(404);

    const editor = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await signIn(editor, "editor");
    for (const address of ["/dashboard/outbox", letter]) {
      const answer = await editor.request.get(address, { maxRedirects: 0 });
      expect([answer.status(), (await answer.text()).includes("salma")]).toEqual([302, false]);
    }
    const form = { submission_id: crypto.randomUUID() };
    const refused = await editor.request.post(`${letter}/retry`, {
      form,
      headers: { Origin: baseURL! },
      maxRedirects: 0,
    });
    expect([refused.status(), refused.headers().location]).toEqual([302, "/emp-portal"]);
    await page.goto(`/dashboard/audit-log?subject=letter:${letter.split("/").at(-1)}`);
    await expect(page.locator("main li:has(time)")).toHaveCount(1);
  });
});
