import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const LOOK_UP = { css: "main form:has([name=doc_no]) [type=submit]" };

journeys("A computer user", (language, test) => {
  const cards = words(language, "cards");

  test("looks up a financial card by number, retries after an error, and prints it", async ({ visitor }) => {
    await visitor.visit("/computer-portal");
    await expectPresentable(visitor);
    await visitor.signIn("computer");
    expect(visitor.path).toBe("/computer-dashboard");
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[href='/dashboard/computer-financial-card']" }, { nth: 0 });

    await visitor.fill({ doc_no: "99999999" });
    await visitor.press(LOOK_UP);
    await visitor.see(cards["none-found"], { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(cards.retry);
    expect(await visitor.value("doc_no")).toBe("99999999");

    await visitor.fill({ doc_no: "١٠٠٠٤" });
    await visitor.press(LOOK_UP);
    expect((await visitor.texts("main table, main dl"))[0]).toContain("10004");
    await expectPresentable(visitor);
    const print = "main a[href*='/dashboard/computer-financial-card/print']";
    await visitor.visit((await visitor.attribute(print, "href"))!);
    await visitor.see("10004", { in: "main" });
  });
});
