import { expect } from "vitest";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const LIST = "/dashboard/site-health";

journeys("The site's health", (language, test) => {
  const health = words(language, "site-health");

  test("shows at a glance what works, what does not and what to do", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/dashboard/maintenance");
    await visitor.press(health["see-health"], { in: "main" });
    expect(visitor.path).toBe(LIST);

    for (const { title } of [health.disk, health.database, health.outbox, health.backup])
      expect(await visitor.count("main section h2", title)).toBe(1);
    await visitor.see([health["look-soon"], health.outbox.states.off, health.backup.states.none], {
      in: "main",
    });
    await visitor.see("npm run cli -- backup FILE", { in: "main section[aria-labelledby=backup]" });
    await expectPresentable(visitor);

    const figures = await visitor.all("main section:has(table) > svg.chart[role=img][aria-label]");
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(Buffer.byteLength(figure.outerHTML)).toBeLessThanOrEqual(3072);

    await visitor.press(health.outbox.see.waiting, { in: "main" });
    expect(visitor.path).toBe("/dashboard/outbox?state=waiting");
  });
});
