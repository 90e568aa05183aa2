import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { groups } from "~/domain/internships/fields";
import { otherLanguage } from "~/i18n";
import { FORM, foreigner, RECEIPT, someone } from "../builders/applicants";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;

journeys("The form of registration until Emtyaz", (language, test) => {
  const internship = words(language, "internship");
  const other = otherLanguage(language);
  const showUniversities = internship["show-universities"];

  test("keeps all typed values from page to page and from language to language", async ({ visitor }) => {
    await visitor.visit(FORM);
    expect(await visitor.text("h1")).toBe(internship.title);
    await expectPresentable(visitor);
    expect(await visitor.attribute("main form button", "formaction")).toBe(`${FORM}/draft`);
    expect(await visitor.press(showUniversities)).toBe(422);
    await visitor.see(internship.missing.COUNTRY_CODE, { in: "[role=alert]" });

    const { UNIV_CODE: _, ...first } = someone({
      BIRTH_DATE: "٣١/١٢/٢٠٠١",
      NO_STUDY_YEAR: "۶",
      COUNTRY_CODE: "818",
    });
    await visitor.fill(first);
    await visitor.press(showUniversities);
    expect(visitor.path).toBe(`${FORM}/universities#application-UNIV_CODE`);
    await visitor.fill({ UNIV_CODE: "818001", COUNTRY_CODE: "400" });
    if (visitor.scripted) await visitor.see(internship["country-changed"], { in: ".said" });
    expect(await visitor.press(showUniversities)).toBe(200);
    if (!visitor.scripted) expect(await visitor.text(".said")).toBe(internship["country-changed"]);
    expect(await visitor.value("UNIV_CODE")).toBe("");
    const university = await visitor.text("[name=UNIV_CODE] [value='400001']");
    expect(university).toMatch(language === "ar" ? /الجامعة الأردنية/ : /University of Jordan/);
    await visitor.fill({ UNIV_CODE: "400001" });
    const typed: Record<string, string> = { ...first, COUNTRY_CODE: "400", UNIV_CODE: "400001" };
    const names = Object.keys(typed);

    await visitor.press(internship.save, { nth: -1 });
    expect(await visitor.text("[role=status]")).toMatch(CODE);
    await visitor.see(first.E_MAIL!, { in: "main" });
    expect(await visitor.typed(names)).toEqual(typed);
    for (const displayed of [other, language]) {
      await visitor.press({ css: `header a[hreflang=${displayed}]` }, { nth: 0 });
      expect(await visitor.text("h1")).toBe(words(displayed, "internship").title);
      expect(await visitor.typed(names)).toEqual(typed);
    }
    const unsaved = { ...typed, HOME_ADD: "إربد، الحي الشرقي" };
    await visitor.fill({ HOME_ADD: unsaved.HOME_ADD });
    for (const displayed of [other, language]) {
      await visitor.press({ css: "main button[value=language]" });
      expect(await visitor.text("h1")).toBe(words(displayed, "internship").title);
      expect(await visitor.typed(names)).toEqual(unsaved);
    }
  });

  test("is validated, corrected, reviewed and sent, and is then empty", async ({ visitor }) => {
    const saved = someone({
      BIRTH_DATE: "٣١/١٢/٢٠٠١",
      NO_STUDY_YEAR: "۶",
      GRAD_DT: "2019-01-01",
      ACCEPT_DATE: "",
      HI_SCHOOL_DT: "",
      MOBIL: "+49 176 1234567",
    });
    const names = Object.keys(saved);
    expect((await visitor.post(`${FORM}/draft`, { ...saved, submission_id: randomUUID() })).status).toBe(200);
    await visitor.visit(FORM);
    expect(await visitor.typed(names)).toEqual(saved);
    expect(await visitor.press(internship.check)).toBe(422);
    expect(await visitor.title()).toMatch(new RegExp(`^${words(language, "forms").error}`));
    const { errors, missing } = internship;
    const wrong = [errors["graduated-before-enrolled"], errors["foreign-mobile"], missing.HI_SCHOOL_DT];
    await visitor.see(wrong, { in: "[role=alert]" });
    const links = await visitor.all("[role=alert] a");
    expect(links.length).toBeGreaterThanOrEqual(wrong.length);
    for (const link of links) expect(await visitor.count(link.getAttribute("href")!)).toBe(1);
    expect(await visitor.typed(names)).toEqual(saved);
    await expectPresentable(visitor);

    const right = { GRAD_DT: "2025-06-20", MOBIL: "00962 79 123 4567", HI_SCHOOL_DT: "2019-07-25" };
    await visitor.fill(right);
    await visitor.press(internship["copy-date"]);
    expect(await visitor.value("ACCEPT_DATE")).toBe(saved.CERT_DATE);
    expect(await visitor.press(internship.check)).toBe(200);
    expect(await visitor.text("h1")).toBe(internship.checking.title);
    const answers = [internship.choices.female, "0791234567", saved.NATIONAL_NO, internship["not-given"]];
    await visitor.see(answers, { in: "main" });
    await expectPresentable(visitor);
    await visitor.press({ css: `main button[formaction="${FORM}/draft#degree"]` });
    const corrected = { ...saved, ...right, ACCEPT_DATE: saved.CERT_DATE! };
    expect(await visitor.typed(names)).toEqual(corrected);
    await visitor.press(internship.check);
    await visitor.press(internship.send);
    expect([visitor.hops, visitor.path]).toEqual([[303, 200], expect.stringMatching(RECEIPT)]);
    await visitor.visit(FORM);
    expect(await visitor.value("DOC_NAME_A")).toBe("");
  });

  test("consists of short steps, which lead back to missing fields", async ({ visitor }) => {
    const answers = foreigner({ HI_SCHOOL_DT: "2020-07-25" });
    const { steps } = internship;
    await visitor.visit(FORM);
    await visitor.press(steps.link);
    for (const [index, { name, fields }] of groups.entries()) {
      expect(await visitor.text("main legend")).toContain(internship.groups[name]);
      if (index < 2) await expectPresentable(visitor);
      expect(await visitor.press(steps.next)).toBe(422);
      const { UNIV_CODE: university, ...answersOfStep } = Object.fromEntries(
        fields.map((f) => [f, answers[f]!]),
      );
      await visitor.fill(answersOfStep);
      if (university) {
        await visitor.press(showUniversities);
        await visitor.fill({ UNIV_CODE: university });
      }
      await visitor.press(steps.next);
    }
    expect(await visitor.text("main h2")).toBe(internship.papers.title);
    await expectPresentable(visitor);
    await visitor.press(steps.next);
    await visitor.see(internship.errors["enrolled-before-school"], { in: "[role=alert]" });
    expect(await visitor.text("main legend")).toContain(internship.groups.degree);
    await visitor.fill({ STUDY_ST_DT: "2020-09-15" });
    await visitor.press(steps.next);
    expect(await visitor.text("h1")).toBe(internship.checking.title);
    await visitor.see(CODE, { in: "main" });
    await visitor.press({ css: "main section a[href*=step]" }, { nth: 0 });
    expect(await visitor.text("main legend")).toContain(internship.groups.person);
    await visitor.press(steps.next);
    await visitor.press(internship.send);
    expect([visitor.hops, visitor.path]).toEqual([[303, 200], expect.stringMatching(RECEIPT)]);
  });

  test("asks before another application of the same person is sent", async ({ visitor }) => {
    const form = { ...foreigner(), submission_id: randomUUID() };
    const send = async (changed: Record<string, string> = {}) => {
      const answer = await visitor.post(FORM, { ...form, ...changed });
      return [answer.status, answer.headers.get("Location")];
    };
    const [, receipt] = await send();
    expect(receipt).toMatch(RECEIPT);
    expect(await send()).toEqual([303, receipt]);
    expect(await send({ HOME_ADD: "Irbid" })).toEqual([303, receipt]);
    await visitor.visit(String(receipt));
    await visitor.see([internship["sent-before"], pattern(internship.replayed)]);

    await visitor.post(`${FORM}/draft`, { ...form, submission_id: randomUUID() });
    await visitor.visit(FORM);
    expect(await visitor.press(internship.send)).toBe(409);
    await visitor.see(internship["confirm-another"], { in: "main" });
    expect(await visitor.value("submission_id")).not.toBe(form.submission_id);
    await visitor.fill({ confirm_another: true });
    await visitor.press(internship.send);
    expect([visitor.hops, visitor.path]).toEqual([[303, 200], expect.stringMatching(RECEIPT)]);
    expect(visitor.path).not.toBe(receipt);
  });

  test("loses nothing when the browser blocks cookies", async ({ visitor }) => {
    const { next, "no-cookies": notKept } = internship.steps;
    const answers = someone();
    const [person, identity] = groups.map(({ fields }) =>
      Object.fromEntries(fields.map((field) => [field, answers[field]!])),
    );
    await visitor.visit(`${FORM}?step=1`);
    await visitor.fill(person!);
    await forgetCookies(visitor);
    expect(await visitor.press(next)).toBe(200);
    expect(await visitor.text("main legend")).toContain(internship.groups.identity);
    expect(await visitor.typed(Object.keys(person!))).toEqual(person);
    await visitor.fill(identity!);
    await forgetCookies(visitor);
    await visitor.press(next);
    await visitor.see(notKept);
    const typed = { ...person, ...identity };
    expect(await visitor.typed(Object.keys(typed))).toEqual(typed);
    expect(await visitor.count("#application-HOME_ADD")).toBe(1);
  });

  test("is cleared on a shared phone, and prints empty", async ({ visitor }) => {
    await visitor.visit(FORM);
    await visitor.fill({ DOC_NAME_E: "Nobody" });
    await visitor.press(internship.save, { nth: 0 });
    await visitor.visit(FORM);
    expect(visitor.headers.get("Cache-Control")).toContain("no-store");
    await visitor.see(pattern(internship.draft.kept), { in: "main" });
    await visitor.press(internship.draft.forget);
    expect(visitor.hops).toEqual([303, 200]);
    expect(await visitor.text("[role=status]")).toContain(internship.draft.forgotten);
    expect(await visitor.value("DOC_NAME_E")).toBe("");
    await visitor.press(internship.blank.link);
    await visitor.see(internship.fields.HI_SCHOOL_DT, { in: "main" });
    await expectPresentable(visitor);
  });
});

test("refuses too many drafts and keeps the typed text", async ({ visitor, another }) => {
  for (let nth = 0; nth < 20; nth++) {
    const draft = { DOC_NAME_E: `Draft ${nth}`, submission_id: randomUUID() };
    const answer = await visitor.post(`${FORM}/draft`, draft);
    expect(answer.status).toBe(200);
    await forgetCookies(visitor);
  }
  const internship = words("en", "internship");
  const last = await another({ from: visitor.from });
  await last.visit(FORM);
  await last.fill({ DOC_NAME_E: "One too many" });
  expect(await last.press(internship.save, { nth: 0 })).toBe(429);
  expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  await last.see(internship.draft["not-kept"]);
  expect(await last.value("DOC_NAME_E")).toBe("One too many");
});

/** Leaves the browser with the language cookie only. */
async function forgetCookies(visitor: Visitor) {
  const jar = await visitor.jar();
  await jar.removeAllCookies();
  await jar.setCookie(`lang=${visitor.language}`, visitor.site);
  await visitor.keep(jar);
}
