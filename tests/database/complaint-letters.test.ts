import { describe, expect, it } from "vitest";
import { audit, contactEvents, db, outbox } from "~/db";
import { findComplaint } from "~/domain/complaints/complaint.server";
import { writeLetter } from "~/domain/complaints/reply.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { useDatabase } from "../support/database";

useDatabase();

const letter = {
  to: "Leila@Home.example",
  subject: "Your\u202E papers",
  text: "Please <b>come</b> on Sunday.",
};
const submissionBy = (staff: { id: string }, id: string = crypto.randomUUID()) => ({
  id,
  form: "letter",
  actor: staff.id,
  bodyHash: "same",
});

describe("a letter to somebody who complained", () => {
  it("goes to the address on record, and is added to the history of the latest message and the audit log", async () => {
    const editor = await aStaffUser("editor");
    await aComplaint({ createdAt: new Date("2026-01-01") });
    const { id, email, version } = await aComplaint({ language: "en" });
    await aComplaint({ email: "leila@home.example.other", name: "leila@home.example" });
    expect((await writeLetter(editor, letter, submissionBy(editor))).outcome).toEqual({ done: true });
    const [sent, ...others] = await db.select().from(outbox);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ recipient: email, subject: "Your papers", about: `complaint:${id}` });
    expect(sent!.html).toContain("Please &#60;b&#62;come&#60;/b&#62; on Sunday.");
    expect(sent!.text).toContain(letter.text);
    expect(await db.select().from(contactEvents)).toMatchObject([
      { contactId: id, kind: "reply", text: letter.text, staffId: editor.id, outboxId: sent!.id },
    ]);
    expect(await db.select().from(audit)).toMatchObject([
      { action: "complaint.letter", subject: `complaint:${id}`, actorId: editor.id },
    ]);
    expect(await findComplaint(id)).toMatchObject({ status: "pending", version });
  });

  it("goes to nobody else", async () => {
    const editor = await aStaffUser("editor");
    await aComplaint({ email: null, subject: "leila@home.example" });
    for (const to of ["leila@home.example", "%", "stranger@home.example"]) {
      const { outcome } = await writeLetter(editor, { ...letter, to }, submissionBy(editor));
      expect(outcome).toEqual({ done: false, reason: "no-such-complaint" });
    }
    expect(await db.select().from(outbox)).toEqual([]);
  });

  it("sends one email when the same submission is repeated", async () => {
    const editor = await aStaffUser("editor");
    await aComplaint();
    const same = submissionBy(editor, crypto.randomUUID());
    await Promise.all(Array.from({ length: 20 }, () => writeLetter(editor, letter, same)));
    expect(await db.select().from(outbox)).toHaveLength(1);
    expect(await db.select().from(audit)).toHaveLength(1);
  });
});
