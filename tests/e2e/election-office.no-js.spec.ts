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

const LIST = "/dashboard/elections";
const aRoll = (text: string, name = "جدول.csv") => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

inBothLanguages("The office of elections", (language) => {
  const office = words(language, "election-office");

  test("refuses what would change an open election unconfirmed, and stores nothing", async ({ page }) => {
    await signIn(page, "admin");
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/dashboard");
    await page.locator(`main a[href='${LIST}']`).click();
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    await page.locator("main li p a").first().click();
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    const election = page.url();
    await page.locator(`main a[href$='/edit']`).click();
    await page.locator("main [name=closes_date]").fill("٢٠٩٩-٠١-٠١");
    await page.locator("main [name=closes_time]").fill("۸:۳۰");
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(office.errors["confirm-open"]);
    await expect(page.locator("main [name=closes_date]")).toHaveValue("٢٠٩٩-٠١-٠١");
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    await page.locator("main [name=confirm_open]").check();
    await page.locator("main [name=opens_date]").fill("2026-01-01");
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(office.errors["opens-fixed"]);

    await page.goto(`${LIST}/add`);
    for (const [field, value] of [
      ["title_ar", "انتخابات قادمة"],
      ["title", "A later election"],
      ["opens_date", "2099-01-02"],
      ["opens_time", "08:00"],
      ["closes_date", "2099-01-01"],
      ["closes_time", "20:00"],
    ] as const)
      await page.locator(`main [name=${field}]`).fill(value);
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(office.errors["closes-before"]);
    await page.locator("main [name=closes_date]").fill("2099-01-03");
    await page.locator("main form [type=submit]").click();
    await expect(page.locator("main")).toContainText(office.open.replaces);

    await page.goto(`${election}/centres/add`);
    await page.locator("main [name=code]").fill("١");
    await page.locator("main [name=name_ar]").fill("إربد");
    await page.locator("main [name=name]").fill("Irbid");
    await page.locator("main [name=confirm_open]").check();
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(office.centres["code-taken"]);
    await page.goto(election);
    await page.locator("main a[href$='/delete']").first().click();
    await page.locator("main [name=confirm_open]").check();
    await page.locator("main form [type=submit]").click();
    await expect(page.getByRole("alert")).toContainText(office.centres["in-use"]);
    await expectAccessible(page);
  });

  test("checks a roll and lists its bad lines, and applies nothing that is not confirmed", async ({
    page,
  }) => {
    await signIn(page, "admin");
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(LIST);
    await page.locator("main li p a").first().click();
    const figures = await page.locator("main table").innerText();
    const election = page.url();
    await page.locator("main a[href$='/roll']").first().click();
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    const send = page.locator("main form [type=submit]");
    await send.click();
    await expect(page.getByRole("alert")).toContainText(office.errors["file-missing"]);
    await page.locator("main [name=roll]").setInputFiles(aRoll("NAME;CENTRE\nA;1\n"));
    await send.click();
    await expect(page.getByRole("alert")).toContainText(office.problems["no-number-column"]);
    const lines = ["20200;1", "٢٠٢٠١;٢", "abc;1", "29999;1", "20200;2", "۲۰۲۰۲;99"];
    await page
      .locator("main [name=roll]")
      .setInputFiles(aRoll(`\uFEFFDOC NO;CENTRE;NAME\n${lines.join("\n")}`));
    await send.click();
    await expect(page).toHaveURL(/\/roll\/[0-9a-f-]{36}$/);
    await expectAccessible(page, ["light", "dark"]);
    await expectNoOverflow(page);
    const bad = page.locator("main table").last().locator("tbody tr");
    await expect(bad).toHaveCount(4);
    const { reasons } = office.report;
    const told = [
      reasons["not-a-number"],
      reasons["unknown-member"],
      reasons.twice,
      reasons["unknown-centre"],
    ];
    for (const [nth, reason] of told.entries()) await expect(bad.nth(nth)).toContainText(pattern(reason));
    await send.click();
    await expect(page.getByRole("alert")).toContainText(office.errors["skip-rejected"]);
    await page.locator("main [name=skip_rejected]").check();
    await send.click();
    await expect(page.getByRole("alert")).toContainText(office.errors["confirm-open"]);
    await expectAccessible(page);
    await page.goto(election);
    const kept = (text: string) => text.split("\n").slice(0, 5);
    expect(kept(await page.locator("main table").innerText())).toEqual(kept(figures));
  });
});

test("Only an administrator reaches the office of elections", async ({ page, baseURL }) => {
  const ids = [
    "",
    "/add",
    "/1",
    "/1/edit",
    "/1/centres/add",
    "/1/centres/1",
    "/1/centres/1/delete",
    "/1/roll",
  ];
  const unknown = "/1/roll/00000000-0000-4000-8000-000000000000";
  const turnedAway = async () => {
    for (const path of [...ids, unknown].map((id) => LIST + id)) {
      const seen = await page.request.get(path, { maxRedirects: 0 });
      const headers = { Origin: baseURL! };
      const sent = await page.request.post(path, { form: { confirm_open: "yes" }, headers, maxRedirects: 0 });
      expect([path, seen.status(), [302, 405].includes(sent.status())]).toEqual([path, 302, true]);
    }
  };
  await turnedAway();
  await signIn(page, "editor");
  await turnedAway();
});
