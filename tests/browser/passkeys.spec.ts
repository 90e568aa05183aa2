import type { Page } from "@playwright/test";
import { theMember } from "../visitor/doctors";
import { aClient, expect, expectAccessible, inBothLanguages, speak, test, words } from "./support";

const OWN = "62840197";
const LIST = "/dr-dashboard/passkeys";
const DOOR = "/dr-portal";

/** Adds Chromium's virtual device with a screen lock. */
async function aDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return {
    credentials,
    /** Sets whether the owner unlocks the device from now on. */
    unlocks: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    /** Restores an older state of the authenticator, as a copy of it would have. */
    async hasInstead(credential: Awaited<ReturnType<typeof credentials>>[number]) {
      await cdp.send("WebAuthn.clearCredentials", { authenticatorId });
      await cdp.send("WebAuthn.addCredential", { authenticatorId, credential });
    },
  };
}

/** Opens a doctor's account through the API, and signs in. */
async function anAccount(page: Page, baseURL: string, memberNumber: number) {
  const { nationalNumber, mobile } = theMember(memberNumber);
  const chosen = { mobile_last4: mobile.slice(-4), password: OWN, password_again: OWN };
  const steps = [
    ["/dr-portal/create-dr-account", { username: memberNumber }],
    [DOOR, { docNo: memberNumber, password: nationalNumber }],
    ["/dr-portal/set-password", chosen],
  ] as const;
  for (const [path, form] of steps) {
    const answer = await page.request.post(path, { form, headers: { Origin: baseURL }, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 303]);
  }
}

async function signOut(page: Page, baseURL: string) {
  const sent = { form: {}, headers: { Origin: baseURL }, maxRedirects: 0 };
  expect((await page.request.post("/dr-portal/logout", sent)).status()).toBe(303);
}

const numbers = { ar: 20_193, en: 20_194 };

inBothLanguages("Passkeys", (language) => {
  const passkeys = words(language, "passkeys");

  test("passkeys are created with a device, sign in without a password, and stop working once they are removed", async ({
    page,
    baseURL,
  }) => {
    await anAccount(page, baseURL!, numbers[language]);
    const device = await aDevice(page);
    await page.goto(LIST);
    await expectAccessible(page);
    await device.unlocks(false);
    await page.locator("main [name=name]").fill("A phone");
    await page.getByRole("button", { name: passkeys.add, exact: true }).click();
    await expect(page.locator("main form[data-enhance~=passkeys] [role=status]:not(.spoken)")).toHaveText(
      passkeys["not-made"].stopped,
    );
    await device.unlocks(true);
    await page.getByRole("button", { name: passkeys.add, exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText(passkeys.added);
    expect(await device.credentials()).toHaveLength(1);
    await page.locator("main form[data-enhance~=passkeys] [name=name]").fill("Again");
    await page.getByRole("button", { name: passkeys.add, exact: true }).click();
    await expect(page.locator("main form[data-enhance~=passkeys] [role=status]:not(.spoken)")).toHaveText(
      passkeys["not-made"].known,
    );

    await signOut(page, baseURL!);
    await page.goto(`${DOOR}?next=%2Fdr-dashboard%2Faccess-log`);
    await page.getByRole("button", { name: passkeys.use }).click();
    await expect(page).toHaveURL(/\/dr-dashboard\/access-log$/);
    const copy = (await device.credentials())[0]!;

    await signOut(page, baseURL!);
    await page.goto(DOOR);
    await page.getByRole("button", { name: passkeys.use }).click();
    await expect(page).toHaveURL(/\/dr-dashboard$/);

    await signOut(page, baseURL!);
    await device.hasInstead(copy);
    await page.goto(DOOR);
    await page.getByRole("button", { name: passkeys.use }).click();
    await expect(page.getByRole("alert")).toContainText(passkeys.refused.copied);

    await page.locator("main [name=docNo]").fill(String(numbers[language]));
    await page.locator("main [name=password]").fill(OWN);
    await page.locator("main form:has([name=password]) button[type=submit]").first().click();
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await page.goto(LIST);
    await expect(page.locator("main li .tag")).toHaveText(passkeys.copied);
    await page.getByRole("button", { name: passkeys.remove }).click();
    await expect(page.getByRole("status").first()).toContainText(passkeys.removed);

    await signOut(page, baseURL!);
    await page.goto(DOOR);
    await page.getByRole("button", { name: passkeys.use }).click();
    await expect(page.getByRole("alert")).toContainText(passkeys.refused.unknown);
  });
});

test("a passkey of this site is not available to another origin", async ({ page, baseURL }) => {
  await speak(page, "en", baseURL!);
  await anAccount(page, baseURL!, 20_195);
  await aDevice(page);
  const { add, added, use, refused } = words("en", "passkeys");
  await page.goto(LIST);
  await expect(page.locator(".needs-script")).toBeHidden();
  await page.locator("main [name=name]").fill("A phone");
  await page.getByRole("button", { name: add, exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText(added);
  const elsewhere = baseURL!.replace("//", "//elsewhere.");
  await speak(page, "en", elsewhere);
  await page.goto(`${elsewhere}${DOOR}`);
  await page.getByRole("button", { name: use }).click();
  await expect(page.locator("main [data-enhance~=door] [role=status]")).toHaveText(refused.stopped);
  await expect(page.locator("main [name=password]")).toBeVisible();
});

test("without script the button gives the reason, and signing in with the password works", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    extraHTTPHeaders: aClient(),
  });
  const page = await context.newPage();
  await speak(page, "en", baseURL!);
  const { use, refused } = words("en", "passkeys");
  await page.goto(DOOR);
  await page.getByRole("button", { name: use }).click();
  await expect(page.getByRole("alert")).toContainText(refused["no-script"]);
  await page.locator("main [name=docNo]").fill("10001");
  await page.locator("main [name=password]").fill("20260001");
  await page.locator("main form:has([name=password]) button[type=submit]").first().click();
  await expect(page).toHaveURL(/\/dr-dashboard$/);
  await context.close();
});
