import { expect } from "vitest";
import { enter, openAccount } from "../visitor/doctors";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const OWN = "62840197";
const LATER = "51938264";
const SIGN_IN = { css: "main form:has([name=password]) [type=submit]" };
const SESSION = "main form[action$='/end']";
const members = { ar: 20_112, en: 20_113 };

async function change(visitor: Visitor, current_password: string) {
  await visitor.fill({ current_password, password: LATER, password_again: LATER }, { in: "main" });
  await visitor.press({ css: "main form [type=submit]" }, { nth: 0 });
}

journeys("A doctor's sessions", (language, test) => {
  const portal = words(language, "portal");

  test("are listed, end with the browser on a shared computer, and all others can be ended with the password", async ({
    visitor,
    another,
  }) => {
    const memberNumber = members[language];
    await openAccount(visitor, memberNumber, OWN);
    const shared = await another();
    await shared.visit("/dr-portal");
    await shared.fill({ shared: true, docNo: memberNumber, password: "99999999" }, { in: "main" });
    await shared.press(SIGN_IN, { nth: 0 });
    expect((await shared.one("main [name=shared]:not([type=hidden])")).hasAttribute("checked")).toBe(true);
    await shared.fill({ password: OWN }, { in: "main" });
    await shared.press(SIGN_IN, { nth: 0 });
    expect(shared.path).toBe("/dr-dashboard");
    expect(await keeps(shared)).toBe(false);
    expect(await keeps(visitor)).toBe(true);

    await visitor.visit("/dr-dashboard/sessions");
    expect(await visitor.all(SESSION)).toHaveLength(2);
    await expectPresentable(visitor);
    await visitor.visit("/dr-portal/set-password");
    await expectPresentable(visitor);
    await change(visitor, "40719536");
    await visitor.see(portal.password["current-wrong"], { in: "[role=alert]" });
    await change(visitor, OWN);
    await visitor.see(portal.password.saved, { in: "[role=status]" });
    await shared.visit("/dr-dashboard");
    expect(shared.path).toBe("/");

    await visitor.visit("/dr-dashboard/sessions");
    expect(await visitor.all(SESSION)).toHaveLength(1);
    await visitor.press(portal.sessions.everywhere);
    await visitor.see(portal.sessions["signed-out"], { in: "[role=status]" });
    await visitor.visit("/dr-dashboard");
    expect(visitor.path).toBe("/");
    await enter(visitor, memberNumber, LATER);
    expect(visitor.path).toBe("/dr-dashboard");
  });
});

/** Returns true if the doctor's session survives closing the browser. */
async function keeps(visitor: Visitor): Promise<boolean> {
  const cookies = await (await visitor.jar()).getCookies(visitor.site);
  return cookies.find(({ key }) => key.endsWith("naqaba_doctor"))!.isPersistent();
}
