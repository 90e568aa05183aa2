import { expect } from "vitest";
import { sentence } from "~/i18n";
import { enter, openAccount, theMember } from "../visitor/doctors";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const PANEL = "main section.standing[aria-labelledby=standing]";
const TO_PAY = "a[href='/electronic-payments']";
const TO_CERTIFICATE = "a[href='/dashboard/registration-certificate']";
const memberNumbers = { ar: 20_297, en: 20_307 };
const newcomers = { ar: 20_302, en: 20_301 };

/** Returns the answers of the standing panel: certificate, vote, unpaid fees. */
const answers = (visitor: Visitor) => visitor.texts(`${PANEL} .standing-answer`);
const firstUnpaid = (visitor: Visitor) => visitor.text(`${PANEL} .standing-answer:last-child li`);

journeys("My standing", (language, test) => {
  const { title, certificate, vote, unpaid, next } = words(language, "standing");
  const { blocked } = words(language, "certificates");
  /** Another journey may have marked them meanwhile. */
  const onRoll = new RegExp(`${vote.roll.has}|${vote.roll.voted}`);

  test("shows a doctor who owes nothing the good news first", async ({ visitor }) => {
    await visitor.signIn("doctor");
    expect(visitor.path).toBe("/dr-dashboard");
    expect((await visitor.texts("main h2"))[0]).toBe(title);
    expect(await visitor.text(`${PANEL} h2#standing`)).toBe(title);
    const [mayHaveIt, mayVote, owes] = await answers(visitor);
    expect(mayHaveIt).toContain(certificate.paid);
    expect(mayVote).toMatch(onRoll);
    expect(mayVote).toContain(vote.final);
    expect(owes).toContain(unpaid.nothing);
    await visitor.seeNot(next.title, { in: PANEL });
    await visitor.press({ css: TO_CERTIFICATE }, { in: PANEL });
    expect(visitor.path).toBe("/dashboard/registration-certificate");
  });

  for (const [memberNumber, noCertificate, wayOn] of [
    [10003, blocked["not-practising"], next.refer],
    [10004, blocked["annual-fee"], next.pay],
  ] as const)
    test(`tells ${memberNumber}, who is on the roll, why a certificate is refused although voting is allowed`, async ({
      visitor,
    }) => {
      await enter(visitor, memberNumber);
      expect(visitor.path).toBe("/dr-dashboard");
      await expectPresentable(visitor);
      const [mayHaveIt, mayVote] = await answers(visitor);
      expect(mayHaveIt).toMatch(pattern(noCertificate));
      expect(await visitor.all(`${PANEL} .standing-answer:first-child ${TO_CERTIFICATE}`)).toEqual([]);
      expect(mayVote).toMatch(onRoll);
      for (const block of Object.values(vote.blocks)) expect(mayVote).not.toMatch(pattern(block));
      expect(await firstUnpaid(visitor)).not.toBe("");
      await visitor.see(wayOn, { in: PANEL });
      expect(await visitor.texts(`${PANEL} .btn`)).toEqual([next["ways-to-pay"]]);
      await visitor.press({ css: TO_PAY }, { in: PANEL });
      expect(visitor.path).toBe("/electronic-payments");
    });

  test("names the months in arrears, and explains every answer", async ({ visitor }) => {
    await enter(visitor, 10005);
    const [mayHaveIt = ""] = await answers(visitor);
    const texts = [
      sentence(language, "certificates:blocked.social-months", { count: 6 }),
      certificate["late-since"],
    ];
    expect(texts.filter((text) => pattern(text).test(mayHaveIt))).toHaveLength(1);
    expect(await firstUnpaid(visitor)).toMatch(/\b11\b/);
    await visitor.see(next.pay, { in: PANEL });
  });
});

journeys("A doctor's contacts", (language, test) => {
  const { contacts } = words(language, "standing");

  test("are shown masked for confirmation once a year", async ({ visitor }) => {
    await openAccount(visitor, memberNumbers[language], "40719536");
    await visitor.visit("/dr-dashboard");
    const question = (await visitor.texts("main .card")).find((card) => card.includes(contacts.title));
    expect(question).toMatch(/07•{6}\d\d/);
    expect(question).toMatch(/\S•••@doctors\.example/);
    expect(await visitor.text("main .card a[href='/dashboard/personal-card']:not(h2 a)")).toBe(
      contacts.change,
    );
    await visitor.press(contacts.yes);
    await visitor.see(contacts.confirmed, { in: "[role=status]" });
    await visitor.seeNot(contacts.title, { in: "main" });
  });
});

journeys("A doctor who has not chosen a password", (language, test) => {
  test("sees only the page to choose a password, not the standing", async ({ visitor }) => {
    const standing = words(language, "standing");
    const { memberNumber, nationalNumber } = theMember(newcomers[language]);
    await visitor.visit("/dr-portal/create-dr-account");
    await visitor.fill({ username: memberNumber }, { in: "main" });
    await visitor.press({ css: "main form:has([name=username]) [type=submit]" }, { nth: 0 });
    expect(visitor.path).toBe("/dr-portal");
    await enter(visitor, memberNumber, nationalNumber);
    expect(visitor.path).toMatch(/\/(dr-dashboard|set-password)$/);
    await visitor.visit("/dr-dashboard");
    await visitor.see(standing["choose-first"], { in: "main" });
    expect(await visitor.count("main h2")).toBe(0);
    await visitor.seeNot([standing.title, "•••"], { in: "main" });
    await visitor.press({ css: "main a[href='/dr-portal/set-password']" });
    expect(visitor.path).toBe("/dr-portal/set-password");
  });
});
