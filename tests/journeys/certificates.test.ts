import { expect } from "vitest";
import { certificateWords } from "~/content/certificate";
import { certificateBlock } from "~/domain/certificates/eligibility";
import { duesOn } from "~/domain/demo/dues-on";
import { today } from "../support/business-day";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const REQUEST = "/dashboard/registration-certificate";

async function enter(visitor: Visitor, memberNumber: number) {
  await visitor.visit("/dr-portal");
  await visitor.fill(
    { docNo: String(memberNumber), password: `2026000${memberNumber % 10}` },
    { in: "main" },
  );
  await visitor.press({ css: "main form:has([name=password]) [type=submit]" }, { nth: 0 });
  expect(visitor.path).toBe("/dr-dashboard");
}

/** The addresses of the demo's two certificates, by how they stand. */
async function demoCertificates(visitor: Visitor, states: Record<"out-of-date" | "cancelled", string>) {
  await visitor.visit(REQUEST);
  const lines = await visitor.all("main ul li:has(a)");
  const addressOf = (state: string) =>
    lines
      .findLast((line) => line.textContent?.includes(state))!
      .querySelector("a")!
      .getAttribute("href")!;
  return { old: addressOf(states["out-of-date"]), cancelled: addressOf(states.cancelled) };
}

const codeOn = async (visitor: Visitor) =>
  (await visitor.attribute("main a[href*='/verify/']", "href"))!.split("/").at(-1)!;

/** What the demo says of the doctor who is eleven months behind, as the rule reads it. */
function factsOf(day: string) {
  const { annualFeePaidYear, socialYear, socialMonth } = duesOn(day, { feeYearsAgo: 0, monthsBehind: 11 });
  return { annual: annualFeePaidYear, socialYear, lastMonthSocial: socialMonth };
}

const blocked = [
  [10003, "not-practising"],
  [10004, "annual-fee"],
  [10005, certificateBlock({ workStatus: 1, ...factsOf(today) }, today)],
] as const;

journeys("A certificate", (language, test) => {
  const certificates = words(language, "certificates");
  const { verify } = certificates;

  for (const [memberNumber, reason] of blocked) {
    if (!reason) continue;
    test(`is not for ${memberNumber}, by no way`, async ({ visitor }) => {
      await enter(visitor, memberNumber);
      await visitor.visit(REQUEST);
      await visitor.see(certificates.blocked[reason], { in: "main" });
      expect(await visitor.count("main button", certificates.generate)).toBe(0);
      const posted = await visitor.post(REQUEST, { submission_id: crypto.randomUUID() });
      expect(posted.status).toBe(403);
      expect(await posted.text()).toContain(certificates.blocked[reason]);
      await visitor.visit(REQUEST);
      expect(await visitor.all("main a[href^='/certificates/']")).toEqual([]);
      if (memberNumber === 10004) await expectPresentable(visitor);
    });
  }

  test("out of date or cancelled is shown as such to its doctor, and to nobody else", async ({
    visitor,
    another,
  }) => {
    await visitor.signIn("doctor");
    const { old, cancelled } = await demoCertificates(visitor, certificates.states);
    await visitor.visit(old);
    await visitor.see([certificateWords.title.ar, certificateWords.title.en], { in: "main" });
    await expectPresentable(visitor);
    const code = await codeOn(visitor);
    await visitor.visit(cancelled);
    expect(await visitor.all("main svg")).toEqual([]);
    expect(await visitor.all("main a[href$='.pdf']")).toEqual([]);
    await visitor.see(certificates.sheet["cancelled-ask"], { in: "main" });
    expect((await visitor.get(`${cancelled}.pdf`)).status).toBe(302);

    const stranger = await another();
    expect((await stranger.get(`${old}.pdf`)).status).toBe(302);
    await enter(stranger, 10004);
    for (const address of [old, `${old}.pdf`, cancelled, `${cancelled}.pdf`, `${old}/cancel`]) {
      const answer = await stranger.get(address);
      expect([address, answer.status]).toEqual([address, address.endsWith("cancel") ? 302 : 404]);
      expect(await answer.text()).not.toMatch(/Ahmad|أحمد/);
    }
    await stranger.visit(`/verify/${code}`);
    expect(await stranger.text("h2")).toMatch(/30/);
  });

  test("is checked by typing its code, whatever way, and says what is wrong", async ({
    visitor,
    another,
  }) => {
    const doctor = await another();
    await doctor.signIn("doctor");
    const { old } = await demoCertificates(doctor, certificates.states);
    await doctor.visit(old);
    const code = await codeOn(doctor);

    await visitor.visit("/verify");
    await expectPresentable(visitor);
    const type = async (typed: string) => {
      await visitor.fill({ [verify.code]: typed });
      await visitor.press(verify.check);
    };
    for (const [typed, said] of [
      ["", verify["enter-code"]],
      ["1234", verify["not-a-code"]],
      [old.split("/").at(-1)!, verify["is-a-serial"]],
    ] as const) {
      await type(typed);
      await visitor.see(said, { in: "[role=alert]" });
      expect(await visitor.value("code")).toBe(typed);
    }
    await type("0000 0000 0000 0000");
    expect(await visitor.count("h1, h2", verify.says["not-found"])).toBe(1);
    const inOtherLetters = code
      .toLowerCase()
      .replaceAll("-", " ")
      .replaceAll("0", "o")
      .replaceAll("1", "l")
      .replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    await type(inOtherLetters);
    await visitor.see(["Ahmad Khaled Mahmoud Al-Masri", "أحمد خالد محمود المصري"], { in: "main tbody" });
    expect(await visitor.all("main tbody tr")).toHaveLength(5);
    expect(await visitor.attribute("meta[name=robots]", "content")).toBe("noindex");
    await expectPresentable(visitor);
  });

  test("is not needed to look a doctor up in the register", async ({ visitor }) => {
    await visitor.visit("/verify");
    await visitor.fill({ [verify.number]: "١٠٠٠٣" });
    await visitor.press(verify["look-up"]);
    await visitor.see(verify["not-practising"], { in: "main tbody" });
    expect(await visitor.all("main tbody tr")).toHaveLength(2);
    await visitor.seeNot(/07\d{8}|97\d{8}|@/, { in: "main" });
    await expectPresentable(visitor);
    await visitor.fill({ [verify.number]: "99999" });
    await visitor.press(verify["look-up"]);
    await visitor.see(verify["no-doctor"], { in: "[role=alert]" });
  });
});

const { states } = words("en", "certificates");

test("Only admins find and cancel certificates", async ({ visitor, another }) => {
  await visitor.signIn("doctor");
  const { old } = await demoCertificates(visitor, states);
  for (const who of ["editor", "viewer", "computer", "nobody"] as const) {
    const other = await another();
    if (who !== "nobody") await other.signIn(who);
    for (const address of ["/dashboard/certificates", old, `${old}.pdf`, `${old}/cancel`])
      expect([who, address, (await other.get(address)).status]).toEqual([who, address, 302]);
    const sent = { reason: "none", submission_id: crypto.randomUUID() };
    expect([who, (await other.post(`${old}/cancel`, sent)).status]).toEqual([who, 302]);
  }
  await visitor.visit(old);
  expect(await visitor.all("main svg[role=img]")).toHaveLength(1);
});

test("Programs check a certificate too", async ({ visitor, another }) => {
  await visitor.signIn("doctor");
  const { old, cancelled } = await demoCertificates(visitor, states);
  expect(cancelled).not.toBe(old);
  await visitor.visit(old);
  const code = await codeOn(visitor);
  const program = await another();
  const found = await program.get(`/api/verify/${code.toLowerCase()}`);
  expect(found.status).toBe(200);
  expect(found.headers.get("Cache-Control")).toContain("no-store");
  expect(await found.json()).toEqual({
    success: true,
    certificate: {
      name: { ar: "أحمد خالد محمود المصري", en: "Ahmad Khaled Mahmoud Al-Masri" },
      number: 10001,
      issuedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: "out-of-date",
    },
  });
  for (const unknown of ["0000-0000-0000-0000", "abc", "%D8%B4"]) {
    const answer = await program.get(`/api/verify/${unknown}`);
    expect([unknown, answer.status, (await answer.json()).success]).toEqual([unknown, 404, false]);
  }
  const refused: Response[] = [];
  for (let nth = 0; nth < 40 && refused.length === 0; nth++) {
    const answer = await program.get(`/api/verify/0000-0000-0000-${1000 + nth}`);
    if (answer.status === 429) refused.push(answer);
  }
  expect(refused.map(({ headers }) => headers.get("Retry-After"))).toEqual([expect.stringMatching(/^\d+$/)]);
});
