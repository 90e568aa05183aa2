import { asc, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { setEdition } from "~/content/current-edition";
import { contacts, db, matches, outbox, submissions, throttles } from "~/db";
import { complaintFilter } from "~/domain/complaints/filter";
import type { MessageInput } from "~/domain/complaints/input";
import { listComplaints } from "~/domain/complaints/list.server";
import { findReceipt, type Receipt, receiveMessage } from "~/domain/complaints/receive.server";
import { readReference } from "~/domain/complaints/reference";
import type { RefusedMessage } from "~/features/contact/contact-form";
import { HONEYPOT_FIELD } from "~/forms";
import { settings } from "~/platform/settings.server";
import { action } from "~/routes/contact/write/route";
import { useDatabase } from "../support/database";
import { editionWith, firstEdition } from "../support/first-edition";

useDatabase();

const message: MessageInput = {
  name: "ليلى <b>حدّاد</b>",
  phone: "0791234567",
  email: "leila@home.example",
  title: "إشعار\tبتأخير & سؤال",
  subject: "سطر أول\n<script>alert(1)</script>",
};
const aSubmission = (id: string = crypto.randomUUID()) => ({
  id,
  form: "contact-us",
  actor: "anyone",
  bodyHash: "one",
});
const receive = (changed: Partial<MessageInput> = {}, submission = aSubmission()) =>
  receiveMessage({ ...message, ...changed }, { language: "ar", held: false }, submission);
const letters = () => db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.recipient));

const publicUrl = settings.publicUrl;
afterEach(() => {
  settings.mailAdmin = undefined;
  settings.publicUrl = publicUrl;
});

describe("a message", () => {
  it("is stored as pending with a reference, and can be opened only by its receipt", async () => {
    const { outcome } = await receive();
    const [row] = await db.select().from(contacts);
    expect(row).toMatchObject({ ...message, status: "pending", language: "ar", version: 1, repliedBy: null });
    expect(readReference(row!.reference)).toBe(row!.reference);
    const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Amman" }).format(row!.createdAt);
    expect(await findReceipt(outcome.receipt)).toEqual({
      reference: row!.reference,
      title: message.title,
      day,
    });
    for (const guess of [undefined, "", row!.reference, String(row!.id), "x".repeat(22), "\u0000"])
      expect(await findReceipt(guess)).toBeNull();
  });

  it("is dated by the day in Amman", async () => {
    const { outcome } = await receive();
    await db.update(contacts).set({ createdAt: new Date("2026-11-20T21:30:00Z") });
    expect((await findReceipt(outcome.receipt))?.day).toBe("2026-11-21");
  });

  it("is found in any spelling", async () => {
    await receive();
    for (const typed of ["حداد", "اشعار", "LEILA@", "اول"]) {
      expect(await db.$count(contacts, matches(contacts.searchKey, typed))).toBe(1);
    }
  });

  it("is stored once for twenty concurrent submissions", async () => {
    settings.mailAdmin = "admin@association.example";
    const submission = aSubmission();
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive({}, submission)));
    expect(new Set(answers.map(({ outcome }) => outcome.receipt)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await db.$count(contacts)).toBe(1);
    expect(await letters()).toHaveLength(1);
  });
});

describe("the same words under another one-time id", () => {
  it("count as one message for a day, even when sent concurrently", async () => {
    settings.mailAdmin = "admin@association.example";
    const answers = await Promise.all(Array.from({ length: 20 }, () => receive()));
    expect(new Set(answers.map(({ outcome }) => outcome.receipt)).size).toBe(1);
    expect(answers.every(({ changed }) => !changed)).toBe(true);
    expect([await db.$count(contacts), (await letters()).length]).toEqual([1, 1]);
    await db.update(contacts).set({ createdAt: sql`created_at - interval '25 hours'` });
    await receive();
    expect(await db.$count(contacts)).toBe(2);
  });

  it("count as another message if any field differs", async () => {
    await receive();
    for (const [field, value] of Object.entries({ name: "x", phone: "0790000000", title: "x", subject: "x" }))
      await receive({ [field]: value });
    await receive({ email: null });
    expect(await db.$count(contacts)).toBe(6);
  });
});

describe("the letters of a message", () => {
  it("tell the administrator in Arabic what the message says, with its text escaped", async () => {
    settings.mailAdmin = "admin@association.example";
    settings.publicUrl = "https://association.example";
    await receive({ email: null });
    const [letter, ...others] = await letters();
    const [row] = await db.select().from(contacts);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: "admin@association.example", about: `complaint:${row!.id}` });
    expect(letter!.subject).toContain(row!.reference);
    expect(letter!.subject).toContain("إشعار بتأخير & سؤال");
    expect(letter!.html).toContain('<html lang="ar" dir="rtl">');
    expect(letter!.html).toContain("&#60;script&#62;alert(1)");
    expect(letter!.html).not.toContain("<script>");
    for (const part of ["ليلى <b>حدّاد</b>", "0791234567", "غير محدد", message.subject])
      expect(letter!.text).toContain(part);
    expect(letter!.text).toContain("https://association.example/complaints");
  });

  it("are never sent to the typed address, which may be a stranger's", async () => {
    settings.mailAdmin = undefined;
    await receive({ email: "a@home.example" });
    expect(await letters()).toEqual([]);
  });

  it("are queued in the same transaction as the message", async () => {
    settings.mailAdmin = "broken\r\nBcc: all@home.example";
    await expect(receive()).rejects.toThrow("control character");
    expect([await db.$count(contacts), await db.$count(outbox), await db.$count(submissions)]).toEqual([
      0, 0, 0,
    ]);
  });
});

type Sent = Record<string, string>;
type Seen = {
  status: number;
  to?: string | null;
  cookie?: string | null;
  refused?: RefusedMessage | null;
  receipt?: Receipt | null;
  retryAfter?: string | null;
};
const typed: Sent = { ...message, email: "leila@home.example", title: "سؤال", phone: "٠٧٩ ١٢٣ ٤٥٦٧" };

/** Sends the form. Returns the status and either the redirect or the page's data. */
async function send(fields: Sent = {}, client = "192.0.2.1"): Promise<Seen> {
  const request = new Request("http://localhost/contact-us", {
    method: "POST",
    headers: { Cookie: "lang=ar", Origin: "http://localhost" },
    body: new URLSearchParams({ submission_id: crypto.randomUUID(), ...typed, ...fields }),
  });
  const answer = await action({ request, context: { client }, params: {} });
  if (answer instanceof Response)
    return {
      status: answer.status,
      to: answer.headers.get("Location"),
      cookie: answer.headers.get("Set-Cookie"),
    };
  const headers = new Headers(answer.init?.headers);
  return { status: answer.init?.status ?? 200, ...answer.data, retryAfter: headers.get("Retry-After") };
}

describe("the contact page", () => {
  it("returns the first answer for a repeated form, even with other text", async () => {
    const submission_id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send({ submission_id })));
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(answers.every(({ status, cookie }) => status === 303 && !cookie)).toBe(true);
    const later = await send({ submission_id, title: "غيره" });
    expect(later).toMatchObject({ status: 303, to: answers[0]!.to });
    expect(later.cookie).toContain("flash=");
    expect(await db.$count(contacts)).toBe(1);
    const [counted] = await db.select().from(throttles).where(eq(throttles.key, "contact:192.0.2.1"));
    expect(counted!.count).toBe(1);
  });

  it("accepts five messages per client in ten minutes, and still accepts those of other clients", async () => {
    setEdition(editionWith(false));
    for (let sent = 0; sent < 5; sent++) expect((await send({ title: `${sent}` })).status).toBe(303);
    const refused = await send({ title: "السادسة" });
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(500);
    expect(refused.refused?.answer.initialValue).toMatchObject({ title: "السادسة", phone: typed.phone });
    expect(refused.refused?.sentence).not.toContain("+962 6 500 0000");
    setEdition(firstEdition);
    expect((await send({ title: "السابعة" })).refused?.sentence).toContain("+962 6 500 0000");
    setEdition(editionWith(false));
    expect((await send({ title: "" })).status).toBe(422);
    expect((await send({}, "192.0.2.2")).status).toBe(303);
    await db.execute(sql`update throttles set window_started_at = now() - interval '601 seconds'`);
    expect((await send({ title: "السابعة" })).status).toBe(303);
    expect(await db.$count(contacts)).toBe(7);
  });

  it("accepts a hundred messages per network in an hour, and still accepts those of other networks", async () => {
    await send();
    const network = eq(throttles.key, "contact-network:192.0.2.0/24");
    await db.update(throttles).set({ count: 100 }).where(network);
    expect((await send({ title: "ب" }, "192.0.2.3")).status).toBe(429);
    expect((await send({ title: "ج" }, "192.0.3.3")).status).toBe(303);
  });

  it("accepts messages beyond two hundred an hour in total but holds them back without an email", async () => {
    settings.mailAdmin = "administrator@home.example";
    await send({ title: "قبل" });
    await db.update(throttles).set({ count: 200 }).where(eq(throttles.key, "contact"));
    for (let client = 2; client < 42; client++)
      expect((await send({ title: `${client}` }, `198.51.${client}.1`)).status).toBe(303);
    const listed = async (search: string) => {
      const { total, held } = await listComplaints(complaintFilter(new URLSearchParams(search)));
      return [total, held];
    };
    expect([await listed(""), await listed("status=held")]).toEqual([
      [1, 40],
      [40, 40],
    ]);
    expect(await letters()).toHaveLength(1);
    await db.execute(sql`update throttles set window_started_at = now() - interval '3601 seconds'`);
    expect((await send({ title: "بعد" }, "203.0.113.1")).status).toBe(303);
    expect([await listed(""), (await letters()).length]).toEqual([[2, 40], 2]);
  });

  it("does not count a form with errors against the client", async () => {
    for (let sent = 0; sent < 8; sent++) expect((await send({ email: "" })).status).toBe(422);
    expect(await db.$count(throttles)).toBe(0);
    expect((await send({ email: "", without_email: "1" })).status).toBe(303);
  });

  it("holds a message with the trap filled in for review, under a receipt that opens", async () => {
    const answer = await send({ [HONEYPOT_FIELD]: "https://spam.example" });
    expect(answer.status).toBe(303);
    expect(await db.select({ status: contacts.status, title: contacts.title }).from(contacts)).toEqual([
      { status: "held", title: "سؤال" },
    ]);
    expect(await letters()).toEqual([]);
  });

  it("returns the typed text when the database refuses the message", async () => {
    await db.execute(sql`alter table contacts rename to contacts_away`);
    const answer = await send().finally(() => db.execute(sql`alter table contacts_away rename to contacts`));
    expect(answer.status).toBe(503);
    expect(answer.refused?.answer.initialValue).toMatchObject({ title: "سؤال", subject: message.subject });
    expect(answer.refused?.answer.error).toEqual({ "": ["contact:try-again"] });
    expect((await send()).status).toBe(303);
  });
});
