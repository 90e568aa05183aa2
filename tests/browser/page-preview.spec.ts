import type { Page } from "@playwright/test";
import { ltr } from "~/content/words";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

const EDITOR = "/dashboard/content/pages/mobile-phone-fund";
const BLOCK = "blocks[1].text_ar";
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const preview = (page: Page) => page.frameLocator(".page-live-frame iframe");

inBothLanguages("A page that is being written", (language) => {
  const content = words(language, "content");
  const show = (page: Page, what: string) => page.locator(`.page-live [data-show=${what}]`);

  test("shows the page beside its form while typing, in each language and theme", async ({ page }) => {
    await signIn(page, "content");
    await page.goto(EDITOR);
    await expect(preview(page).locator(".lead")).toBeVisible();
    await field(page, "lead_ar").fill("تمهيد جديد <b>بلا وسوم</b>");
    await field(page, "lead_en").fill("A new lead <b>without markup</b>");
    await show(page, "ar").click();
    await expect(preview(page).locator("html[lang=ar][dir=rtl] .lead")).toHaveText(
      "تمهيد جديد <b>بلا وسوم</b>",
    );
    await show(page, "en").click();
    await expect(preview(page).locator("html[lang=en] .lead")).toHaveText("A new lead <b>without markup</b>");
    const colour = () =>
      preview(page)
        .locator("html")
        .evaluate((html) => getComputedStyle(html).backgroundColor);
    const light = await colour();
    await show(page, "dark").click();
    await expect.poll(colour).not.toBe(light);
    await expect(show(page, "dark")).toHaveAttribute("aria-pressed", "true");
    const narrow = await preview(page)
      .locator("html")
      .evaluate(() => innerWidth);
    expect(narrow).toBeLessThanOrEqual(360);
    await show(page, "wide").click();
    await expect
      .poll(() =>
        preview(page)
          .locator("html")
          .evaluate(() => innerWidth),
      )
      .toBeGreaterThan(700);
    await expectAccessible(page);
    await expectNoOverflow(page);
  });

  test("shows the server's validation errors when a field is left, without a request", async ({ page }) => {
    await signIn(page, "content");
    await page.goto(EDITOR);
    await expect(preview(page).locator(".lead")).toBeVisible();
    await page.route("**", (route) => route.abort());
    await field(page, "source_ar").fill("{{nothing.at.all}}");
    await field(page, "lead_ar").focus();
    const message = content["unknown-figures"].replace("{{names}}", ltr("{{nothing.at.all}}"));
    await expect(page.locator(".field-error")).toContainText(message);
    await expect(field(page, "source_ar")).toHaveAttribute("aria-invalid", "true");
    await field(page, "source_ar").fill("النظام");
    await expect(page.locator(".field-error")).toHaveCount(0);
  });

  test("inserts text pasted from a word processor as plain text", async ({ page }) => {
    await signIn(page, "content");
    await page.goto(EDITOR);
    await expect(preview(page).locator(".lead")).toBeVisible();
    await field(page, "lead_en").fill("");
    await field(page, "lead_en").evaluate((input) => {
      const data = new DataTransfer();
      data.setData("text/plain", "\uf0b7\tFirst\u00a0part\u202e");
      input.focus();
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(field(page, "lead_en")).toHaveValue("• First part");
  });
});

test("a save while typing loses nothing, and a new block is scrolled into view", async ({ page }) => {
  const content = words("en", "content");
  await signIn(page, "content");
  await page.goto(EDITOR);
  await page.locator("#new-kind").selectOption("text");
  await page.locator("#new-after").selectOption("0");
  await page.getByRole("button", { name: content.blocks.add, exact: true }).click();
  await field(page, BLOCK).fill("أول\n\nثان");
  await page.locator(".page-live [data-show=ar]").click();
  await expect(preview(page).locator(".prose p").nth(0)).toHaveText("أول");
  await expect(preview(page).locator(".prose p").nth(1)).toHaveText("ثان");
  await page.getByRole("button", { name: content["save-draft"], exact: true }).last().click();
  await expect(page.getByText(content.saved.draft, { exact: true })).toBeVisible();
  await expect(field(page, BLOCK)).toHaveValue("أول\n\nثان");
  const blocks = page.locator("fieldset.page-block");
  const before = await blocks.count();
  await page
    .locator(`fieldset:has([name="${BLOCK}"])`)
    .getByRole("button", { name: content.blocks.remove })
    .click();
  await expect(blocks).toHaveCount(before - 1);
  await page.getByRole("button", { name: content["save-draft"], exact: true }).last().click();
  await expect(page.getByText(content.saved.draft, { exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the form alone", async ({ page }) => {
    await signIn(page, "content");
    await page.goto(EDITOR);
    await expect(page.locator(".page-live")).toBeHidden();
    await expect(field(page, "lead_ar")).toBeVisible();
    await expect(
      page.getByRole("button", { name: words("en", "content").publish, exact: true }),
    ).toBeVisible();
  });
});
