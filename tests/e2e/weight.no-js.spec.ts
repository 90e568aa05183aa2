import { publicAddresses } from "./public-addresses";
import { expect, inBothLanguages, test } from "./support";
import { weightOf } from "./weight-of";

const KB = 1024;
const MOST = 14 * KB;
const tighter: Record<string, number> = { "/news": 8 * KB, "/news/1": 8 * KB };
const CARD_PICTURE = 10 * KB;
const MOST_SCRIPT = KB;
const moreScript: Record<string, number> = {
  "/dr-qasam": 1.5 * KB,
  "/registration-until-emtyaz": 1.5 * KB,
};

inBothLanguages("The weight of a page", (language) => {
  test("stays within its budget, its style included, with no framework script", async ({ request }) => {
    for (const address of publicAddresses) {
      await test.step(address, async () => {
        const answer = await request.get(address, {
          headers: { "Accept-Encoding": "identity", Cookie: `lang=${language}` },
        });
        const html = await answer.text();
        expect([address, weightOf(html) > (tighter[address] ?? MOST)]).toEqual([address, false]);
        const scripts = [
          ...html.matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g),
        ];
        expect(scripts.length).toBeLessThanOrEqual(1);
        expect(scripts[0]?.[0]).not.toContain("src=");
        expect(scripts[0]?.[1]?.length ?? 0).toBeLessThanOrEqual(moreScript[address] ?? MOST_SCRIPT);
        expect(html).not.toContain('rel="stylesheet"');
      });
    }
  });

  test("is not doubled by its cards' pictures", async ({ request }) => {
    for (const address of ["/", "/news"]) {
      const html = await (await request.get(address)).text();
      const pictures = [...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, picture]) => picture!);
      expect(pictures.length).toBeGreaterThan(2);
      for (const picture of pictures) {
        const size = (await (await request.get(picture)).body()).length;
        expect([picture, size <= CARD_PICTURE]).toEqual([picture, true]);
      }
    }
  });
});
