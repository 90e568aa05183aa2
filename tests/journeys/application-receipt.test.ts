import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { apply, FORM, inTheQueue, someone } from "../builders/applicants";
import { readPaper } from "../support/read-paper";
import type { Upload } from "../visitor/form-body";
import { journeys, pattern, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { pressUntilFree } from "../visitor/numbers";
import { aPhoto } from "../visitor/uploads";

const RESUME = `${FORM}/resume`;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;
const aPdf = (name: string): Upload => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`),
});
/** Returns the text of a page without markup, whose ids may look like a code. */
const plain = (page: string) => page.replace(/<[^>]+>/g, " ");
const inArabicDigits = (text: string) => text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);

journeys("A receipt", (language, test) => {
  const receipt = words(language, "internship-receipt");
  const { papers, kinds, resume, correction } = receipt;

  test("shows the number and no secrets, and can be printed", async ({ visitor }) => {
    const person = await apply(visitor);
    await visitor.visit(person.receipt);
    expect(visitor.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await visitor.all('meta[name=robots][content="noindex"]')).toHaveLength(1);
    expect(await visitor.notice()).toBe(receipt.sent);
    expect(await visitor.count("dialog")).toBe(visitor.scripted ? 1 : 0);
    const number = await visitor.text(".receipt .temp-number bdi[dir=ltr]");
    expect(number).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}$/);
    await visitor.see(language === "ar" ? person.DOC_NAME_A : person.DOC_NAME_E, { in: "main" });
    const secrets = [person.NATIONAL_NO, person.E_MAIL, person.ID_NO, "0791234567"];
    await visitor.seeNot(secrets, { in: "main" });
    await expectPresentable(visitor);

    await visitor.visit(person.receipt);
    expect(await visitor.all("dialog")).toEqual([]);
    expect(await visitor.texts("main a[href='/']")).toContain(receipt.ok);
    expect(await visitor.texts(`main a[href$="/receipt.pdf"]`)).toEqual([receipt.print.pdf]);
    const paper = await visitor.get(`${person.receipt}/receipt.pdf`);
    expect(paper.headers.get("Cache-Control")).toBe("private, no-store");
    const { about, passages } = await readPaper(new Uint8Array(await paper.arrayBuffer()));
    expect([about.Language, passages.map(({ text }) => text)]).toEqual([
      language,
      expect.arrayContaining([number, receipt.print.title]),
    ]);
    for (const secret of secrets) expect(passages.filter(({ text }) => text.includes(secret))).toEqual([]);
    await visitor.press(receipt.print.link);
    await visitor.see([number, pattern(receipt.print["printed-at"])], { in: "main" });
    await expectPresentable(visitor);
  });

  test("accepts documents one by one, and returns them to their sender", async ({ visitor }) => {
    const person = await apply(visitor);
    await visitor.get(person.receipt);
    await visitor.visit(person.receipt);
    expect(await visitor.count("#papers .placed")).toBe(0);
    await visitor.press(papers.add);
    await visitor.see([kinds.identity, kinds.degree, kinds.school, kinds.photo], { in: "main label" });
    await expectPresentable(visitor);
    expect(await visitor.press(papers.send)).toBe(422);
    await visitor.see(papers.missing, { in: "main [role=alert]" });
    const good = aPdf("شهادة الثانوية.pdf");
    const bad = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
    await visitor.fill({ identity: bad, school: good });
    expect(await visitor.press(papers.send)).toBe(422);
    const kept = language === "ar" ? papers.kept_one! : "1 paper received.";
    await visitor.see([`page.pdf: ${papers.refused["invalid-type"]}`, kept], { in: "main [role=alert]" });
    await expectPresentable(visitor);
    expect(await visitor.attribute("#identity", "aria-invalid")).toBe("true");
    await visitor.fill({ school: good, papers: [await aPhoto("#345678")] });
    await visitor.press(papers.send);
    expect(visitor.hops).toEqual([303, 200]);
    expect(await visitor.texts("#papers .placed b")).toEqual([kinds.school, papers.others]);
    const paper = await visitor.get((await visitor.attribute("#papers .placed a", "href"))!);
    expect(Object.fromEntries(paper.headers)).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-disposition": expect.stringMatching(/^attachment;/),
    });
    expect(Buffer.from(await paper.arrayBuffer())).toEqual(good.buffer);

    for (const kind of ["identity", "degree", "photo"] as const) {
      await visitor.press(papers.add);
      await visitor.fill({ [kind]: good });
      await visitor.press(papers.send);
      await visitor.see(kinds[kind], { in: "#papers .placed b" });
    }
    expect(await visitor.count(`main a.btn[href$="/documents"]`)).toBe(0);
    await expectPresentable(visitor);
  });

  test("has a field for the equivalence only for a foreign degree", async ({ visitor }) => {
    const abroad = someone({ COUNTRY_CODE: "818", UNIV_CODE: "818001" });
    const answer = await visitor.post(FORM, { ...abroad, submission_id: randomUUID() });
    await visitor.visit(`${answer.headers.get("Location")}/documents`);
    expect(await visitor.count("#equivalence[type=file]")).toBe(1);
    await visitor.visit(`${(await apply(visitor)).receipt}/documents`);
    expect(await visitor.count("#equivalence")).toBe(0);
  });

  test("is found again by its code only", async ({ visitor, another }) => {
    const { receipt: link } = await apply(visitor);
    await visitor.visit(link);
    const code = await visitor.text(".resume-code");
    const draft = { DOC_NAME_E: "Layan Draft", BIRTH_DATE: "١٤/٣/٢٠٠١", submission_id: randomUUID() };
    const saved = await visitor.post(`${FORM}/draft`, draft);
    const [codeOfDraft] = CODE.exec(plain(await saved.text()))!;

    const elsewhere = await another();
    await elsewhere.visit(RESUME);
    await expectPresentable(elsewhere);
    const open = async (resume_code: string, BIRTH_DATE: string) => {
      await elsewhere.fill({ resume_code, BIRTH_DATE });
      await elsewhere.press(resume.submit);
      return elsewhere.hops[0];
    };
    for (const [resume_code, BIRTH_DATE] of [
      [code, "2001-03-15"],
      [code, ""],
      ["ABCD-EFGH-JK", "2001-03-14"],
      ["nothing", ""],
    ] as const) {
      expect([resume_code, BIRTH_DATE, await open(resume_code, BIRTH_DATE)]).toEqual([
        resume_code,
        BIRTH_DATE,
        422,
      ]);
      await elsewhere.see(resume.wrong, { in: "main [role=alert]" });
      expect(await elsewhere.typed(["resume_code", "BIRTH_DATE"])).toEqual({ resume_code, BIRTH_DATE });
    }
    expect(await open(` ${inArabicDigits(code.toLowerCase().replaceAll("-", " "))}`, "2001-03-14")).toBe(303);
    expect(elsewhere.path).toBe(link);
    await elsewhere.visit(RESUME);
    expect(await open(codeOfDraft, "2001-03-14")).toBe(303);
    expect(await elsewhere.value("DOC_NAME_E")).toBe("Layan Draft");
    await elsewhere.visit(RESUME);
    expect(await open("ABCD-EFGH-JK", "2001-03-14")).toBe(422);
    expect(await open(code, "2001-03-14")).toBe(429);
    expect(await elsewhere.value("resume_code")).toBe(code);
    await expectPresentable(elsewhere);
  });

  test("leads to the correction of a returned application, and closes once it is accepted", async ({
    visitor,
    another,
  }) => {
    const person = await apply(visitor);
    const staff = await another();
    await staff.signIn("admin");
    const found = await inTheQueue(staff, person);
    await staff.visit(`${found}/return`);
    await staff.fill({ fields: ["GRAD_DT", "UNIV_CODE"], reason: "التاريخ لا يطابق الشهادة" });
    await staff.press({ css: "main form:has([name=reason]) [type=submit]" }, { nth: 0 });

    await visitor.get(person.receipt);
    await visitor.visit(person.receipt);
    await visitor.see("التاريخ لا يطابق الشهادة", { in: "main" });
    await expectPresentable(visitor);
    await visitor.press(receipt.correct);
    const twin = await visitor.twin();
    await twin.visit(visitor.path);
    const controls = await visitor.all("main select, main input:not([type=hidden])");
    const requestedFields = ["COUNTRY_CODE", "UNIV_CODE", "GRAD_DT"];
    expect(controls.map((control) => control.getAttribute("name"))).toEqual(requestedFields);
    await visitor.see(person.NATIONAL_NO, { in: "main" });
    await expectPresentable(visitor);
    const { "show-universities": show, "country-changed": changed } = words(language, "internship");
    await visitor.fill({ COUNTRY_CODE: "818", GRAD_DT: "2025-07-15" });
    if (visitor.scripted) await visitor.see(changed, { in: "main" });
    expect(await visitor.press(show)).toBe(200);
    if (!visitor.scripted) await visitor.see(changed, { in: "main" });
    await visitor.fill({ UNIV_CODE: "818001" });
    expect(await visitor.press(correction.submit, { nth: -1 })).toBe(422);
    await visitor.see(correction["also-this"], { in: "main" });
    expect(await visitor.value("GRAD_DT")).toBe("2025-07-15");
    await expectPresentable(visitor);
    await visitor.fill({ CERT_DATE: "2025-07-20" });
    await visitor.press(correction.submit, { nth: -1 });
    expect(visitor.hops).toEqual([303, 200]);
    expect(await visitor.notice()).toBe(correction.sent);
    await visitor.see(receipt.events.corrected, { in: "main" });

    await twin.fill({ GRAD_DT: "2025-06-25" });
    expect(await twin.press(correction.submit, { nth: -1 })).toBe(409);
    await twin.see(correction["closed-meanwhile"], { in: "main [role=alert]" });
    await twin.see("2025", { in: "main" });
    await expectPresentable(twin);

    await staff.visit(`${found}/accept`);
    await pressUntilFree(staff, { css: "main form[method=post] [type=submit]" });
    await visitor.visit(`${person.receipt}/documents`);
    await visitor.see(papers.closed, { in: "main" });
    expect(await visitor.all("main [name=papers]")).toEqual([]);
    await visitor.visit(person.receipt);
    await visitor.see(receipt.states.accepted, { in: "main" });
    await expectPresentable(visitor);
  });
});
