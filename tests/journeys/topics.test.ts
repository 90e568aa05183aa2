import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";

const TOPIC = "details[name=topic]";
const OPEN = `${TOPIC}[open]`;
const THE_TOPICS = { css: `${TOPIC} > summary` };

journeys("A reader of questions and topics", (language, test) => {
  const article = words(language, "article");

  for (const address of ["/faq", "/registration-requirements"]) {
    test(`opens one at a time on ${address}, or all`, async ({ visitor }) => {
      await visitor.visit(address);
      expect(await visitor.count(OPEN)).toBe(0);
      for (const [nth, open] of [
        [1, 1],
        [3, 1],
        [3, 0],
      ] as const) {
        await visitor.press(THE_TOPICS, { nth });
        expect([nth, await visitor.count(OPEN)]).toEqual([nth, open]);
      }

      await visitor.press(article["open-all"]);
      expect(visitor.path).toContain("all=1");
      expect(await visitor.all("main details:not([open])")).toEqual([]);
      await visitor.press(article["one-at-a-time"]);
      expect(await visitor.count(OPEN)).toBe(0);
    });
  }

  test("opens one by its address", async ({ visitor }) => {
    await visitor.visit("/faq?open=office-hours#office-hours");
    expect((await visitor.one(OPEN)).id).toBe("office-hours");
    // Those of the specification; another journey may have published one more.
    expect(await visitor.count(TOPIC)).toBeGreaterThanOrEqual(11);
  });
});
