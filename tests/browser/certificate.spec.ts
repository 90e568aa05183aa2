import { expect, signIn, test, words } from "./support";

test("the button says that the certificate is under way, and works again after the way back", async ({
  page,
}) => {
  const { generate, generating } = words("en", "certificates");
  await signIn(page, "doctor");
  await page.goto("/dashboard/registration-certificate");
  let posts = 0;
  await page.route("**/dashboard/registration-certificate", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    posts++;
    return route.fulfill({ status: 204 });
  });
  const button = page.locator("main form.busy button");
  await expect(button).toHaveText(generate);
  await button.click();
  await expect(button).toHaveText(generating);
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await expect.poll(() => posts).toBe(2);
  await page.goto("/verify");
  await page.goBack();
  await expect(button).toHaveText(generate);
});
