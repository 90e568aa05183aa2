import { expect, expectAccessible, speak, test, words } from "./support";

const CALL = "**/api/data/personal-card?*";
const ways = [
  ["with script", true, "ar", "۲۰۲۲۲"],
  ["without script", false, "en", "20223"],
] as const;

for (const [way, javaScriptEnabled, language, number] of ways) {
  test.describe(`The oath, ${way}`, () => {
    test.use({ javaScriptEnabled });

    test("the doctor is found by typing and Enter, and the name gets the focus", async ({
      page,
      baseURL,
    }) => {
      await speak(page, language, baseURL!);
      const oath = words(language, "oath");
      const field = page.locator("[name=association_number]");
      await page.goto("/dr-qasam");
      await expect(field).toBeFocused();
      await expect(page.getByRole("button", { name: oath.submit, exact: true })).toBeHidden();
      await page.keyboard.insertText(number);
      await page.keyboard.press("Enter");
      await expect(page.locator("main output").getByText(oath.found)).toBeVisible();
      await expect(page.locator("main output")).toBeFocused();
      await expect(field).toHaveValue(number);
      await expect(page.getByRole("button", { name: oath.submit, exact: true })).toBeVisible();
    });
  });
}

test("with script, the doctor's name appears half a second after the third digit, and is removed with the number", async ({
  page,
  baseURL,
}) => {
  const language = "en";
  const oath = words(language, "oath");
  await speak(page, language, baseURL!);
  const requests: string[] = [];
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.clock.install();
  await page.goto("/dr-qasam");
  await page.clock.pauseAt(new Date("2100-01-01"));
  let answers = true;
  await page.route(CALL, (route) => {
    requests.push(new URL(route.request().url()).searchParams.get("doc_no")!);
    if (answers) return route.continue();
  });
  const [output, toast, busy] = ["output", ".oath-toast", ".oath-busy"].map((what) =>
    page.locator(`main ${what}`),
  );
  const hit = page.locator("main output").getByText(oath.found);
  const submit = page.getByRole("button", { name: oath.submit, exact: true });

  await expect(page.locator("[name=association_number]")).toBeFocused();
  await page.keyboard.type("20");
  await page.clock.runFor(2000);
  await page.keyboard.type("2");
  await page.clock.runFor(400);
  await page.keyboard.insertText("٣٠");
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect(hit).toBeVisible();
  expect(requests).toEqual(["202٣٠"]);
  await expect(output!.locator("bdi")).toHaveAttribute("lang", language);
  await expect(toast!).toContainText(oath.found);
  await expect(submit).toHaveAttribute("value", "202٣٠");
  await expectAccessible(page, ["light", "dark"]);
  await page.clock.runFor(4000);
  await expect(toast!).toBeHidden();

  answers = false;
  await page.keyboard.press("Backspace");
  await expect(submit).toBeHidden();
  await expect(hit).toBeHidden();
  await page.clock.runFor(500);
  await expect(busy!).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.runFor(10_000);
  await expect(busy!).toBeHidden();
  await expect(output!.locator("bdi")).toBeEmpty();

  await page.keyboard.type("1");
  await page.clock.runFor(500);
  await expect.poll(() => requests.length).toBe(3);
  answers = true;
  await page.keyboard.press("Backspace");
  await page.keyboard.type("2");
  await page.clock.runFor(500);
  await expect(submit).toHaveAttribute("value", "202٣2");
  expect(refused).toEqual([]);
});
