import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { audit, db, events, fileDeletions, staffUsers } from "~/db";
import { prepareDemoEvents } from "~/domain/demo/publications.server";
import { createEvent, deleteEvent, eventKind, findEvent, updateEvent } from "~/domain/events/events.server";
import type { EventInput } from "~/domain/events/input";
import { listEvents, listNextEvents, photoOf } from "~/domain/events/list.server";
import { tabOf } from "~/domain/events/tabs";
import { findUnreferenced } from "~/domain/files/named-files.server";
import { noteOrphans } from "~/domain/files/sweep.server";
import { checkPhotoField, isProblem } from "~/domain/photos/checked-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { wasDeleted } from "~/domain/publications/written.server";
import { searchAll } from "~/domain/search/sources.server";
import { photoKeys } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import { idOf } from "../builders/saved";
import { useDatabase } from "../support/database";

useDatabase();

async function aStaffUser(role: Editor["role"], email = `${role}@events.test`): Promise<Editor> {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: email, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, role: staffUsers.role });
  return user!;
}

const value: EventInput = {
  title_ar: "دورة الإنعاش",
  title: "Life support",
  description_ar: "تدريب عملي",
  description: undefined,
  date: "2026-12-05",
};

async function aPhoto() {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a5" } });
  const form = new FormData();
  form.append("photo", new File([new Uint8Array(await picture.jpeg().toBuffer())], "قاعة.jpg"));
  const photo = await checkPhotoField(form, "photo", { required: true });
  if (!photo || isProblem(photo)) throw new Error("the photo is refused");
  return photo;
}

const submissionBy = (staff: Editor, id: string = crypto.randomUUID()) => ({
  id,
  form: "event",
  actor: staff.id,
  bodyHash: "",
});

async function storedFiles() {
  const keys: string[] = [];
  for await (const file of storage().list("event-photos/")) keys.push(file.key);
  return keys.sort();
}

async function published(staff: Editor, photo = false) {
  const written = { value, photo: photo ? await aPhoto() : null };
  const { outcome } = await createEvent(staff, written, submissionBy(staff));
  return (await findEvent(idOf(outcome)))!;
}

const noted = async () => (await db.select().from(fileDeletions)).map(({ key }) => key).sort();
const entriesOf = (id: number) =>
  db
    .select()
    .from(audit)
    .where(eq(audit.subject, `event:${id}`));

describe("publishing an event", () => {
  it("stores the texts, the photo in its sizes, the author and who did it", async () => {
    const editor = await aStaffUser("editor");
    const event = await published(editor, true);
    const texts = { titleAr: "دورة الإنعاش", title: "Life support", description: null, date: "2026-12-05" };
    expect(event).toMatchObject({ ...texts, authorId: editor.id, photoName: "قاعة.jpg", version: 1 });
    expect(await storedFiles()).toEqual(expect.arrayContaining(photoKeys(event.photoKey!)));
    expect(await entriesOf(event.id)).toMatchObject([{ action: "event.publish", actorId: editor.id }]);
    await noteOrphans(new Date(Date.now() + 48 * 3_600_000));
    for (const key of photoKeys(event.photoKey!)) expect(await noted()).not.toContain(key);
  });

  it("needs no photo", async () => {
    const event = await published(await aStaffUser("editor"));
    expect([event.photoKey, photoOf(event)]).toEqual([null, null]);
  });

  it("stores one event and one photo for one form sent 20 times concurrently", async () => {
    const editor = await aStaffUser("editor");
    const before = (await storedFiles()).length;
    const [photo, id] = [await aPhoto(), crypto.randomUUID()];
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => createEvent(editor, { value, photo }, submissionBy(editor, id))),
    );
    expect(new Set(outcomes.map(({ outcome }) => idOf(outcome))).size).toBe(1);
    expect(await db.$count(events)).toBe(1);
    expect((await storedFiles()).length - before).toBe(4);
  });

  it("leaves no photo behind if the database fails", async () => {
    const editor = await aStaffUser("editor");
    const before = await storedFiles();
    const unreadable = { ...value, title_ar: "NUL \u0000" };
    const written = { value: unreadable, photo: await aPhoto() };
    await expect(createEvent(editor, written, submissionBy(editor))).rejects.toThrow();
    expect(await storedFiles()).toEqual(before);
  });
});

describe("an update of an event", () => {
  const changed = { ...value, title_ar: "عنوان جديد", title: undefined };

  it("keeps the photo if no new one was uploaded, and lists what changed", async () => {
    const editor = await aStaffUser("editor");
    const { id, photoKey } = await published(editor, true);
    const update = { staff: editor, id, event: { value: changed, photo: null }, seenVersion: 1 };
    expect((await updateEvent(update, submissionBy(editor))).outcome).toMatchObject({ state: "live" });
    const event = (await findEvent(id))!;
    expect(event).toMatchObject({ titleAr: "عنوان جديد", title: null, photoKey, version: 2 });
    expect((await entriesOf(id)).at(-1)?.detail).toEqual({
      title_ar: { before: "دورة الإنعاش", after: "عنوان جديد" },
      title: { before: "Life support", after: "" },
    });
    expect(await noted()).toEqual([]);
  });

  it("replaces the photo, and keeps the old one's files with the version that had it", async () => {
    const editor = await aStaffUser("editor");
    const old = await published(editor, true);
    const update = { staff: editor, id: old.id, event: { value, photo: await aPhoto() }, seenVersion: 1 };
    await updateEvent(update, submissionBy(editor));
    const event = (await findEvent(old.id))!;
    expect(event.photoKey).not.toBe(old.photoKey);
    const kept = [...photoKeys(old.photoKey!), ...photoKeys(event.photoKey!)];
    expect([await noted(), await findUnreferenced(kept)]).toEqual([[], []]);
    expect(await storedFiles()).toEqual(expect.arrayContaining(kept));
    await deleteEvent(editor, old.id, submissionBy(editor));
    expect(await noted()).toEqual(kept.sort());
  });

  it("by another editor is refused and stores no photo; an admin may update it", async () => {
    const [editor, other] = [await aStaffUser("editor"), await aStaffUser("editor", "other@events.test")];
    const { id } = await published(editor);
    const before = await storedFiles();
    const event = { value: changed, photo: await aPhoto() };
    const byOther = await updateEvent({ staff: other, id, event, seenVersion: 1 }, submissionBy(other));
    expect(byOther.outcome).toEqual({ done: false, reason: "not-yours" });
    expect((await findEvent(id))?.titleAr).toBe("دورة الإنعاش");
    expect(await storedFiles()).toEqual(before);
    const admin = await aStaffUser("admin");
    const byAdmin = await updateEvent({ staff: admin, id, event, seenVersion: 1 }, submissionBy(admin));
    expect(byAdmin.outcome).toMatchObject({ done: true });
    expect((await findEvent(id))?.authorId).toBe(editor.id);
  });

  it("saves one of two concurrent updates of the same version, and refuses the other", async () => {
    const [editor, admin] = [await aStaffUser("editor"), await aStaffUser("admin")];
    const { id } = await published(editor);
    const outcomes = await Promise.all(
      [editor, admin].map((staff) =>
        updateEvent(
          { staff, id, event: { value: { ...value, title_ar: staff.role }, photo: null }, seenVersion: 1 },
          submissionBy(staff),
        ),
      ),
    );
    const refused = outcomes.filter(({ outcome }) => !outcome.done);
    expect(refused.map(({ outcome }) => outcome)).toEqual([{ done: false, reason: "changed-meanwhile" }]);
    expect((await findEvent(id))?.version).toBe(2);
  });
});

describe("deleting an event", () => {
  it("deletes its photo; a second request finds nothing and says that it was deleted", async () => {
    const editor = await aStaffUser("editor");
    const { id, photoKey } = await published(editor, true);
    expect(await wasDeleted(eventKind, id)).toBe(false);
    expect((await deleteEvent(editor, id, submissionBy(editor))).outcome).toEqual({ done: true });
    expect([await findEvent(id), await wasDeleted(eventKind, id)]).toEqual([null, true]);
    expect(await noted()).toEqual(photoKeys(photoKey!).sort());
    expect((await deleteEvent(editor, id, submissionBy(editor))).outcome).toEqual({ done: false });
  });

  it("is allowed to its author and admins only", async () => {
    const [editor, other] = [await aStaffUser("editor"), await aStaffUser("editor", "other@events.test")];
    const { id } = await published(editor);
    expect((await deleteEvent(other, id, submissionBy(other))).outcome).toEqual({ done: false });
    expect(await findEvent(id)).not.toBeNull();
    const admin = await aStaffUser("admin");
    expect((await deleteEvent(admin, id, submissionBy(admin))).outcome).toEqual({ done: true });
  });
});

describe("the list of events", () => {
  const today = "2026-11-21";
  async function add(...dates: string[]) {
    const [author] = await db.select().from(staffUsers);
    const authorId = author?.id ?? (await aStaffUser("editor")).id;
    const texts = { titleAr: "فعالية", descriptionAr: "وصف" };
    await db.insert(events).values(dates.map((date) => ({ ...texts, date, authorId, title: date })));
  }
  const list = async (tab: "upcoming" | "past", page = 1) =>
    listEvents({ tab, pages: { upcoming: 1, past: 1, [tab]: page } }, today, "en");
  const titles = (found: { events: Array<{ title: { value: string } }> }) =>
    found.events.map(({ title }) => title.value);

  it("lists today's events as upcoming, and the nearest first in both tabs", async () => {
    await add("2026-11-20", "2026-11-23", "2026-11-21", "2025-01-01", "2026-11-22");
    const upcoming = await list("upcoming");
    expect(titles(upcoming)).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
    expect(upcoming.totals).toEqual({ upcoming: 3, past: 2 });
    expect(titles(await list("past"))).toEqual(["2026-11-20", "2025-01-01"]);
    expect((await listNextEvents(2, today, "en")).map(({ date }) => date)).toEqual([
      "2026-11-21",
      "2026-11-22",
    ]);
  });

  it("shows 12 a page, and limits the page to the last one", async () => {
    await add(...Array.from({ length: 25 }, () => "2027-01-01"), "2020-01-01");
    expect([(await list("upcoming")).pages, (await list("upcoming")).events.length]).toEqual([3, 12]);
    expect((await list("upcoming", 99)).page).toBe(3);
    expect((await list("upcoming", 3)).events.length).toBe(1);
    expect((await list("past", 3)).page).toBe(1);
  });

  it("falls back field by field to the language there is", async () => {
    const { id: authorId } = await aStaffUser("editor");
    const texts = { titleAr: "عنوان", title: "Title", descriptionAr: "وصف بالعربية" };
    await db.insert(events).values({ ...texts, date: today, authorId });
    const [event] = (await list("upcoming")).events;
    expect(event?.title).toEqual({ value: "Title", lang: "en" });
    expect(event?.excerpt).toEqual({ value: "وصف بالعربية", lang: "ar" });
  });

  it("is searched in both languages, and by its date", async () => {
    const { id: authorId } = await aStaffUser("editor");
    const texts = { titleAr: "مؤتمر الأسرة", title: "Family conference", descriptionAr: "في إربد" };
    await db.insert(events).values({ ...texts, date: today, authorId });
    for (const q of ["FAMILY conf", "مؤتمر الاسره", "اربد family"]) {
      const found = (await searchAll(q, "en")).groups.find(({ group }) => group === "events");
      expect(found?.hits.map(({ address, day }) => [address, day])).toEqual([["/conferences/1", today]]);
    }
  });
});

describe("the demo's events", () => {
  it("are 30 before and after today, some in Arabic only, some without a picture, always the same", async () => {
    const rows = await prepareDemoEvents("2026-11-21");
    const tabs = rows.map(({ date }) => tabOf(date, "2026-11-21"));
    expect([rows.length, tabs.filter((tab) => tab === "past").length]).toEqual([30, 14]);
    expect(rows.filter(({ title }) => title === null).length).toBeGreaterThan(2);
    expect(rows.filter(({ photoKey }) => !photoKey).length).toBeGreaterThan(3);
    expect(await prepareDemoEvents("2026-11-21")).toEqual(rows);
  });
});
