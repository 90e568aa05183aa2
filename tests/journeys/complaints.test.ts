import { randomInt, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Fields } from "../visitor/form-body";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable, unsoundIn } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const FILTER = { in: "main [role=search]" };
const HISTORY = { in: "main section:has(#history) ol" };
const ANSWER = "main form:has([name=reply_message])";
const SEND = { css: `${ANSWER} [type=submit]` };
const said = { in: "main [role=alert]" };

const aTitle = () => `Complaint ${randomInt(1e8, 1e9)}`;

/** Writes to the association as anyone does, in their language; the title finds the message again. */
async function write(writer: Visitor, title: string, email: string | null) {
  const message = { name: "زيد الكردي", phone: "٠٧٩ ٥٥٥ ٠١٠١", title, subject: "سطر أول <b>\nسطر ثانٍ" };
  const way: Fields = email ? { email } : { without_email: "1" };
  const sent = await writer.post("/contact-us", { ...message, ...way });
  expect([sent.status, sent.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/contact-us\/received\//),
  ]);
}

async function find(staff: Visitor, title: string) {
  await staff.visit(`/complaints?q=${encodeURIComponent(title)}`);
  expect(await staff.all("main article")).toHaveLength(1);
}

async function expectSound(visitor: Visitor) {
  const markup = await (await visitor.get(visitor.path)).text();
  expect([visitor.path, await unsoundIn(markup)]).toEqual([visitor.path, []]);
}

journeys("A day with complaints", (language, test) => {
  const t = words(language, "complaints");

  test("lists, filters, pages and finds them", async ({ visitor }) => {
    await visitor.signIn("editor");
    await visitor.press({ css: "main a[href='/complaints']" });
    expect(await visitor.all("main article")).toHaveLength(12);
    await expectPresentable(visitor);
    await expectSound(visitor);
    await visitor.press({ css: "main a[rel=next]" });
    expect(visitor.path).toMatch(/page=2$/);
    await visitor.fill({ status: "closed" }, FILTER);
    await visitor.press(t.find);
    const closed = await visitor.all("main article");
    expect(closed.length).toBeGreaterThan(0);
    expect(await visitor.texts("main article .tag")).toEqual(closed.map(() => t.statuses.closed));

    await visitor.fill({ q: "لا شيء كهذا" }, FILTER);
    await visitor.press(t.find);
    await visitor.see(t.none, { in: "main" });
    expect(await visitor.value("q", FILTER.in)).toBe("لا شيء كهذا");
    await expectPresentable(visitor);
    await visitor.visit("/complaints?q=مي");
    expect(await visitor.texts(said.in)).toEqual([t["too-short"]]);
    expect(await visitor.all("main article")).toHaveLength(12);
  });

  test("has one read, noted, assigned, answered by letter and closed", async ({ visitor, another }) => {
    const title = aTitle();
    await write(await another(), title, "zaid@home.example");
    await visitor.signIn("editor");
    await find(visitor, title);
    await visitor.press({ css: "main article a" }, { nth: 0 });
    await visitor.see(["سطر أول <b>", "0795550101"], { in: "main" });
    await expectPresentable(visitor);
    const own = visitor.path;

    await visitor.press(t["add-note"]);
    await visitor.see(t["write-note"], said);
    await expectPresentable(visitor);
    await visitor.fill({ note: "اتصل مرتين" });
    await visitor.press(t["add-note"]);
    expect(visitor.path).toBe(own);
    expect(await visitor.notice()).toBe(t["note-added"]);
    await visitor.see("اتصل مرتين", HISTORY);
    await visitor.fill({ assigned_to: "Demo Administrator" });
    await visitor.press(t.assign);
    expect(await visitor.notice()).toBe(t.assigned);
    const caretaker = await visitor.value("assigned_to");
    expect(await visitor.text(`main option[value="${caretaker}"]`)).toBe("Demo Administrator");

    const colleague = await another();
    await colleague.signIn("editor2");
    await colleague.visit(`${own}/reply`);

    await visitor.press({ css: `main a[href='${own}/reply']` });
    expect(await visitor.attribute("main textarea", "rows")).toBe("6");
    await visitor.see("zaid@home.example", { in: "main" });
    await expectPresentable(visitor);
    await visitor.fill({ reply_message: " \n " });
    await visitor.press(t["reply-form"].send);
    await visitor.see(t["write-reply"], said);
    await expectPresentable(visitor);
    await visitor.fill({ reply_message: "ردّنا الأول" });
    await visitor.press(t["reply-form"].send);
    expect(visitor.path).toBe(own);
    expect(await visitor.notice()).toBe(t["reply-sent"]);
    await visitor.see(t.delivery.waiting, { in: "[data-delivery=waiting]" });
    await visitor.see("ردّنا الأول", { in: "main" });
    await expectPresentable(visitor);

    await colleague.fill({ reply_message: "My colleague's text" });
    expect(await colleague.press(SEND)).toBe(409);
    expect(await colleague.value("reply_message", ANSWER)).toBe("My colleague's text");
    await colleague.see("ردّنا الأول", { in: "main" });
    await expectPresentable(colleague);
    await colleague.press(SEND);
    expect(colleague.path).toBe(own);
    await colleague.see("ردّنا الأول", HISTORY);
    expect(await colleague.text("main section")).toContain("My colleague's text");

    await visitor.fill({ status: "closed" }, { in: "main" });
    await visitor.press(t.change);
    await visitor.see(t.conflict.status, said);
    await expectPresentable(visitor);
    await visitor.press(t.conflict["change-anyway"]);
    expect(visitor.path).toBe(own);
    expect(await visitor.notice()).toBe(t["status-updated"]);
    expect(await visitor.text("main .tag")).toBe(t.statuses.closed);

    await find(visitor, title);
    await visitor.fill({ status: "pending" }, { in: "main article" });
    await visitor.press(t.change, { in: "main article" });
    expect(visitor.path).toMatch(/^\/complaints\?q=/);
    expect(await visitor.texts("main article .tag")).toEqual([t.statuses.pending]);
  });

  test("has one without e-mail answered by phone, and printed", async ({ visitor, another }) => {
    const title = aTitle();
    await write(await another(), title, null);
    await visitor.signIn("editor");
    await find(visitor, title);
    await visitor.see(t["no-email"], { in: "main article" });
    await visitor.press(t["phone-answer"], { in: "main article" });
    await expectPresentable(visitor);
    await visitor.fill({ reply_message: "شُرح له الأمر" });
    await visitor.press(t["phone-answer"]);
    expect(await visitor.notice()).toBe(t["phone-recorded"]);
    expect(await visitor.all("[data-delivery]")).toEqual([]);
    const paper = await visitor.one("main a[href$='/print']");
    expect([paper.textContent, paper.getAttribute("target")]).toEqual([
      expect.stringContaining(t.print),
      "_blank",
    ]);
    await visitor.visit(paper.getAttribute("href")!);
    expect(visitor.path).toMatch(/^\/complaints\/\d+\/print$/);
    await visitor.see("info@association.example", { in: "main footer" });
    await visitor.see("شُرح له الأمر", { in: "main" });
    if (language === "ar") expect(await visitor.text("time")).toMatch(/ \(.+\) /);
    await expectPresentable(visitor);
  });

  test("is taken away as a file that opens in Excel", async ({ visitor }) => {
    await visitor.signIn("admin");
    await visitor.visit("/complaints?status=replied");
    const link = (await visitor.all("main a[download]")).find((each) => each.textContent === t.export)!;
    await visitor.press(t.export);
    expect(visitor.path).toBe("/complaints?status=replied");
    const file = await visitor.get(link.getAttribute("href")!);
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="?complaints-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    const text = Buffer.from(await file.arrayBuffer()).toString();
    const rows = text.split("\r\n");
    const columns = [
      "reference",
      "date",
      "status",
      "name",
      "phone",
      "email",
      "language",
      "title",
      "subject",
      "reply",
      "reply-date",
      "replied-by",
      "way",
    ] as const;
    expect(rows[0]).toBe(`\uFEFF${columns.map((field) => t.fields[field]).join(",")}`);
    expect(rows.filter((row) => row.includes(`,${t.statuses.replied},`)).length).toBeGreaterThan(20);
    expect(text).not.toContain(`,${t.statuses.closed},`);
    expect(rows[1]).toMatch(/,'07\d{8},/);
  });

  test("is spent before pages of sound markup that fit a phone", async ({ visitor }) => {
    await visitor.signIn("editor");
    for (const act of ["", "/reply", "/status", "/assign", "/notes", "/print"]) {
      expect(await visitor.visit(`/complaints/60${act}`)).toBe(200);
      await expectPresentable(visitor);
      await expectSound(visitor);
    }
  });
});

test("Of twenty replies to one complaint at once one is stored, and nineteen come back with their text", async ({
  visitor,
  another,
}) => {
  const title = aTitle();
  await write(await another(), title, "zaid@home.example");
  await visitor.signIn("editor");
  await find(visitor, title);
  const own = await visitor.attribute("main article a", "href");
  const send = (fields: Record<string, string>) => visitor.post(`${own}/reply`, fields);
  const texts = Array.from({ length: 20 }, (_, n) => `Typed by number ${n}.`);
  const answers = await Promise.all(
    texts.map((reply_message) => send({ submission_id: randomUUID(), version: "1", reply_message })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(19).fill(409)]);
  for (const [n, answer] of answers.entries())
    if (answer.status === 409) expect(await answer.text()).toContain(`>${texts[n]}</textarea>`);
  expect((await send({ reply_message: "no version" })).status).toBe(409);
  const empty = await send({ reply_message: "" });
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("<title>Error:");
});

test("Who may not look after complaints changes nothing", async ({ visitor }) => {
  await visitor.signIn("viewer");
  const pages = ["", "/1", "/1/reply", "/1/status", "/1/assign", "/1/notes", "/1/print", "/export.csv"];
  for (const page of pages) {
    const answer = await visitor.get(`/complaints${page}`);
    expect([page, answer.status, answer.headers.get("Location")]).toEqual([page, 302, "/"]);
  }
  for (const [act, fields] of [
    ["reply", { reply_message: "x" }],
    ["status", { status: "closed" }],
    ["assign", { assigned_to: "" }],
    ["notes", { note: "x" }],
  ] as const) {
    const answer = await visitor.post(`/complaints/1/${act}`, fields);
    expect([act, answer.status, answer.headers.get("Location")]).toEqual([act, 302, "/"]);
  }
});
