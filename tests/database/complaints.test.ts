import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { audit, contactEvents, contacts, db, outbox, staffUsers } from "~/db";
import { findComplaint, lockComplaint } from "~/domain/complaints/complaint.server";
import { addNote, assignComplaint, changeStatus, takeComplaint } from "~/domain/complaints/handling.server";
import { findDelivery, listHistory } from "~/domain/complaints/history.server";
import { replyToComplaint } from "~/domain/complaints/reply.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";
import { isRowHeld } from "../support/held-row";

useDatabase();

const submissionBy = (staff: { id: string }, id: string = crypto.randomUUID()) => ({
  id,
  form: "complaint",
  actor: staff.id,
  bodyHash: "same",
});
const events = () => db.select().from(contactEvents).orderBy(asc(contactEvents.id));
const letters = () => db.select().from(outbox);

describe("a reply", () => {
  it("stores the text, its author and time, the history, the audit entry and the email together", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint({ email: "leila@home.example" });
    const { outcome } = await replyToComplaint(
      editor,
      { id, text: "وصلنا طلبك.", seenVersion: 1 },
      submissionBy(editor),
    );
    expect(outcome).toEqual({ done: true, way: "email" });
    expect(await findComplaint(id)).toMatchObject({
      status: "replied",
      replyMessage: "وصلنا طلبك.",
      repliedBy: editor.id,
      repliedByName: editor.fullName,
      replyWay: "email",
      replySentAt: expect.any(Date),
      version: 2,
    });
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      recipient: "leila@home.example",
      about: `complaint:${id}`,
      state: "waiting",
    });
    expect(await events()).toMatchObject([
      { contactId: id, kind: "reply", text: "وصلنا طلبك.", staffId: editor.id, outboxId: letter!.id },
    ]);
    expect(await findDelivery(id)).toEqual({ state: "waiting", reason: null, tries: 0 });
    const [entry] = await db.select().from(audit);
    expect(entry).toMatchObject({
      action: "complaint.reply",
      subject: `complaint:${id}`,
      actorId: editor.id,
      detail: { status: { before: "pending", after: "replied" } },
    });
    expect(JSON.stringify(entry)).not.toContain("وصلنا");
  });

  it("locks its message until it is stored", async () => {
    const { id } = await aComplaint();
    const held = await db.transaction(async (tx) => {
      await lockComplaint(tx, id);
      return isRowHeld(tx, contacts);
    });
    expect(held).toBe(true);
  });

  it("is stored once for twenty concurrent writers; the others keep their text", async () => {
    const staff = await Promise.all(
      Array.from({ length: 20 }, (_, n) => aStaffUser("editor", `e${n}@x.test`)),
    );
    const { id } = await aComplaint();
    const answers = await Promise.all(
      staff.map((editor, n) =>
        replyToComplaint(editor, { id, text: `Reply ${n}`, seenVersion: 1 }, submissionBy(editor)),
      ),
    );
    const stored = answers.filter(({ outcome }) => outcome.done);
    expect(stored).toHaveLength(1);
    expect(answers.filter(({ outcome }) => !outcome.done).map(({ outcome }) => outcome)).toEqual(
      Array(19).fill({ done: false, reason: "replied-meanwhile" }),
    );
    expect(await letters()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    expect(await findComplaint(id)).toMatchObject({ version: 2 });
  });

  it("is stored and emailed once when a form is sent twenty times", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    const submission = submissionBy(editor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        replyToComplaint(editor, { id, text: "Once", seenVersion: 1 }, submission),
      ),
    );
    expect(answers.every(({ outcome }) => outcome.done)).toBe(true);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect([(await letters()).length, (await events()).length]).toEqual([1, 1]);
  });

  it("without a version is accepted only as the first one", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    const reply = { id, text: "x", seenVersion: null };
    expect((await replyToComplaint(editor, reply, submissionBy(editor))).outcome).toMatchObject({
      done: true,
    });
    expect((await replyToComplaint(editor, reply, submissionBy(editor))).outcome).toEqual({
      done: false,
      reason: "replied-meanwhile",
    });
  });

  it("may be a second one by somebody who has seen the first, which is kept", async () => {
    const [first, second] = [await aStaffUser("editor"), await aStaffUser("admin")];
    const { id } = await aComplaint();
    await replyToComplaint(first, { id, text: "The first", seenVersion: 1 }, submissionBy(first));
    await db.update(outbox).set({ state: "failed", tries: 5, lastError: "unknown address" });
    await replyToComplaint(second, { id, text: "The second", seenVersion: 2 }, submissionBy(second));
    expect(await findComplaint(id)).toMatchObject({
      replyMessage: "The second",
      repliedBy: second.id,
      version: 3,
    });
    expect((await listHistory(id)).map(({ text }) => text)).toEqual(["The first", "The second"]);
    expect((await listHistory(id)).map(({ delivery }) => delivery)).toEqual(["failed", "waiting"]);
    expect(await findDelivery(id)).toEqual({ state: "waiting", reason: null, tries: 0 });
    expect(await letters()).toHaveLength(2);
  });

  it("is refused if the status changed meanwhile; a closed message can be answered", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    await changeStatus(editor, { id, status: "closed", seenVersion: 1 }, submissionBy(editor));
    const reply = (seenVersion: number) =>
      replyToComplaint(editor, { id, text: "x", seenVersion }, submissionBy(editor));
    expect((await reply(1)).outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect((await reply(2)).outcome).toMatchObject({ done: true });
    expect(await findComplaint(id)).toMatchObject({ status: "replied", version: 3 });
  });

  it("to a message without an email address is recorded as a phone call and sends no email", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint({ email: null });
    const { outcome } = await replyToComplaint(
      editor,
      { id, text: "شُرح له الأمر هاتفيًا", seenVersion: 1 },
      submissionBy(editor),
    );
    expect(outcome).toEqual({ done: true, way: "phone" });
    expect(await letters()).toEqual([]);
    expect(await findComplaint(id)).toMatchObject({ status: "replied", replyWay: "phone" });
    expect(await events()).toMatchObject([{ kind: "phone", outboxId: null }]);
    expect(await findDelivery(id)).toBeNull();
  });

  it("changes nothing if its email cannot be queued", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint({ email: "broken\r\nBcc: all@home.example" });
    const replying = replyToComplaint(editor, { id, text: "x", seenVersion: 1 }, submissionBy(editor));
    await expect(replying).rejects.toThrow("control character");
    expect(await findComplaint(id)).toMatchObject({ status: "pending", replyMessage: null, version: 1 });
    expect([(await letters()).length, (await events()).length, await db.$count(audit)]).toEqual([0, 0, 0]);
  });

  it("reports an unknown message", async () => {
    const editor = await aStaffUser("editor");
    const reply = { id: 99, text: "x", seenVersion: 1 };
    expect((await replyToComplaint(editor, reply, submissionBy(editor))).outcome).toEqual({
      done: false,
      reason: "not-found",
    });
  });
});

describe("a status", () => {
  it("can change to any other at any time, with an audit entry", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    for (const [seenVersion, status] of (["closed", "pending", "replied"] as const).entries())
      await changeStatus(editor, { id, status, seenVersion: seenVersion + 1 }, submissionBy(editor));
    expect(await findComplaint(id)).toMatchObject({ status: "replied", replyMessage: null, version: 4 });
    expect((await events()).map(({ before, after }) => [before, after])).toEqual([
      ["pending", "closed"],
      ["closed", "pending"],
      ["pending", "replied"],
    ]);
  });

  it("is refused after a colleague's change, unless it is the same status", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    await replyToComplaint(editor, { id, text: "x", seenVersion: 1 }, submissionBy(editor));
    const change = (status: "closed" | "replied", seenVersion: number | null) =>
      changeStatus(editor, { id, status, seenVersion }, submissionBy(editor));
    expect((await change("closed", 1)).outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect((await change("replied", 1)).outcome).toEqual({ done: true });
    expect(await findComplaint(id)).toMatchObject({ status: "replied", version: 2 });
    expect((await change("closed", null)).outcome).toEqual({ done: true });
  });
});

describe("the assignee of a message", () => {
  it("has to be an active editor or admin, or nobody", async () => {
    const [admin, viewer] = [await aStaffUser("admin"), await aStaffUser("viewer")];
    const gone = await aStaffUser("editor", "gone@x.test");
    await db.update(staffUsers).set({ disabledAt: new Date() }).where(eq(staffUsers.id, gone.id));
    const { id } = await aComplaint();
    const assign = async (assignedTo: string | null) =>
      (await assignComplaint(admin, { id, assignedTo }, submissionBy(admin))).outcome;
    for (const person of [viewer.id, gone.id, crypto.randomUUID()])
      expect(await assign(person)).toEqual({ done: false, reason: "not-staff" });
    expect(await assign(admin.id)).toEqual({ done: true });
    expect(await findComplaint(id)).toMatchObject({ assignedToName: admin.fullName, version: 1 });
    expect(await assign(admin.id)).toEqual({ done: true });
    expect(await assign(null)).toEqual({ done: true });
    expect((await events()).map(({ before, after }) => [before, after])).toEqual([
      [null, admin.fullName],
      [admin.fullName, null],
    ]);
  });
});

describe("taking a message", () => {
  it("assigns the message to one of several concurrent members of staff", async () => {
    const staff = await Promise.all(
      Array.from({ length: 5 }, (_, n) => aStaffUser("editor", `t${n}@x.test`)),
    );
    const { id } = await aComplaint();
    const answers = await Promise.all(staff.map((each) => takeComplaint(each, id, submissionBy(each))));
    const taker = staff[answers.findIndex(({ outcome }) => outcome.done)]!;
    expect(answers.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await findComplaint(id)).toMatchObject({ assignedTo: taker.id });
    expect((await takeComplaint(taker, id, submissionBy(taker))).outcome).toEqual({ done: true });
    expect((await events()).map(({ kind, after }) => [kind, after])).toEqual([["assigned", taker.fullName]]);
  });

  it("is limited to staff who answer messages", async () => {
    const viewer = await aStaffUser("viewer");
    const { id } = await aComplaint();
    expect((await takeComplaint(viewer, id, submissionBy(viewer))).outcome).toEqual({ done: false });
    expect(await findComplaint(id)).toMatchObject({ assignedTo: null });
  });
});

describe("a note", () => {
  it("is stored in the history only", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await aComplaint();
    await addNote(editor, { id, note: "اتصل مرتين" }, submissionBy(editor));
    expect(await listHistory(id)).toMatchObject([{ kind: "note", text: "اتصل مرتين", by: editor.fullName }]);
    expect(await findComplaint(id)).toMatchObject({ version: 1, status: "pending" });
    expect((await addNote(editor, { id: 99, note: "x" }, submissionBy(editor))).outcome).toEqual({
      done: false,
    });
    expect(await db.$count(contacts)).toBe(1);
  });
});
