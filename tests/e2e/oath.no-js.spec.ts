import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  test,
  words,
} from "./support";

const themes: Array<"light" | "dark"> = ["light", "dark"];
const list = "/dashboard/oaths";

inBothLanguages("The oath's page", (language) => {
  const oath = words(language, "oath");
  const forms = words(language, "forms");

  test("says what is wrong with a number, each in its own words", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/dr-qasam");
    await expect(page.locator("main form button").first()).toHaveText(oath.find);
    await expect(page.getByText(oath.note)).toBeVisible();
    await expectAccessible(page, themes);
    await expectNoOverflow(page);
    for (const [typed, sentence] of [
      ["١٢", oath["too-short"]],
      ["99999", oath["not-found"]],
      ["", forms.errors.required],
    ] as const) {
      await page.locator("[name=association_number]").fill(typed);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        page.getByRole("button", { name: oath.find }).click(),
      ]);
      expect([typed, answer.status()]).toEqual([typed, 422]);
      await expect(page.getByRole("alert")).toContainText(sentence);
    }
    await expect(page).toHaveTitle(new RegExp(`^${forms.error}`));
    await page.locator("[name=association_number]").fill("20250");
    await page.getByRole("button", { name: oath.find }).click();
    await expect(page.locator("main output").getByText(oath.found)).toBeVisible();
    await expectAccessible(page, themes);
    await expectNoOverflow(page);
    await page.getByRole("button", { name: oath.submit, exact: true }).click();
    await expect(page.getByRole("status")).toContainText(pattern(oath["registered-before"]));
    await expectAccessible(page, themes);
  });

  test("is followed by the staff's list, file and sheet", async ({ page }) => {
    await signIn(page, "admin");
    await page.locator(`main a[href="${list}"]`).click();
    await expect(page.locator("main li:has(h3)")).toHaveCount(12);
    await expectAccessible(page, themes);
    await page.locator("main [name=q]").fill("٢٠٢٦٠");
    await page.getByRole("button", { name: oath.staff.find }).click();
    await expect(page.locator("main li:has(h3)")).toHaveCount(1);
    await expect(page.locator("main li:has(h3)")).toContainText("20260");
    const file = await page.request.get(`${list}/export.csv?q=20260`);
    expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="oaths-[\d-]+\.csv"$/);
    expect((await file.text()).split("\r\n")).toHaveLength(3);
    await page.locator("main li:has(h3) a").click();
    await expect(page.locator("main table")).toContainText("20260");
    for (const tongue of ["ar", "en"] as const)
      await expect(page.locator("main")).toContainText(words(tongue, "oath").sheet.signature);
    await expectAccessible(page, themes);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    expect((await page.request.get(`${list}/9999999/sheet`)).status()).toBe(404);
  });
});

test("the same form sent again gets the same answer", async ({ request, baseURL }) => {
  const form = { association_number: "20224", submission_id: crypto.randomUUID() };
  const post = (sent: Record<string, string>) =>
    request.post("/dr-qasam", { headers: { ...aClient(), Origin: baseURL! }, form: sent, maxRedirects: 0 });
  for (let nth = 0; nth < 2; nth++) {
    const answer = await post(form);
    expect([answer.status(), answer.headers().location]).toEqual([303, "/"]);
  }
  expect((await post({ ...form, submission_id: crypto.randomUUID() })).status()).toBe(200);
});
