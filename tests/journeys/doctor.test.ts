import { expect } from "vitest";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";

const SIGN_IN = { css: "main form:has([name=password]) [type=submit]" };

journeys("A doctor", (language, test) => {
  const auth = words(language, "auth");

  test("signs in, sees the dashboard and the financial card, prints it, signs out", async ({ visitor }) => {
    await visitor.visit("/dr-portal");
    await expectPresentable(visitor);
    await visitor.signIn("doctor");
    expect(visitor.path).toBe("/dr-dashboard");
    await expectPresentable(visitor);
    await visitor.press({ css: "main a[href='/dashboard/financial-card']" }, { nth: 0 });
    await visitor.see("10001", { in: "main" });
    await expectPresentable(visitor);
    await visitor.visit((await visitor.attribute("main a[href='/dashboard/financial-card/print']", "href"))!);
    await visitor.see("10001", { in: "main" });
    await visitor.visit("/dr-dashboard");
    await visitor.press({ css: "main form[action='/dr-portal/logout'] button" });
    expect(visitor.path).toBe("/");
    await visitor.visit("/dashboard/financial-card");
    expect(visitor.path).toBe("/");
    await visitor.see(auth["please-log-in"], { in: "[role=alert]" });
  });

  test("writes the number with the digits of the local keyboard", async ({ visitor }) => {
    await visitor.visit("/dr-portal");
    await visitor.fill({ docNo: "١٠٠٠١", password: "٢٠٢٦٠٠٠١" });
    await visitor.press(SIGN_IN);
    expect(visitor.path).toBe("/dr-dashboard");
  });

  test("sees the reason of a failed sign-in, and the number stays in the form", async ({ visitor }) => {
    await visitor.visit("/dr-portal");
    await visitor.fill({ docNo: "10001", password: "99999999" });
    await visitor.press(SIGN_IN);
    expect(await visitor.count("[role=alert]")).toBe(1);
    expect(await visitor.typed(["docNo", "password"])).toEqual({ docNo: "10001", password: "" });
    await expectPresentable(visitor);
  });
});

journeys("The financial card", (language, test) => {
  const cards = words(language, "cards");
  const headings = Object.values(cards.fields);

  test("shows the date up to which it is current, on the page and in print", async ({ visitor }) => {
    await visitor.signIn("doctor");
    for (const address of ["/dashboard/financial-card", "/dashboard/financial-card/print"]) {
      await visitor.visit(address);
      await visitor.see(pattern(cards["as-of"]), { in: "main" });
      expect(await visitor.texts("main th")).toEqual(headings);
    }
    await visitor.see(pattern(cards["printed-at"]), { in: "main" });
  });

  test("is an empty table for staff, with a link to members' cards", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.visit("/dashboard/financial-card");
    await expectPresentable(visitor);
    expect(await visitor.texts("main th")).toEqual(headings);
    expect(await visitor.texts("main td")).toEqual(headings.map(() => ""));
    await visitor.see(cards["no-own-card"], { in: "main" });
    expect(await visitor.all("main a[href='/dashboard/financial-card/print']")).toEqual([]);
    await visitor.press(cards["go-to-look-up"]);
    expect(visitor.path).toMatch(/^\/computer-portal\?next=/);
  });
});
