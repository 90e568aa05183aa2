import { expect } from "vitest";
import { type Language, otherLanguage } from "~/i18n";
import { publicAddresses } from "../support/public-addresses";
import { errands, journeys } from "../visitor/journey";
import { expectPresentable, judgesEverything, unsoundIn } from "../visitor/judge";

const PATIENCE_MS = 900_000;
const TEXT = 4;
const MARKED = "[lang], script, textarea";
const ofThe = { ar: /[\u0621-\u064a]/, en: /[A-Z]/ };
const wordsOfThe = { ar: /[\u0621-\u064a]{3}/, en: /[A-Za-z]{3}[a-z]+ [a-z]{3,}/ };

/** Pages judged in a shorter run: one of each kind that no other journey judges. */
const chosen = new Set([
  "/welcome",
  "/association-council",
  "/health-insurance-fund?treatment=imaging&bill=120.5&paid=&elderly=no",
  "/careers/1",
  "/accessibility",
  "/api?all=1",
  "/gallery/1/photos/1",
  "/verify?number=10001",
]);

/** Returns the texts in the other language that are not marked with `lang`. */
function unmarkedIn(page: Document, foreign: Language): string[] {
  const found: string[] = [];
  const walk = page.createTreeWalker(page.body, TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const inside = node.parentElement?.closest(MARKED);
    const marked = inside?.getAttribute("lang") === foreign || inside?.matches("script, textarea");
    if (!marked && wordsOfThe[foreign].test(node.textContent ?? "")) found.push(node.textContent!.trim());
  }
  return found;
}

journeys("Every public page", (language, test) => {
  test(
    "is found and fit for everybody, has one heading and a title in its language, and marks what is in the other",
    async ({ visitor }) => {
      for (const address of publicAddresses) {
        expect([address, await visitor.visit(address)]).toEqual([address, 200]);
        expect([address, await visitor.count("h1")]).toEqual([address, 1]);
        expect(await visitor.title()).toMatch(ofThe[language]);
        const unmarked = unmarkedIn(await visitor.read(), otherLanguage(language));
        expect([address, unmarked]).toEqual([address, []]);
        if (judgesEverything || chosen.has(address)) await expectPresentable(visitor);
      }
    },
    PATIENCE_MS,
  );
});

errands("Every public page", (_language, test) => {
  test(
    "is sound as it is sent",
    async ({ visitor }) => {
      for (const address of publicAddresses) {
        const page = await visitor.get(address);
        expect([address, page.status]).toEqual([address, 200]);
        expect([address, await unsoundIn(await page.text())]).toEqual([address, []]);
      }
    },
    PATIENCE_MS,
  );
});
