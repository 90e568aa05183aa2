import { brotliCompressSync, constants } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { groups } from "~/domain/internships/groups";
import { otherLanguage } from "~/i18n/languages";
import { FORM, filledIn, fillIn, hiddenIn, post, someone } from "./application-form";
import {
  aClient,
  expect,
  expectAccessible,
  expectNoOverflow,
  inBothLanguages,
  pattern,
  test,
  words,
} from "./support";

const themes: Array<"light" | "dark"> = ["light", "dark"];
const MOST_OF_A_STEP = 8 * 1024;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;
/** Somebody from elsewhere, with a number of nine digits. */
const foreigner = (changed: Record<string, string> = {}): Record<string, string> => {
  const own = { NAT_CODE: "760", ID_TYPE: "1", COUNTRY_CODE: "276", UNIV_CODE: "276999" };
  const person = someone({ ...own, ...changed });
  return { ...person, NATIONAL_NO: `0${person.NATIONAL_NO!.slice(2)}` };
};

async function press(page: Page, button: Locator) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    button.click(),
  ]);
  await page.waitForLoadState("load");
  return answer.status();
}

inBothLanguages("The form of registration until Emtyaz", (language) => {
  const internship = words(language, "internship");
  const button = (page: Page, name: string) =>
    page.locator("main").getByRole("button", { name, exact: true });

  test("keeps every word on the way to the receipt", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(FORM);
    await expect(page.locator("h1")).toHaveText(internship.title);
    await expectNoOverflow(page);
    await expectAccessible(page, themes);
    expect(await page.locator("main form button").first().getAttribute("formaction")).toBe(`${FORM}/draft`);
    expect(await press(page, button(page, internship["show-universities"]))).toBe(422);
    await expect(page.getByRole("alert")).toContainText(internship.missing.COUNTRY_CODE);

    const {
      UNIV_CODE: _,
      HI_SCHOOL_DT: __,
      ...first
    } = someone({
      BIRTH_DATE: "٣١/١٢/٢٠٠١",
      NO_STUDY_YEAR: "۶",
      COUNTRY_CODE: "818",
      GRAD_DT: "2019-01-01",
      ACCEPT_DATE: "",
      MOBIL: "+49 176 1234567",
    });
    await fillIn(page, first);
    await press(page, button(page, internship["show-universities"]));
    await expect(page).toHaveURL(/\/universities#application-UNIV_CODE$/);
    await fillIn(page, { UNIV_CODE: "818001", COUNTRY_CODE: "400" });
    expect(await press(page, button(page, internship["show-universities"]))).toBe(200);
    await expect(page.locator(".said")).toHaveText(internship["country-changed"]);
    expect(await filledIn(page, ["UNIV_CODE"])).toEqual({ UNIV_CODE: "" });
    await fillIn(page, { UNIV_CODE: "400001" });
    const typed: Record<string, string> = { ...first, COUNTRY_CODE: "400", UNIV_CODE: "400001" };
    const names = Object.keys(typed);

    await press(page, button(page, internship.save).last());
    await expect(page.getByRole("status").first()).toContainText(CODE);
    await expect(page.locator("main")).toContainText(first.E_MAIL!);
    expect(await filledIn(page, names)).toEqual(typed);
    await page
      .locator(`header a[hreflang=${otherLanguage(language)}]`)
      .first()
      .click();
    await expect(page.locator("h1")).toHaveText(words(otherLanguage(language), "internship").title);
    expect(await filledIn(page, names)).toEqual(typed);
    await page.locator(`header a[hreflang=${language}]`).first().click();

    const unsaved = { ...typed, HOME_ADD: "إربد، الحي الشرقي" };
    await fillIn(page, { HOME_ADD: unsaved.HOME_ADD });
    for (const shown of [otherLanguage(language), language]) {
      await press(page, page.locator("main button[value=language]"));
      await expect(page.locator("h1")).toHaveText(words(shown, "internship").title);
      expect(await filledIn(page, names)).toEqual(unsaved);
    }
    await fillIn(page, { HOME_ADD: typed.HOME_ADD! });

    expect(await press(page, button(page, internship.check))).toBe(422);
    await expect(page).toHaveTitle(new RegExp(`^${words(language, "forms").error}`));
    const alert = page.getByRole("alert");
    for (const said of [internship.errors["graduated-before-enrolled"], internship.errors["foreign-mobile"]])
      await expect(alert).toContainText(said);
    await expect(alert).toContainText(internship.missing.HI_SCHOOL_DT);
    for (const link of await alert.getByRole("link").all())
      await expect(page.locator((await link.getAttribute("href"))!)).toBeVisible();
    expect(await filledIn(page, names)).toEqual(typed);
    await expectNoOverflow(page);
    await expectAccessible(page, themes);

    const right = { GRAD_DT: "2025-06-20", MOBIL: "00962 79 123 4567", HI_SCHOOL_DT: "2019-07-25" };
    await fillIn(page, right);
    await press(page, button(page, internship["copy-date"]));
    expect(await filledIn(page, ["ACCEPT_DATE"])).toEqual({ ACCEPT_DATE: typed.CERT_DATE });
    expect(await press(page, button(page, internship.check))).toBe(200);
    await expect(page.locator("h1")).toHaveText(internship.checking.title);
    for (const said of [internship.choices.female, "0791234567", typed.NATIONAL_NO!, internship["not-given"]])
      await expect(page.locator("main")).toContainText(said);
    await expectNoOverflow(page);
    await expectAccessible(page, themes);
    await press(page, page.locator(`main button[formaction="${FORM}/draft#degree"]`));
    const corrected = { ...typed, ...right, ACCEPT_DATE: typed.CERT_DATE };
    expect(await filledIn(page, Object.keys(corrected))).toEqual(corrected);
    await press(page, button(page, internship.check));
    expect(await press(page, button(page, internship.send))).toBe(303);
    await expect(page).toHaveURL(new RegExp(`${FORM}/receipt/`));
    await page.goto(FORM);
    expect(await filledIn(page, ["DOC_NAME_A"])).toEqual({ DOC_NAME_A: "" });
  });

  test("goes in five short steps, which lead back to what is missing", async ({ page }) => {
    const answers: Record<string, string> = foreigner({ HI_SCHOOL_DT: "2020-07-25" });
    await page.goto(FORM);
    await page.getByRole("link", { name: internship.steps.link }).click();
    for (const [at, { name, fields }] of groups.entries()) {
      await expect(page.locator("main legend").first()).toContainText(internship.groups[name]);
      if (at < 2) await expectAccessible(page, themes);
      const next = button(page, internship.steps.next);
      expect(await press(page, next)).toBe(422);
      const { UNIV_CODE: university, ...own } = Object.fromEntries(fields.map((f) => [f, answers[f]!]));
      await fillIn(page, own);
      if (university) {
        await press(page, button(page, internship["show-universities"]));
        await fillIn(page, { UNIV_CODE: university });
      }
      const html = await (await page.request.get(`${FORM}?step=${at + 1}`)).text();
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      expect(brotliCompressSync(html, { params }).length).toBeLessThanOrEqual(MOST_OF_A_STEP);
      await press(page, next);
    }
    await expect(page.getByRole("alert")).toContainText(internship.errors["enrolled-before-school"]);
    await expect(page.locator("main legend").first()).toContainText(internship.groups.degree);
    await fillIn(page, { STUDY_ST_DT: "2020-09-15" });
    await press(page, button(page, internship.steps.next));
    await expect(page.locator("h1")).toHaveText(internship.checking.title);
    await expect(page.locator("main")).toContainText(CODE);
    await page.locator("main section a[href*=step]").first().click();
    await expect(page.locator("main legend").first()).toContainText(internship.groups.person);
    await press(page, button(page, internship.steps.next));
    expect(await press(page, button(page, internship.send))).toBe(303);
    await expect(page).toHaveURL(new RegExp(`${FORM}/receipt/`));
  });

  test("is asked before another one of the same person is sent", async ({ request, baseURL }) => {
    const form = { ...foreigner(), submission_id: crypto.randomUUID() };
    const send = (changed: Record<string, string>) =>
      post(request, baseURL!, `${FORM}?lang=${language}`, { ...form, ...changed });
    const receipt = (await send({})).headers().location;
    expect(receipt).toMatch(/\/receipt\//);
    const again = await send({});
    expect([again.status(), again.headers().location]).toEqual([303, receipt]);
    const changed = await send({ HOME_ADD: "Irbid" });
    expect([changed.status(), changed.headers().location]).toEqual([303, receipt]);
    const shown = await (await request.get(`${receipt}?lang=${language}`)).text();
    expect(shown).toContain(internship["sent-before"]);
    expect(shown).toMatch(pattern(internship.replayed));
    const asked = await send({ submission_id: crypto.randomUUID() });
    expect(asked.status()).toBe(409);
    const html = await asked.text();
    expect(html).toContain(internship["confirm-another"]);
    expect(hiddenIn(html, "submission_id")).not.toBe(form.submission_id);
    const confirmed = await send({
      submission_id: hiddenIn(html, "submission_id"),
      confirm_another: "yes",
    });
    expect(confirmed.status()).toBe(303);
    expect(confirmed.headers().location).not.toBe(receipt);
  });

  test("loses nothing where the browser keeps no cookies", async ({ playwright, baseURL }) => {
    const answers = someone();
    const headers = { ...aClient(), Cookie: `lang=${language}` };
    const client = () => playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
    const of = (group: number) =>
      Object.fromEntries(groups[group]!.fields.map((field) => [field, answers[field]!]));
    const first = await post(await client(), baseURL!, `${FORM}/draft?step=1`, of(0));
    expect(first.status()).toBe(200);
    const second = await first.text();
    for (const [name, value] of Object.entries(of(0)))
      expect(hiddenIn(second, name).replace("&#x27;", "'")).toBe(value);
    const whole = await post(await client(), baseURL!, `${FORM}/draft?step=2`, { ...of(0), ...of(1) });
    const html = await whole.text();
    expect(html).toContain(internship.steps["no-cookies"]);
    for (const name of ["DOC_NAME_A", "NATIONAL_NO"]) expect(hiddenIn(html, name)).toBe(answers[name]);
    expect(html).toContain(`id="application-HOME_ADD"`);
  });

  test("forgets on a shared phone, and stands empty on paper", async ({ page }) => {
    await page.goto(FORM);
    await fillIn(page, { DOC_NAME_E: "Nobody" });
    await press(page, button(page, internship["safe-save"]).or(button(page, internship.save)).first());
    const answer = await page.goto(FORM);
    expect(answer!.headers()["cache-control"]).toContain("no-store");
    await expect(page.locator("main")).toContainText(pattern(internship.draft.kept));
    expect(await press(page, button(page, internship.draft.forget))).toBe(303);
    await expect(page.getByRole("status").first()).toContainText(internship.draft.forgotten);
    expect(await filledIn(page, ["DOC_NAME_E"])).toEqual({ DOC_NAME_E: "" });
    await page.getByRole("link", { name: internship.blank.link }).click();
    await expect(page.locator("main")).toContainText(internship.fields.HI_SCHOOL_DT);
    await expectAccessible(page, themes);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoOverflow(page);
  });
});

test("a client that begins many drafts is told, and keeps what was typed", async ({
  playwright,
  baseURL,
}) => {
  const headers = { ...aClient(), Cookie: "lang=en" };
  const save = async (name: string) => {
    const client = await playwright.request.newContext({ baseURL, extraHTTPHeaders: headers });
    return post(client, baseURL!, `${FORM}/draft`, { DOC_NAME_E: name, submission_id: crypto.randomUUID() });
  };
  for (let nth = 0; nth < 20; nth++) expect((await save(`Draft ${nth}`)).status()).toBe(200);
  const refused = await save("One too many");
  expect([refused.status(), Number(refused.headers()["retry-after"]) > 0]).toEqual([429, true]);
  const html = await refused.text();
  expect(html).toContain(words("en", "internship").draft["not-kept"]);
  expect(hiddenIn(html, "DOC_NAME_E")).toBe("One too many");
});
