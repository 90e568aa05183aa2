import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  signIn,
  speak,
  test,
  words,
} from "./support";

const voters = { ar: 20_140, en: 20_145 };
const YES = "main [name=elect_f][value='1']";
const NO = "main [name=elect_f][value='0']";
const save = (page: Page) => page.locator("main form:has([name=elect_f]) [type=submit]");

async function enterAsSecond(page: Page) {
  await page.goto("/computer-portal");
  await page.locator("main [name=username]").fill("COMP2");
  await page.locator("main [name=password]").fill("20261111");
  await page.locator("main form:has([name=password]) button[type=submit]").first().click();
  await expect(page).toHaveURL(/\/computer-dashboard$/);
}

inBothLanguages("Marking voters", (language) => {
  const elections = words(language, "elections");
  const voter = voters[language];
  const card = `/elections?doc_no=${voter}`;

  test("records a vote once, tells the second clerk, and is undone by a second person only", async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, "computer");
    await page.goto(card);
    await expect(page.locator("main")).toContainText(elections.has);
    await save(page).click();
    await expect(page.locator("main .error-summary")).toContainText(elections["choose-yes"]);

    const other = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const second = await other.newPage();
    await speak(second, language, baseURL!);
    await enterAsSecond(second);
    await second.goto(card);

    await page.locator(YES).check();
    await save(page).click();
    await expect(page.locator("main .flash, .flash").first()).toContainText(pattern(elections.marked));
    await expect(page).toHaveURL(new RegExp(`doc_no=${voter}$`));
    await expect(page.locator("main [name=doc_no]")).toBeFocused();
    await expect(page.locator(NO)).toBeDisabled();
    await expect(page.locator("main")).toContainText(elections.mark["no-locked"]);
    await expect(page.locator("main a[href^='/elections/undo']")).toHaveCount(0);
    await expectAccessible(page, ["light", "dark"]);
    expect((await page.goto(`/elections/undo?doc_no=${voter}`))?.status()).toBe(409);
    await expect(page.locator("main")).toContainText(elections.undo.refused["own-mark"]);

    await second.locator(YES).check();
    await save(second).click();
    await expect(second.locator("main .error-summary")).toContainText(pattern(elections.already));
    await expect(second.locator("main .error-summary")).toContainText("COMP1");
    await second.locator("main a[href^='/elections/undo']").click();
    await second.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(second);
    const reason = second.locator("main [name=reason]");
    const undo = second.locator("main form:has([name=reason]) [type=submit]");
    await reason.fill("خطأ");
    await undo.click();
    await expect(second.locator("main .error-summary")).toContainText(elections.errors.reason);
    await expectAccessible(second);
    await reason.fill("سُجّل الطبيب الخطأ");
    await undo.click();
    await expect(second).toHaveURL(new RegExp(`doc_no=${voter}$`));
    await expect(second.locator("main")).toContainText(elections.has);
    await expect(second.locator(YES)).toBeEnabled();
    await other.close();
  });

  test("finds voters by name and keeps where the clerk sits", async ({ page }) => {
    await signIn(page, "computer");
    await page.goto("/elections");
    await page.locator("main [name=name]").fill("محمد");
    await page.locator("main form:has([name=name]) [type=submit]").click();
    await expect(page.locator("main tbody tr")).toHaveCount(20);
    await page.locator("main tbody a").first().click();
    await expect(page).toHaveURL(/\/elections\?doc_no=\d+$/);
    await page.locator("main a[href='/elections/seat']").click();
    await page.locator("main [name=centre]").selectOption("");
    const submit = page.locator("main form:has([name=centre]) [type=submit]");
    await submit.click();
    await expect(page.locator("main .error-summary")).toContainText(elections.errors.centre);
    await page.locator("main [name=centre]").selectOption({ index: 3 });
    await page.locator("main [name=desk]").fill("١٢");
    await expectAccessible(page, ["light", "dark"]);
    await submit.click();
    await expect(page).toHaveURL(/\/elections$/);
    await expect(page.locator("main")).toContainText(/12/);
  });
});
