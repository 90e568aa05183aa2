import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactEvents, contacts, db } from "~/db";
import { listFromSameSender } from "~/domain/complaints/complaint.server";
import { exportComplaints } from "~/domain/complaints/export.server";
import { complaintDays, complaintFigures } from "~/domain/complaints/figures.server";
import { complaintFilter } from "~/domain/complaints/filter";
import { listComplaintIds, listComplaints } from "~/domain/complaints/list.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const filterFrom = (search: string) => complaintFilter(new URLSearchParams(search));
const titles = async (search: string) =>
  (await listComplaints(filterFrom(search))).complaints.map(({ title }) => title);
const on = (day: string) => new Date(`${day}T09:00:00Z`);

describe("the list", () => {
  it("lists the newest first, twelve a page, and limits the page to the last one", async () => {
    for (let n = 1; n <= 30; n++)
      await aComplaint({ title: `${n}`, createdAt: new Date(Date.UTC(2026, 9, n)) });
    expect(await titles("")).toEqual(Array.from({ length: 12 }, (_, n) => `${30 - n}`));
    expect(await titles("page=3")).toEqual(["6", "5", "4", "3", "2", "1"]);
    expect(await listComplaints(filterFrom("page=99"))).toMatchObject({
      page: 3,
      pages: 3,
      total: 30,
      more: false,
    });
    expect(await listComplaintIds(filterFrom("status=pending"))).toHaveLength(30);
  });

  it("finds words in name, title, message and e-mail in any spelling, and a reference", async () => {
    const { reference } = await aComplaint({ title: "أ", name: "سُعاد الأحمد", email: "SUAD@home.example" });
    await aComplaint({ title: "ب", subject: "إجراءات تجديد الشهادة", email: null });
    await aComplaint({ title: "100%_شكوى", email: null });
    expect(await titles("q=سعاد")).toEqual(["أ"]);
    expect(await titles("q=suad@home")).toEqual(["أ"]);
    expect(await titles("q=الشهاده+اجراءات")).toEqual(["ب"]);
    expect(await titles("q=شكوي")).toEqual(["100%_شكوى"]);
    expect(await titles("q=0%25_")).toEqual(["100%_شكوى"]);
    expect(await titles("q=%25%25%25")).toEqual([]);
    expect(await titles(`q=${reference.toLowerCase().replace("-", "+")}`)).toEqual(["أ"]);
    expect(await titles("q=لاشيء")).toEqual([]);
  });

  it("filters by status, also within a search", async () => {
    for (const status of ["pending", "replied", "closed"] as const) {
      await aComplaint({ title: `${status} one`, status });
      await aComplaint({ title: `${status} two`, status });
    }
    expect((await titles("status=closed")).sort()).toEqual(["closed one", "closed two"]);
    expect(await titles("status=closed&q=two")).toEqual(["closed two"]);
    expect(await titles("status=nonsense")).toHaveLength(6);
  });

  it("rejects a search that has only words shorter than three letters", async () => {
    await aComplaint();
    expect(filterFrom("q=مي")).toMatchObject({ tooShort: true });
    expect(await titles("q=مي")).toHaveLength(1);
  });
});

describe("a long list", () => {
  it("pages through the newest 1,000 matches and says that there are more", async () => {
    await db.execute(sql`
      insert into contacts (reference, receipt, name, phone, title, subject, language, created_at)
      select 'R' || n, 'X' || n, 'ليلى', '0791234567', n::text, case when n % 2 = 0 then 'زوجي' else 'فردي' end, 'ar',
        timestamptz '2026-01-01' + make_interval(mins => n) from generate_series(1, 2500) as n`);
    const even = await listComplaints(filterFrom("q=زوجي&page=84"));
    expect(even).toMatchObject({ total: 1000, more: true, page: 84, pages: 84 });
    expect(even.complaints.map(({ title }) => title)).toEqual(["508", "506", "504", "502"]);
    expect((await listComplaints(filterFrom("q=ليلى"))).complaints[0]).toMatchObject({ title: "2500" });
    expect(await listComplaints(filterFrom("page=999"))).toMatchObject({
      total: 2500,
      more: false,
      page: 209,
    });
    expect(await listComplaintIds(filterFrom("q=زوجي"))).toHaveLength(1250);
  });
});

describe("the figures", () => {
  it("count pending messages, the oldest one, and this month's first response times", async () => {
    expect(await complaintFigures("2026-11-21")).toEqual({
      pending: 0,
      oldestPendingOn: null,
      medianSeconds: null,
    });
    await aComplaint({ createdAt: new Date("2026-10-31T21:30:00Z") });
    await aComplaint({ createdAt: on("2026-11-20") });
    const hour = 3600_000;
    const answered = async (createdAt: Date, hours: number[]) => {
      const { id } = await aComplaint({ status: "replied", createdAt });
      for (const after of hours)
        await db.insert(contactEvents).values({
          contactId: id,
          kind: after === 5 ? "phone" : "reply",
          at: new Date(createdAt.getTime() + after * hour),
        });
    };
    await answered(on("2026-09-01"), [1]);
    await answered(on("2026-10-15"), [2, 600]);
    await answered(on("2026-10-31"), [48]);
    await answered(on("2026-11-02"), [5, 7]);
    await answered(on("2026-11-03"), [10]);
    await answered(new Date("2026-10-31T21:30:00Z"), [1]);
    await answered(new Date("2026-10-31T19:30:00Z"), [1]);
    expect(await complaintFigures("2026-11-21")).toEqual({
      pending: 2,
      oldestPendingOn: "2026-11-01",
      medianSeconds: 7.5 * 3600,
    });
    expect(await complaintDays("2026-11-21")).toEqual({ ages: [1, 0, 0, 1, 0], answers: [3, 1, 0, 0, 0] });
  });
});

describe("messages from the same sender", () => {
  it("share its phone or e-mail, and arrived within thirty days", async () => {
    const created = on("2026-11-01");
    const one = await aComplaint({ createdAt: created });
    const add = (title: string, day: string, changed: Partial<typeof contacts.$inferInsert>) =>
      aComplaint({ phone: "0780000000", email: null, title, createdAt: on(day), ...changed });
    await add("phone", "2026-10-05", { phone: one.phone });
    await add("email", "2026-11-20", { email: "LEILA@home.example" });
    await add("too early", "2026-09-20", { phone: one.phone });
    await add("other", "2026-11-02", {});
    expect((await listFromSameSender(one)).map(({ title }) => title)).toEqual(["phone", "email"]);
    const without = await add("without", "2026-11-03", { phone: "0770000000" });
    expect(await listFromSameSender(without)).toEqual([]);
  });
});

describe("the file of a list", () => {
  it("contains the same messages in the same order, and is recorded", async () => {
    const admin = await aStaffUser("admin");
    for (let n = 1; n <= 3; n++) await aComplaint({ title: `${n}`, createdAt: on(`2026-10-0${n}`) });
    await aComplaint({ title: "closed", status: "closed" });
    const rows = [];
    for await (const some of (await exportComplaints(filterFrom("status=pending"), admin)).batches)
      rows.push(...some);
    expect(rows.map(({ title, received }) => [title, received])).toEqual([
      ["3", "2026-10-03 12:00"],
      ["2", "2026-10-02 12:00"],
      ["1", "2026-10-01 12:00"],
    ]);
    const [entry] = await db.execute(sql`select action, actor_id, detail from audit`);
    expect(entry).toMatchObject({
      action: "complaint.export",
      actor_id: admin.id,
      detail: { status: "pending", messages: 3 },
    });
  });

  it("leaves out a message that is closed while the file is made", async () => {
    const { id } = await aComplaint();
    await aComplaint({ title: "stays" });
    const { batches } = await exportComplaints(filterFrom("status=pending"), await aStaffUser("admin"));
    await db.update(contacts).set({ status: "closed" }).where(eq(contacts.id, id));
    const rows = [];
    for await (const some of batches) rows.push(...some);
    expect(rows.map(({ title }) => title)).toEqual(["stays"]);
  });
});
