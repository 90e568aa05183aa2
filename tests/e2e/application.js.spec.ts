import { FORM, filledIn, fillIn } from "./application-form";
import { expect, inBothLanguages, test, words } from "./support";

inBothLanguages("With script, the universities", (language) => {
  const internship = words(language, "internship");

  test("come with their country, and what was chosen before goes with a word", async ({ page }) => {
    const refused: string[] = [];
    page.on("console", (message) => refused.push(message.text()));
    await page.goto(FORM);
    const university = page.locator("[name=UNIV_CODE]");
    const options = university.locator("option");
    await fillIn(page, { COUNTRY_CODE: "400" });
    await expect(options.nth(1)).toBeAttached();
    await expect(options.first()).toHaveText(internship.none);
    expect(await university.locator('[value="400001"]').textContent()).toMatch(
      language === "ar" ? /الجامعة الأردنية/ : /University of Jordan/,
    );
    await expect(page.locator(".said")).toBeEmpty();
    await fillIn(page, { UNIV_CODE: "400001", COUNTRY_CODE: "818" });
    await expect(page.locator(".said")).toHaveText(internship["country-changed"]);
    await expect(university.locator('[value="818001"]')).toBeAttached();
    expect(await filledIn(page, ["UNIV_CODE", "universities_of"])).toEqual({
      UNIV_CODE: "",
      universities_of: "818",
    });

    await page.route("**/api/data/universities?*", (route) => route.abort());
    await fillIn(page, { UNIV_CODE: "818001", COUNTRY_CODE: "276" });
    await expect(options).toHaveText([internship.none]);
    await expect(page).toHaveURL(new RegExp(`${FORM}$`));
    await page.getByRole("button", { name: internship["show-universities"] }).click();
    await expect(university.locator('[value="276999"]')).toBeAttached();
    expect(refused.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  });
});
