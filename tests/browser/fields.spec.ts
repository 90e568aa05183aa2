import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  signIn,
  speak,
  test,
  words,
} from "./support";

const FORM = "/registration-until-emtyaz";
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const errorOf = (page: Page, id: string) => page.locator(`[id="${id}-error"]`);

inBothLanguages("the application", (language) => {
  test("reports letters not allowed in a name at once, and other errors when the field is left", async ({
    page,
  }) => {
    const { missing } = words(language, "internship");
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(FORM);
    await expect(page.locator(".spoken")).toHaveCount(1);
    await field(page, "DOC_NAME_A").pressSequentially("A");
    await expect(errorOf(page, "application-DOC_NAME_A")).toContainText(
      words(language, "names").errors.arabic,
    );
    await field(page, "DOC_NAME_A").fill("أحمد خالد");
    await expect(errorOf(page, "application-DOC_NAME_A")).toHaveCount(0);
    await field(page, "DOC_NAME_E").focus();
    await expect(errorOf(page, "application-DOC_NAME_E")).toHaveCount(0);
    await field(page, "NAT_CODE").focus();
    await expect(errorOf(page, "application-DOC_NAME_E")).toContainText(missing.DOC_NAME_E);
    await field(page, "SEX").first().focus();
    await expect(field(page, "NAT_CODE")).toHaveAttribute("aria-invalid", "true");
    await field(page, "BIRTH_PLACE").focus();
    await expect(errorOf(page, "application-SEX")).toContainText(missing.SEX);
    await field(page, "SEX").first().check();
    await expect(errorOf(page, "application-SEX")).toHaveCount(0);
    await field(page, "MOBIL").fill("٠٧٩١٢٣٤٥٦٧");
    await field(page, "E_MAIL").fill("nobody");
    await field(page, "HOME_ADD").fill("ش".repeat(195));
    await expect(errorOf(page, "application-MOBIL")).toHaveCount(0);
    await expect(errorOf(page, "application-E_MAIL")).toContainText(words(language, "record").errors.email);
    const counter = page.locator("#application-HOME_ADD-left");
    await expect(counter).toHaveText(`${words(language, "forms")["characters-left"]} 5`);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test("checks a new password while it is typed, by the server's rules", async ({ page, baseURL }) => {
  await speak(page, "ar", baseURL!);
  await signIn(page, "admin");
  await page.goto("/account/password");
  const { "password-too-short": short, "password-common": common } = words("ar", "accounts");
  const password = field(page, "password");
  const line = page.locator(".strength");
  await password.pressSequentially("abc");
  await expect(line).not.toBeEmpty();
  await expect(line).toHaveText(short);
  await expect(password).not.toHaveAttribute("aria-invalid");
  await password.fill("password");
  await expect(line).toHaveText(common);
  await password.fill("correct horse");
  await expect(line).toHaveText(words("ar", "forms")["password-fine"]);
  await field(page, "password_again").fill("correct house");
  await field(page, "old_password").focus();
  await expect(errorOf(page, "own-password-password_again")).toContainText(
    words("ar", "accounts")["not-the-same"],
  );
  await expectAccessible(page);
});

test("a form without its script file works as without script", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await page.route("**/assets/**", (route) => route.abort());
  await page.goto("/contact-us");
  await field(page, "name").focus();
  await field(page, "phone").focus();
  await expect(errorOf(page, "message-name")).toHaveCount(0);
  await page.locator("main button[type=submit]").first().click();
  await expect(errorOf(page, "message-name")).toBeVisible();
});
