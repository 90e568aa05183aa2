import { randomInt, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Fields } from "../visitor/form-body";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const HISTORY = { in: "main section:has(#history) ol" };
const ANSWER = "main form:has([name=reply_message])";
const SEND = { css: `${ANSWER} [type=submit]` };
const inAlert = { in: "main [role=alert]" };

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

journeys("A complaint", (language, test) => {
  const t = words(language, "complaints");

  test("is read, noted, assigned, answered by email and closed", async ({ visitor, another }) => {
    const title = aTitle();
    await write(await another(), title, "zaid@home.example");
    await visitor.signIn("editor");
    await find(visitor, title);
    await visitor.press({ css: "main article a" }, { nth: 0 });
    await visitor.see(["سطر أول <b>", "0795550101"], { in: "main" });
    await expectPresentable(visitor);
    const complaintPath = visitor.path;

    await visitor.press(t["add-note"]);
    await visitor.see(t["write-note"], inAlert);
    await expectPresentable(visitor);
    await visitor.fill({ note: "اتصل مرتين" });
    await visitor.press(t["add-note"]);
    expect(visitor.path).toBe(complaintPath);
    expect(await visitor.notice()).toBe(t["note-added"]);
    await visitor.see("اتصل مرتين", HISTORY);
    await visitor.fill({ assigned_to: "Demo Administrator" });
    await visitor.press(t.assign);
    expect(await visitor.notice()).toBe(t.assigned);
    const caretaker = await visitor.value("assigned_to");
    expect(await visitor.text(`main option[value="${caretaker}"]`)).toBe("Demo Administrator");

    const colleague = await another();
    await colleague.signIn("editor2");
    await colleague.visit(`${complaintPath}/reply`);

    await visitor.press({ css: `main a[href='${complaintPath}/reply']` });
    expect(await visitor.attribute("main textarea", "rows")).toBe("6");
    await visitor.see("zaid@home.example", { in: "main" });
    await expectPresentable(visitor);
    await visitor.fill({ reply_message: " \n " });
    await visitor.press(t["reply-form"].send);
    await visitor.see(t["write-reply"], inAlert);
    await expectPresentable(visitor);
    await visitor.fill({ reply_message: "ردّنا الأول" });
    await visitor.press(t["reply-form"].send);
    expect(visitor.path).toBe(complaintPath);
    expect(await visitor.notice()).toBe(t["reply-saved"]);
    await visitor.see(t.delivery.waiting, { in: "[data-delivery=waiting]" });
    await visitor.see("ردّنا الأول", { in: "main" });
    await expectPresentable(visitor);

    await colleague.fill({ reply_message: "My colleague's text" });
    expect(await colleague.press(SEND)).toBe(409);
    expect(await colleague.value("reply_message", ANSWER)).toBe("My colleague's text");
    await colleague.see("ردّنا الأول", { in: "main" });
    await expectPresentable(colleague);
    await colleague.press(SEND);
    expect(colleague.path).toBe(complaintPath);
    await colleague.see("ردّنا الأول", HISTORY);
    expect(await colleague.text("main section")).toContain("My colleague's text");

    await visitor.fill({ status: "closed" }, { in: "main" });
    await visitor.press(t.change);
    await visitor.see(t.conflict.status, inAlert);
    await expectPresentable(visitor);
    await visitor.press(t.conflict["change-anyway"]);
    expect(visitor.path).toBe(complaintPath);
    expect(await visitor.notice()).toBe(t["status-updated"]);
    expect(await visitor.text("main .tag")).toBe(t.statuses.closed);

    await find(visitor, title);
    await visitor.fill({ status: "pending" }, { in: "main article" });
    await visitor.press(t.change, { in: "main article" });
    expect(visitor.path).toMatch(/^\/complaints\?q=/);
    expect(await visitor.texts("main article .tag")).toEqual([t.statuses.pending]);
  });

  test("without e-mail is answered by phone, and printed", async ({ visitor, another }) => {
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
});

test("stores one of twenty concurrent replies and returns 409 with the typed text to the other nineteen", async ({
  visitor,
  another,
}) => {
  const title = aTitle();
  await write(await another(), title, "zaid@home.example");
  await visitor.signIn("editor");
  await find(visitor, title);
  const complaintPath = await visitor.attribute("main article a", "href");
  const send = (fields: Record<string, string>) => visitor.post(`${complaintPath}/reply`, fields);
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
