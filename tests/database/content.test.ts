import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { edition } from "~/content/current-edition";
import type { Fields } from "~/content/edition";
import { survey } from "~/content/survey";
import { audit, contentRevisions, db } from "~/db";
import { addFirstEdition, loadEdition } from "~/domain/content/edition.server";
import {
  findNewest,
  listItems,
  listRevisions,
  restoreRevision,
  takeDown,
} from "~/domain/content/items.server";
import type { KindName } from "~/domain/content/kinds";
import { invitationLetter, recoveryLetter } from "~/letters/accounts";
import { now } from "~/platform/clock.server";
import { aContentDesk, aContentWriter, type More } from "../builders/content";
import { useDatabase } from "../support/database";

useDatabase();

const desk = aContentDesk();

const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(now().getTime() + hours * HOUR_MS);
const save = (fields: Fields, { kind = "people", ...more }: More & { kind?: KindName } = {}) =>
  desk.save(kind, fields, more);

const named = (name: string, more: Fields = {}) => ({ name_ar: name, group: "board", ...more });
const names = () => edition().people.map(({ name }) => name.ar);

describe("content written by staff", () => {
  it("is public once it is published, and never as a draft", async () => {
    expect(await save(named("سلمى"), { publish: null })).toMatchObject({
      done: true,
      key: "1",
      state: "draft",
    });
    expect(names()).toEqual([]);
    expect(await save(named("سلمى"), { key: "1" })).toMatchObject({ done: true, key: "1", state: "live" });
    expect(names()).toEqual(["سلمى"]);
    await save(named("سلمى الخطيب"), { key: "1", publish: null });
    expect(names()).toEqual(["سلمى"]);
  });

  it("is published at its scheduled time", async () => {
    await save(named("قبل"));
    const outcome = await save(named("بعد"), { key: "1", publish: { from: later(2), until: null } });
    expect(outcome).toMatchObject({ state: "scheduled" });
    expect(names()).toEqual(["قبل"]);
  });

  it("ends at its expiry time, and the previous version does not come back", async () => {
    await save(named("قبل"));
    await save(named("بعد"), { key: "1", publish: { from: later(-2), until: later(-1) } });
    expect(names()).toEqual(["قبل"]);
    await save(named("أخيرًا"), { key: "1", publish: { from: null, until: later(1) } });
    expect(names()).toEqual(["أخيرًا"]);
  });

  it("is saved once, however often the form is sent", async () => {
    const id = crypto.randomUUID();
    await save(named("مرة"), { id });
    expect(await save(named("مرتين"), { id })).toMatchObject({ key: "1" });
    expect(names()).toEqual(["مرة"]);
    expect(await db.$count(contentRevisions)).toBe(1);
  });

  it("is not saved over a colleague's change made in the meantime", async () => {
    await save(named("الأول"));
    await save(named("الثاني"), { key: "1", seen: 1 });
    const outcome = await save(named("الثالث"), { key: "1", seen: 1 });
    expect(outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect(names()).toEqual(["الثاني"]);
    const both = await Promise.all([1, 2].map((n) => save(named(`معًا ${n}`), { key: "1", seen: 2 })));
    expect(both.filter(({ done }) => done)).toHaveLength(1);
  });

  it("gets a unique number, even when two are added concurrently", async () => {
    const both = await Promise.all([1, 2, 3].map((n) => save(named(`${n}`))));
    expect(new Set(both.map((outcome) => outcome.done && outcome.key)).size).toBe(3);
  });

  it("cannot be changed if it was never added", async () => {
    expect(await save(named("لا أحد"), { key: "77" })).toEqual({ done: false, reason: "not-there" });
  });

  it("is recorded with the previous text", async () => {
    await save(named("قبل"));
    await save(named("بعد"), { key: "1" });
    const [, changed] = await db.select().from(audit).where(eq(audit.action, "content.publish"));
    expect(changed).toMatchObject({
      subject: "content:people/1",
      detail: { name_ar: { before: "قبل", after: "بعد" } },
    });
  });
});

describe("unpublished content", () => {
  it("disappears at once together with scheduled versions, and may be restored as a draft", async () => {
    await save(named("سلمى"));
    await save(named("غدًا"), { key: "1", publish: { from: later(24), until: null } });
    expect((await takeDown(desk.writer(), { kind: "people", key: "1" }, desk.submission())).outcome).toEqual({
      done: true,
    });
    expect(names()).toEqual([]);
    const again = await takeDown(desk.writer(), { kind: "people", key: "1" }, desk.submission());
    expect(again.outcome).toEqual({ done: false });
    const [listed] = await listItems("people");
    expect(listed).toMatchObject({ newest: { fields: null }, fields: named("غدًا") });

    await restoreRevision(desk.writer(), { kind: "people", key: "1" }, 1, desk.submission());
    expect(names()).toEqual([]);
    const newest = await findNewest({ kind: "people", key: "1" });
    expect(newest).toMatchObject({ number: 4, fields: named("سلمى"), liveFrom: null });
    expect(await listRevisions({ kind: "people", key: "1" })).toHaveLength(4);
  });
});

describe("the first edition", () => {
  it("fills an empty site once, and keeps what the association wrote or unpublished", async () => {
    await addFirstEdition();
    await loadEdition();
    expect(edition().questions).toHaveLength(11);
    const question = { question_ar: "سؤال", answer_ar: "جواب" };
    await save(question, { kind: "questions", key: "payment" });
    await takeDown(desk.writer(), { kind: "questions", key: "elections" }, desk.submission());
    await addFirstEdition();
    await loadEdition();
    const keys = edition().questions.map(({ key }) => key);
    expect(keys).toHaveLength(10);
    expect(keys).not.toContain("elections");
    expect(edition().questions.find(({ key }) => key === "payment")?.question.ar).toBe("سؤال");
  });
});

describe("published content", () => {
  it("is read after an older read has ended, which would otherwise overwrite it", async () => {
    const reading = vi.spyOn(db, "select");
    const older = loadEdition();
    const newer = loadEdition();
    expect(reading).toHaveBeenCalledTimes(1);
    await Promise.all([older, newer]);
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
  });
});

describe("a letter", () => {
  const body = { body_ar: "اضغط هنا: {{link}}", body_en: "Press here: {{link}}" };
  const until = new Date("2026-11-21T09:30:00Z");

  it("is sent as published; before that, and for other texts, as delivered", async () => {
    await addFirstEdition();
    await loadEdition();
    const link = "https://site.test/invitation/abc";
    const sent = () => invitationLetter({ link, until, isNew: true }, "en");
    const delivered = sent();
    const letter = { subject_ar: "حساب", subject_en: "An account", ...body };
    const at = { kind: "letters", key: "invitation" } as const;
    await save(letter, { ...at, publish: null });
    expect(sent()).toEqual(delivered);
    await save(letter, at);
    expect(sent()).toMatchObject({ subject: "An account", text: `Press here: \u2066${link}\u2069\n` });
    expect(recoveryLetter({ link, until }, "en").text).toContain("Someone, probably you");
  });
});

describe("under review", () => {
  it("refuses to publish content that only its author has seen, and changes nothing", async () => {
    await save({ name_ar: "نقابة", review: "1" }, { kind: "association", key: "association" });
    expect(await save(named("سلمى"))).toEqual({ done: false, reason: "second-person" });
    await save(named("سلمى"), { publish: null });
    expect(await save(named("سلمى"), { key: "1" })).toEqual({ done: false, reason: "second-person" });
    expect(await listRevisions({ kind: "people", key: "1" })).toHaveLength(1);
    const staff = await aContentWriter("second@site.test");
    const unseen = await save(named("كلمات لم يرها أحد"), { key: "1", staff });
    expect(unseen).toEqual({ done: false, reason: "second-person" });
    expect(await save(named("سلمى"), { key: "1", staff })).toMatchObject({ state: "live" });
    expect(names()).toEqual(["سلمى"]);
    expect(await save(named("سلمى ٢"), { key: "1", staff })).toEqual({
      done: false,
      reason: "second-person",
    });
  });
});

describe("an announcement", () => {
  it("shows only the newest announcement", async () => {
    await save({ text_ar: "الأول" }, { kind: "announcement", key: "announcement" });
    await save({ text_ar: "الثاني" }, { kind: "announcement", key: "announcement" });
    expect(edition().announcement?.text.ar).toBe("الثاني");
  });
});

describe("the survey", () => {
  it("shows the delivered questions, marked as a sample, until the association has written all of its own", async () => {
    const wordings = () => survey().questions.map(({ text }) => text.ar);
    await addFirstEdition();
    await loadEdition();
    const first = wordings();
    const labelOf = (key: string) =>
      save({ topic_ar: "موضوع", text_ar: `سؤال ${key}` }, { kind: "survey", key });
    await labelOf("question2");
    expect([wordings(), survey().sample]).toEqual([[first[0], "سؤال question2", ...first.slice(2)], true]);
    await Promise.all(["question1", "question3", "question4"].map(labelOf));
    expect([survey().questions.map(({ name }) => name), survey().sample]).toEqual([
      ["question1", "question2", "question3", "question4"],
      false,
    ]);
  });
});
