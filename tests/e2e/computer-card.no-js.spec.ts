import type { Page } from "@playwright/test";
import {
  aClient,
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

const CARD = "/dashboard/computer-personal-card";
const USERS = "/dashboard/computer-users";
const PASSWORD = "73519064";

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, "0");
const save = (page: Page) => page.locator("main form[method=post] [type=submit]").first().click();

async function enter(page: Page, username: string, password = PASSWORD) {
  await page.goto("/computer-portal");
  await field(page, "username").fill(username.toLowerCase());
  await field(page, "password").fill(password);
  await page.locator("main form:has([name=password]) [type=submit]").click();
}

inBothLanguages("A member's personal card", (language) => {
  const computer = words(language, "computer");
  const cards = words(language, "cards");
  const record = words(language, "record");
  const number = language === "ar" ? "20020" : "20021";
  const easternDigits = [...number].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");

  test("is searched, shown, and edited one group at a time", async ({ page }) => {
    await signIn(page, "computer");
    await page.locator(`main a[href='${CARD}']`).click();
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.locator("main")).toContainText(cards["search-first"]);
    await field(page, "doc_no").fill("");
    await page.getByRole("button", { name: cards.search }).click();
    await expect(page.getByRole("alert")).toContainText(cards["enter-number"]);
    await field(page, "doc_no").fill("99999999");
    await page.getByRole("button", { name: cards.search }).click();
    await expect(page.getByRole("alert")).toContainText(cards["not-found"]);
    await page.getByRole("link", { name: cards.retry }).click();
    await expect(field(page, "doc_no")).toHaveValue("99999999");
    await page.getByRole("link", { name: cards.clear }).click();
    await expect(field(page, "doc_no")).toHaveValue("");

    await field(page, "doc_no").fill(easternDigits);
    await page.getByRole("button", { name: cards.search }).click();
    await expect(page.locator("main table")).toContainText(number);
    await expect(page.locator("main th")).toHaveCount(8);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);

    await page.getByRole("link", { name: computer.edit.details }).click();
    await expect(field(page, "DOC_NAME_A")).toHaveCount(0);
    await expect(field(page, "DOC_NO")).toHaveCount(0);
    const mobile = `079${digits(7)}`;
    const email = `m${digits(8)}@home.example`;
    await field(page, "NATIONAL_NO").fill("123");
    await field(page, "MOBIL").fill(mobile);
    await save(page);
    await expect(page.getByRole("alert")).toContainText(record.errors["national-number"]);
    await expect(field(page, "MOBIL")).toHaveValue(mobile);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    await field(page, "NATIONAL_NO").fill("٩٨١٢٣٤٥٦٧٨");
    await field(page, "E_MAIL").fill(email);
    await save(page);
    await expect(page).toHaveURL(/\/computer-dashboard$/);
    await expect(page.getByRole("status")).toContainText(record.saved);

    await page.goto(`${CARD}?doc_no=${number}&mode=names`);
    await expect(page.locator("main table")).toContainText(email);
    await expect(field(page, "MOBIL")).toHaveCount(0);
    await field(page, "DOC_NAME_E").fill("Zeina 2");
    await save(page);
    await expect(page.getByRole("alert")).toContainText(words(language, "names").errors.english);
    await field(page, "DOC_NAME_E").fill("Zeina Anas Al-Majali");
    await save(page);
    await expect(page.getByRole("status")).toContainText(record.saved);
  });

  test("keeps both texts where a colleague saved meanwhile", async ({ page }) => {
    const contested = language === "ar" ? "20022" : "20023";
    await signIn(page, "computer");
    await page.goto(`${CARD}?doc_no=${contested}&mode=details`);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const [theirs, mine] = [`إربد ${digits(6)}`, `الزرقاء ${digits(6)}`];
    await field(other, "WORK_ADD").fill(theirs);
    await save(other);
    await expect(other).toHaveURL(/\/computer-dashboard$/);
    await field(page, "WORK_ADD").fill(mine);
    await save(page);
    await expect(page.getByRole("alert")).toContainText(computer["changed-meanwhile"]);
    await expect(field(page, "WORK_ADD")).toHaveValue(mine);
    await expect(page.locator("section[aria-labelledby=on-record-now]")).toContainText(theirs);
    await expectAccessible(page);
    await save(page);
    await expect(page).toHaveURL(/\/computer-dashboard$/);
    await page.goto(`${CARD}?doc_no=${contested}`);
    await expect(page.locator("main table")).toContainText(mine);
  });

  test("is for viewing only in the hands of staff", async ({ page }) => {
    await signIn(page, "editor");
    await page.goto(`${CARD}?doc_no=20024&mode=details`);
    await expect(page.locator("main table")).toContainText("20024");
    await expect(page.locator("main")).toContainText(computer["view-only"]);
    await expect(page.locator("main form[method=post]")).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: computer["go-to-portal"] }).click();
    await expect(page).toHaveURL(/\/computer-portal\?next=/);
  });
});

inBothLanguages("Computer users", (language) => {
  const users = words(language, "computer-users");
  const auth = words(language, "auth");

  test("are made, limited, given a password and shut by an admin, at once", async ({
    page,
    browser,
    baseURL,
  }) => {
    const username = `C${language}${digits(8)}`.toUpperCase();
    const theirs = await (
      await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: aClient() })
    ).newPage();
    await speak(theirs, language, baseURL!);
    await signIn(page, "admin");
    await page.locator(`main a[href='${USERS}']`).click();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await field(page, "username").fill(username.toLowerCase());
    await field(page, "full_name").fill("سلمى الخطيب");
    await page.locator("main [value=look-up]").uncheck();
    await field(page, "password").fill("12345678");
    await save(page);
    await expect(page.getByRole("alert")).toContainText(users.errors.permissions);
    await expect(page.getByRole("alert")).toContainText(users.errors["password-common"]);
    await expect(field(page, "username")).toHaveValue(username.toLowerCase());
    await expect(field(page, "password")).toHaveValue("");
    await expectAccessible(page, ["light", "dark"]);
    await page.locator("main [value=details]").check();
    await field(page, "password").fill("٧٣٥١٩٠٦٤");
    await save(page);
    await expect(page.getByRole("status")).toContainText(users.created);

    await enter(theirs, username);
    await expect(theirs).toHaveURL(/\/computer-dashboard$/);
    await theirs.goto(`${CARD}?doc_no=20025&mode=details`);
    await expect(field(theirs, "MOBIL")).toHaveCount(1);
    const refused = await theirs.request.get(`${CARD}?doc_no=20025&mode=names`, { maxRedirects: 0 });
    expect([refused.status(), refused.headers().location]).toEqual([302, "/"]);

    await page.goto(`${USERS}?page=99`);
    const link = page.locator("main table a", { hasText: username });
    for (let pages = 5; pages && !(await link.count()); pages--) await page.locator("a[rel=prev]").click();
    await link.click();
    const address = page.url();
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    for (const permission of ["look-up", "details"])
      await page.locator(`main [value=${permission}]`).uncheck();
    await page.locator("main [value=vote]").check();
    await field(page, "desk").fill("٢");
    await save(page);
    await expect(page.getByRole("status")).toContainText(users.saved);
    await theirs.goto("/computer-dashboard");
    await expect(theirs.locator("main ul a")).toHaveCount(1);
    await theirs.goto(CARD);
    await expect(theirs.getByRole("alert")).toContainText(auth["access-denied"]);

    await page.goto(address);
    await expect(field(page, "desk")).toHaveValue("2");
    await field(page, "password").fill("90417263");
    await page.getByRole("button", { name: users["set-password"] }).click();
    await expect(page.getByRole("status")).toContainText(pattern(users["password-set"]));
    await theirs.goto("/computer-dashboard");
    await expect(theirs).toHaveURL(/\/$/);
    await enter(theirs, username);
    await expect(theirs.getByRole("alert")).toContainText(auth.wrong);
    await enter(theirs, username, "90417263");
    await expect(theirs).toHaveURL(/\/computer-dashboard$/);

    await page.getByRole("button", { name: users.disable }).click();
    await expect(page.getByRole("status")).toContainText(pattern(users["now-disabled"]));
    await theirs.goto("/computer-dashboard");
    await expect(theirs).toHaveURL(/\/$/);
    await enter(theirs, username, "90417263");
    await expect(theirs.getByRole("alert")).toContainText(auth.wrong);
    await page.goto(address);
    await page.getByRole("button", { name: users.enable }).click();
    await expect(page.getByRole("status")).toContainText(pattern(users["now-enabled"]));
    await theirs.context().close();
  });
});
