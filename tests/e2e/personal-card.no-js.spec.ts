import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, signIn, test, words } from "./support";

const CARD = "/dashboard/personal-card";
const LOG = "/dr-dashboard/access-log";
const NUMBER = "10005";
const PASSWORD = "20260005";

async function enter(page: Page, number = NUMBER, password = PASSWORD) {
  await page.goto("/dr-portal");
  await page.locator("main [name=docNo]").fill(number);
  await page.locator("main [name=password]").fill(password);
  await page.locator("main form:has([name=password]) [type=submit]").click();
  await expect(page).toHaveURL(/\/dr-dashboard$/);
}

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
};
const save = (page: Page) => page.locator("main form [type=submit]").first().click();
const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, "0");

inBothLanguages("The personal card", (language) => {
  const record = words(language, "record");

  test("shows names as text, keeps the rest right, and asks for the password where it must", async ({
    page,
  }) => {
    await enter(page);
    await page.goto(CARD);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
    for (const name of ["DOC_NO", "DOC_NAME_A", "DOC_NAME_E"]) await expect(field(page, name)).toHaveCount(0);
    await expect(page.locator("main table").first()).toContainText("Yousef Hani");

    await fill(page, { MOBIL: "+44 7700 900123", E_MAIL: "nobody", HOME_ADD: "عمّان، شارع ٧" });
    await save(page);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(record.errors["foreign-mobile"]);
    await expect(alert).toContainText(record.errors.email);
    await expect(field(page, "MOBIL")).toHaveValue("+44 7700 900123");
    await expectAccessible(page);

    const mobile = `079${digits(7)}`;
    const email = `y${digits(8)}@home.example`;
    await fill(page, { MOBIL: `+962 ${mobile.slice(1, 3)}-${mobile.slice(3)}`, E_MAIL: email });
    await save(page);
    await expect(alert).toContainText(record.errors["password-needed"]);
    await fill(page, { current_password: "99999999" });
    await save(page);
    await expect(alert).toContainText(record.errors["password-wrong"]);
    await expect(field(page, "current_password")).toHaveValue("");
    await expect(field(page, "E_MAIL")).toHaveValue(email);
    await fill(page, { current_password: "٢٠٢٦٠٠٠٥" });
    await save(page);
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await expect(page.getByRole("status")).toContainText(record.saved);

    await page.goto(CARD);
    await expect(field(page, "MOBIL")).toHaveValue(mobile);
    await expect(field(page, "HOME_ADD")).toHaveValue("عمّان، شارع 7");
    await save(page);
    await expect(page.getByRole("status")).toContainText(record.unchanged);

    await page.goto(`${LOG}?only=changes`);
    const newest = page.locator("main li:has(time)").filter({ hasText: mobile }).first();
    await expect(newest).toContainText(record.log.kinds.doctor);
    await expect(newest).toContainText(email);
    await expectNoOverflow(page);
    await expectAccessible(page, ["light", "dark"]);
  });

  test("never saves over what was saved meanwhile, and keeps what was typed", async ({ page }) => {
    await enter(page);
    await page.goto(CARD);
    const other = await page.context().newPage();
    await other.goto(CARD);
    const theirs = `إربد ${digits(6)}`;
    await fill(other, { WORK_ADD: theirs });
    await save(other);
    await expect(other).toHaveURL(/\/dr-dashboard$/);

    const mine = `الزرقاء ${digits(6)}`;
    await fill(page, { WORK_ADD: mine });
    await save(page);
    await expect(page.getByRole("alert")).toContainText(record["changed-meanwhile"]);
    await expect(field(page, "WORK_ADD")).toHaveValue(mine);
    await expect(page.locator("section[aria-labelledby=on-record-now]")).toContainText(theirs);
    await expectAccessible(page);
    await save(page);
    await expect(page).toHaveURL(/\/dr-dashboard$/);
    await page.goto(CARD);
    await expect(field(page, "WORK_ADD")).toHaveValue(mine);
  });

  test("lets the doctor take a copy of everything, and says so in the log", async ({ page, baseURL }) => {
    await enter(page);
    await page.goto("/dr-dashboard/my-data");
    await expect(page.locator("main")).toContainText(record.copy.law);
    await expectAccessible(page, ["light", "dark"]);
    const answer = await page.request.get(`${baseURL}/dr-dashboard/my-data.json`);
    expect(answer.headers()["content-disposition"]).toContain("naqaba-my-data-10005.json");
    expect(answer.headers()["cache-control"]).toContain("no-store");
    const copy = await answer.json();
    expect(copy.personalCard.memberNumber).toBe(10005);
    expect(JSON.stringify(copy)).not.toMatch(/argon2|tokenHash/);
    await page.goto(LOG);
    await expect(page.locator("main li:has(time)").first()).toContainText(
      words(language, "audit").actions["member-copy"],
    );
  });

  test("is not a card of staff, who are shown their own tool", async ({ page }) => {
    await signIn(page, "editor");
    await page.goto(CARD);
    await expect(page.locator("main")).toContainText(record["no-own-card"]);
    await expect(page.locator("main form")).toHaveCount(0);
    await expectAccessible(page);
  });
});

test("A doctor's own pages show and change that doctor alone, whatever is asked for", async ({
  page,
  baseURL,
}) => {
  await enter(page, "10003", "20260003");
  const headers = { Origin: baseURL! };
  const text = async (path: string) => {
    const shown = await (await page.request.get(`${baseURL}${path}`)).text();
    return /<main[\s\S]*<\/main>/.exec(shown)?.[0] ?? shown;
  };
  for (const path of [
    `${CARD}?doc_no=10001&docNo=10001`,
    `${LOG}?member=10001&subject=member:10001`,
    "/dr-dashboard/my-data.json?doc_no=10001",
    "/dr-dashboard/name-change?id=1",
  ])
    expect([path, /10001|Ahmad Khaled/.test(await text(path))]).toEqual([path, false]);
  const before = await text(CARD);
  const version = /name="version" value="(\d+)"/.exec(before)![1]!;
  const value = (name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(before)?.[1] ?? "";
  const form = {
    version,
    NATIONAL_NO: value("NATIONAL_NO"),
    MOBIL: value("MOBIL"),
    E_MAIL: value("E_MAIL"),
    HOME_ADD: "عمّان، الشميساني",
    WORK_ADD: "",
    DOC_NO: "10001",
    docNo: "10001",
    DOC_NAME_E: "Another Name",
    memberNumber: "10001",
  };
  const answer = await page.request.post(`${baseURL}${CARD}?doc_no=10001`, {
    form,
    headers,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  expect(await text(CARD)).not.toContain("Another Name");
  const owner = await page.context().browser()!.newContext({ baseURL, javaScriptEnabled: false });
  const theirs = await owner.newPage();
  await enter(theirs, "10001", "20260001");
  await theirs.goto(CARD);
  await expect(theirs.locator("main [name=HOME_ADD]")).not.toHaveValue("عمّان، الشميساني");
  await owner.close();
});

test("Nobody else reaches these pages, and nobody writes without a login", async ({ request, baseURL }) => {
  const own = [CARD, LOG, "/dr-dashboard/my-data", "/dr-dashboard/my-data.json", "/dr-dashboard/name-change"];
  for (const path of own) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, "/"]);
  }
  for (const path of [CARD, "/dr-dashboard/name-change"]) {
    const headers = { Origin: baseURL! };
    const answer = await request.post(path, { form: { MOBIL: "0790000000" }, headers, maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, "/"]);
  }
});
