import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { apply, inTheQueue, someone } from "../builders/applicants";
import { sentApplication } from "../builders/applications";
import { journeys, pattern, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { pressUntilFree } from "../visitor/numbers";
import type { Visitor } from "../visitor/visitor";

const QUEUE = "/dashboard/registrations";
const FOUND = "main ul li:has(h3)";
const SEND = { css: "main form[method=post] [type=submit]" };

const inArabicDigits = (number: string) => number.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);

/** Submits an application of an unknown person through the API; the Arabic name contains an alef with hamza. */
async function applied(visitor: Visitor) {
  const { DOC_NAME_A, ...otherFields } = someone();
  const family = DOC_NAME_A.split(" ").at(-1)!;
  const person = { ...otherFields, DOC_NAME_A: `أحمد سعيد ${family}` };
  return { ...person, family, number: await send(visitor, sentApplication(person)) };
}

/** Sends an application by the interface; the answer is its temporary number. */
async function send(visitor: Visitor, application: Record<string, unknown>): Promise<string> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const answer = await visitor.post("/api/data/submitDoctorData", JSON.stringify(application), headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { TEMP_NO: string }).TEMP_NO;
}

journeys("The registrations office", (language, test) => {
  const registrations = words(language, "registrations");
  const fields = words(language, "internship").fields;

  test("finds an application by name, numbers or address", async ({ visitor }) => {
    const person = await applied(visitor);
    await visitor.signIn("editor");
    await visitor.visit("/dashboard");
    await visitor.press({ css: `main section a[href='${QUEUE}?state=received']` });
    expect(await visitor.text("main nav a[aria-current=page]")).toContain(registrations.states.received);
    expect(await visitor.count("main ul li h3")).toBeGreaterThan(0);
    await expectPresentable(visitor);
    for (const q of [
      `احمد ${person.family}`,
      inArabicDigits(person.NATIONAL_NO),
      ` ${person.number.toLowerCase().replaceAll("-", " ")}`,
      person.E_MAIL.toUpperCase(),
    ]) {
      await visitor.visit(QUEUE);
      await visitor.fill({ q }, { in: "main" });
      await visitor.press(registrations.find);
      expect([q, await visitor.count(FOUND)]).toEqual([q, 1]);
      await visitor.see(person.number, { in: "main" });
    }
    await visitor.press({ css: "main li h3 a" });
    await visitor.see(person.NATIONAL_NO, { in: "main" });
    await expectPresentable(visitor);
  });

  test("returns an application with a reason while a colleague decides as well, and accepts it", async ({
    visitor,
    another,
  }) => {
    const person = await applied(visitor);
    await visitor.signIn("editor");
    const queuePath = await inTheQueue(visitor, person);
    const colleague = await another();
    await colleague.signIn("editor2");
    await colleague.visit(`${queuePath}/return`);

    await visitor.visit(queuePath);
    await visitor.press({ css: `main a[href='${queuePath}/return']` });
    await expectPresentable(visitor);
    await visitor.fill({ reason: "قصير" });
    await visitor.press(SEND);
    const { errors } = registrations;
    await visitor.see([errors.fields, errors["reason-short"]], { in: "main [role=alert]" });
    expect(await visitor.value("reason")).toBe("قصير");
    await expectPresentable(visitor);
    for (const field of ["DOC_NAME_E", "MOBIL", "HOME_ADD"] as const)
      await visitor.see(fields[field], { in: `label:has([name=fields][value=${field}])` });
    const reason = "الاسم غير مطابق لجواز السفر.";
    await visitor.fill({ fields: ["DOC_NAME_E", "MOBIL"], reason });
    await visitor.press(SEND);
    expect(visitor.path).toBe(queuePath);
    expect(await visitor.notice()).toBe(registrations.returned);
    await visitor.see(registrations.delivery.waiting, { in: "[data-delivery=waiting]" });
    expect((await visitor.texts("main ol")).at(-1)).toContain("Demo Editor");
    await expectPresentable(visitor);

    const colleagueReason = "My colleague's own reason";
    await colleague.fill({ fields: ["HOME_ADD"], reason: colleagueReason });
    expect(await colleague.press(SEND)).toBe(409);
    await colleague.see(registrations.conflict.changed, { in: "main [role=alert]" });
    await colleague.see(reason, { in: "main" });
    expect(await colleague.typed(["fields", "reason"])).toEqual({
      fields: "HOME_ADD",
      reason: colleagueReason,
    });
    await expectPresentable(colleague);

    await visitor.press({ css: `main a[href='${queuePath}/accept']` });
    await visitor.see(registrations["accept-form"].open, { in: "main" });
    await expectPresentable(visitor);
    await pressUntilFree(visitor, registrations["accept-form"].send);
    expect(await visitor.notice()).toMatch(pattern(registrations.accepted));
    expect(await visitor.all(`main a[href='${queuePath}/return']`)).toEqual([]);

    expect(await colleague.press(registrations.conflict["return-anyway"])).toBe(409);
    await colleague.see(registrations.conflict.accepted, { in: "main [role=alert]" });
    await colleague.see(colleagueReason, { in: "main" });
    await expectPresentable(colleague);
  });

  test("prints one of two applications of the same person, and exports both for Excel", async ({
    visitor,
  }) => {
    const person = await applied(visitor);
    await send(visitor, { ...sentApplication(person), confirmAnother: true });
    await visitor.signIn("admin");
    await visitor.visit(`${QUEUE}?q=${person.number}`);
    expect(await visitor.count(FOUND)).toBe(1);
    await visitor.see(registrations.marks.others, { in: FOUND });
    await visitor.press({ css: "main li h3 a" });
    expect(await visitor.texts("main h2")).toContain(registrations.others);
    const sheet = (await visitor.all(`main a[href='${visitor.path}/print']`))[0]!;
    expect(sheet.textContent).toContain(registrations.print);
    expect(sheet.getAttribute("target")).toBe("_blank");
    await visitor.visit(`${visitor.path}/print`);
    await visitor.see(
      [person.number, registrations.sheet["applicant-signature"], "/registration-until-emtyaz/resume"],
      { in: "main" },
    );
    await expectPresentable(visitor);

    await visitor.visit(`${QUEUE}?q=${encodeURIComponent(person.family)}`);
    expect(await visitor.count(FOUND)).toBe(2);
    const links = await visitor.all("main a[href*='export.csv']");
    expect(links.map((link) => link.textContent)).toEqual([registrations.export]);
    const file = await visitor.get(links[0]!.getAttribute("href")!);
    const disposition = /^attachment; filename="registrations-\d{4}-\d\d-\d\d\.csv"/;
    expect(file.headers.get("Content-Disposition")).toMatch(disposition);
    const rows = Buffer.from(await file.arrayBuffer())
      .toString()
      .split("\r\n");
    const columns = /^\uFEFFTEMP_NO,STATE,STATE_DESC,APP_DT,DOC_NAME_A,DOC_NAME_E,NAT_CODE,NAT_CODE_DESC,/;
    expect(rows[0]).toMatch(columns);
    expect(rows.filter((row) => row.includes(person.family))).toHaveLength(2);
    expect(rows[2]).toMatch(new RegExp(`^${person.number},received,${registrations.states.received},`));
    expect(rows[1]).toContain(",'0791234567,");
  });
});

test("Documents are limited to staff who may read applications, and each access is recorded", async ({
  visitor,
  another,
}) => {
  const stranger = await another();
  const person = await apply(stranger);
  const passport = {
    name: "passport.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
  };
  expect((await stranger.post(`${person.receipt}/documents`, { identity: passport })).status).toBe(303);

  await visitor.signIn("admin");
  await visitor.visit(`${QUEUE}?state=received`);
  expect(visitor.headers.get("Cache-Control")).toBe("private, no-store");
  await visitor.visit(`${QUEUE}?state=received&q=${person.NATIONAL_NO}`);
  await visitor.see(words("en", "registrations").marks.papers, { in: "main li .text-accent" });
  await visitor.press({ css: "main li h3 a" });
  const { kinds } = words("en", "internship-receipt");
  await visitor.see([kinds.identity, "passport.pdf"], { in: "main dl" });
  await visitor.see(words("en", "registrations")["paper-missing"], { in: "main dl" });
  const address = (await visitor.attribute("main .documents a", "href"))!;
  const paper = await visitor.get(address);
  expect(Object.fromEntries(paper.headers)).toMatchObject({
    "content-disposition": expect.stringMatching(/^attachment/),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  const subject = `application%3A${address.split("/").at(3)}`;
  await visitor.visit(`/dashboard/audit-log?action=application.paper-read&subject=${subject}`);
  expect(await visitor.count(`main li a[href$='subject=${subject}']`)).toBe(1);
  expect((await visitor.get(`${address}9`)).status).toBe(404);
  const refused = await stranger.get(address);
  const portal = `/emp-portal?next=${encodeURIComponent(address)}`;
  expect([refused.status, refused.headers.get("Location")]).toEqual([302, portal]);
});
