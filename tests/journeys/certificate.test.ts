import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { certificateWords } from "~/content/certificate";
import { certificateBlock } from "~/domain/certificates/eligibility";
import { duesOn } from "~/domain/demo/members";
import { sentence } from "~/i18n";
import { today } from "../support/business-day";
import { enter } from "../visitor/doctors";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { addressOf, codeOn } from "../visitor/own-certificates";

const REQUEST = "/dashboard/registration-certificate";
const { annualFeePaidYear, ...paid } = duesOn(today, { feeYearsAgo: 0, monthsBehind: 11 });
/** The dues of the demo doctor who is eleven months behind. */
const behind = { annual: annualFeePaidYear, socialYear: paid.socialYear, lastMonthSocial: paid.socialMonth };

const MONTHS_BEHIND = 6;

journeys("A certificate", (language, test) => {
  const certificates = words(language, "certificates");

  for (const [memberNumber, reason] of [
    [10003, "not-practising"],
    [10004, "annual-fee"],
    [10005, certificateBlock({ workStatus: 1, ...behind }, today)],
  ] as const) {
    if (!reason) continue;
    test(`is refused to ${memberNumber} at every address`, async ({ visitor }) => {
      await enter(visitor, memberNumber);
      await visitor.visit(REQUEST);
      const reasonText = sentence(language, `certificates:blocked.${reason}`, { count: MONTHS_BEHIND });
      await visitor.see(reasonText, { in: "main" });
      expect(await visitor.count("button", certificates.generate)).toBe(0);
      const posted = await visitor.post(REQUEST, { submission_id: randomUUID() });
      expect(posted.status).toBe(403);
      expect(await posted.text()).toContain(reasonText);
      await visitor.visit(REQUEST);
      expect(await visitor.all("main a[href^='/certificates/']")).toEqual([]);
      if (reason === "annual-fee") await expectPresentable(visitor);
    });
  }

  test("that is expired or cancelled is shown as such to its doctor only", async ({ visitor, another }) => {
    await visitor.signIn("doctor");
    const old = await addressOf(visitor, certificates.states["out-of-date"]);
    const cancelled = await addressOf(visitor, certificates.states.cancelled);
    await visitor.visit(old);
    await visitor.see([certificateWords.title.ar, certificateWords.title.en], { in: "main" });
    await expectPresentable(visitor);
    const code = await codeOn(visitor);
    await visitor.visit(cancelled);
    expect(await visitor.all("main svg, main a[href$='.pdf']")).toEqual([]);
    await visitor.see(certificates.sheet["cancelled-ask"], { in: "main" });
    expect((await visitor.get(`${cancelled}.pdf`)).status).toBe(302);

    const other = await another();
    expect((await other.get(`${old}.pdf`)).status).toBe(302);
    await enter(other, 10004);
    for (const [address, status] of [
      [old, 404],
      [`${old}.pdf`, 404],
      [cancelled, 404],
      [`${cancelled}.pdf`, 404],
      [`${old}/cancel`, 302],
    ] as const) {
      const answer = await other.get(address);
      expect([address, answer.status]).toEqual([address, status]);
      expect(await answer.text()).not.toMatch(/Ahmad|أحمد/);
    }
    await other.visit(`/verify/${code}`);
    expect(await other.text("main h2")).toContain("30");
  });
});

test("Only admins find and cancel certificates", async ({ visitor, another }) => {
  await visitor.signIn("doctor");
  const old = await addressOf(visitor, words("en", "certificates").states["out-of-date"]);
  for (const who of ["editor", "viewer", "computer", "nobody"] as const) {
    const other = await another();
    if (who !== "nobody") await other.signIn(who);
    for (const address of ["/dashboard/certificates", old, `${old}.pdf`, `${old}/cancel`])
      expect([who, address, (await other.get(address)).status]).toEqual([who, address, 302]);
    const posted = await other.post(`${old}/cancel`, { reason: "none", submission_id: randomUUID() });
    expect([who, posted.status]).toEqual([who, 302]);
  }
  await visitor.visit(old);
  expect(await visitor.count("main svg[role=img]")).toBe(1);
});
