import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { otherLanguage } from "~/i18n/languages";
import { publicAddresses } from "../support/public-addresses";
import { expect, expectAccessible, expectNoOverflow, inBothLanguages, test } from "./support";

const NARROWEST = { width: 320, height: 640 };
const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

async function wrongIn(markup: string) {
  const { results } = await html.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

inBothLanguages("Every public page", (language) => {
  test("is found, sound, accessible in both themes and fits the narrowest screen", async ({ page }) => {
    test.setTimeout(600_000);
    const wide = page.viewportSize()!;
    for (const address of publicAddresses) {
      await test.step(address, async () => {
        await page.setViewportSize(wide);
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(200);
        expect(await wrongIn(await answer!.text())).toEqual([]);
        await expect(page.locator("h1")).toHaveCount(1);
        await expect(page).toHaveTitle(language === "ar" ? /[\u0621-\u064a]/ : /[A-Z]/);
        await expectAccessible(page, ["light", "dark"]);
        await page.setViewportSize(NARROWEST);
        await expectNoOverflow(page);
      });
    }
  });

  test("says nothing in the other language without marking it", async ({ page }) => {
    const foreign = otherLanguage(language);
    const letters = foreign === "ar" ? "[\\u0621-\\u064a]{3}" : "[A-Za-z]{3}[a-z]+ [a-z]{3,}";
    for (const address of publicAddresses) {
      await page.goto(address);
      const unmarked = await page.locator("body").evaluate(
        (body, { foreign, letters }) => {
          const found: string[] = [];
          const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            const inside = node.parentElement?.closest("[lang], script, textarea");
            const marked = inside?.getAttribute("lang") === foreign || inside?.matches("script, textarea");
            if (!marked && new RegExp(letters).test(node.textContent ?? ""))
              found.push(node.textContent!.trim());
          }
          return found;
        },
        { foreign, letters },
      );
      expect([address, unmarked]).toEqual([address, []]);
    }
  });
});
