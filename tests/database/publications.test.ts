import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { edition, setEdition } from "~/content/current-edition";
import { contentItems, contentRevisions, db, events, news, staffUsers } from "~/db";
import {
  createEvent,
  type EventFields,
  eventKind,
  findEvent,
  updateEvent,
} from "~/domain/events/events.server";
import { listNextEvents } from "~/domain/events/list.server";
import { createArticle, findArticle, newsKind, updateArticle } from "~/domain/news/articles.server";
import {
  checkUploads,
  findAttachment,
  findUnpublished,
  noHeldUploads,
  storeHeldUploads,
} from "~/domain/news/files.server";
import { listNews } from "~/domain/news/list.server";
import { restorePublication } from "~/domain/publications/save.server";
import { findLatestVersion, listUnpublished, listVersions } from "~/domain/publications/written.server";
import { publishDue } from "~/domain/publishing/due.server";
import type { Hours } from "~/domain/revisions/hours";
import type { Writer } from "~/domain/revisions/kind";
import { searchAll } from "~/domain/search/sources.server";
import { now } from "~/platform/clock.server";
import { idOf } from "../builders/saved";
import { useDatabase } from "../support/database";

useDatabase();

async function aWriter(role: Writer["role"], email = `${role}@versions.test`): Promise<Writer> {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: email, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, role: staffUsers.role });
  return user!;
}

let editor: Writer;
beforeEach(async () => {
  editor = await aWriter("editor");
});

const submissionBy = (staff: Writer) => ({
  id: crypto.randomUUID() as string,
  form: "version",
  actor: staff.id,
  bodyHash: "",
});
const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(now().getTime() + hours * HOUR_MS);
const AT_ONCE: Hours = { from: null, until: null };
const value = (title_ar: string) => ({ title_ar, description_ar: "وصف", date: "2030-01-05" });

/** Moves everything saved into the past by this many hours, and lets each process check the schedule. */
async function pass(hours: number) {
  const gone = sql`make_interval(hours => ${hours})`;
  await db.update(contentRevisions).set({
    liveFrom: sql`${contentRevisions.liveFrom} - ${gone}`,
    liveUntil: sql`${contentRevisions.liveUntil} - ${gone}`,
  });
  await db.update(contentItems).set({ nextAt: sql`${contentItems.nextAt} - ${gone}` });
  await publishDue();
}

const add = async (title: string, publish: Hours | null = AT_ONCE, staff = editor) =>
  (await createEvent(staff, { value: value(title), photo: null }, submissionBy(staff), publish)).outcome;
type Change = { publish?: Hours | null; staff?: Writer; seenVersion?: number | null };
async function change(id: number, title: string, about: Change = {}) {
  const { publish = AT_ONCE, staff = editor, seenVersion = null } = about;
  const event = { value: value(title), photo: null };
  return (await updateEvent({ staff, id, event, seenVersion, publish }, submissionBy(staff))).outcome;
}
const publicTitle = async (id: number) => (await findEvent(id))?.titleAr ?? null;
const written = async (id: number) => (await findLatestVersion(eventKind, id))!;

describe("a version from before a field was added", () => {
  const forget = (field: string) =>
    db.update(contentRevisions).set({ fields: sql`${contentRevisions.fields} - ${field}` });

  it("reads the field as empty, and creates no version when its draft is saved unchanged", async () => {
    const id = idOf(await add("مسودة", null));
    const { fields } = await written(id);
    await forget("title");
    expect((await written(id)).fields).toEqual({ ...fields, title: null });
    expect((await listVersions(eventKind, id)).map((version) => version.fields)).toEqual([fields]);
    expect(await change(id, "مسودة", { publish: null })).toMatchObject({ number: 1, state: "draft" });
  });

  it("clears the old value for readers when it is published again", async () => {
    const id = idOf(await add("منشورة"));
    await db.update(events).set({ title: "What the table still has" });
    await forget("title");
    await db.update(contentItems).set({ shown: null });
    await db.update(contentRevisions).set({ liveFrom: null });
    expect(await change(id, "منشورة")).toMatchObject({ state: "live" });
    expect((await findEvent(id))!.title).toBeNull();
  });
});

describe("a draft", () => {
  it("is hidden from readers, and is published under the number that it had", async () => {
    const id = idOf(await add("مسودة زمرذة", null));
    expect([await findEvent(id), await db.$count(events)]).toEqual([null, 0]);
    expect(await listNextEvents(5, "2029-01-01", "ar")).toEqual([]);
    expect((await searchAll("زمرذة", "ar")).groups).toEqual([]);
    expect(await written(id)).toMatchObject({ state: "draft", isPublic: false, number: 1 });
    expect(await change(id, "فعالية معلنة", { seenVersion: 1 })).toMatchObject({
      state: "live",
      isFirst: true,
    });
    expect([await publicTitle(id), (await findEvent(id))!.version]).toEqual(["فعالية معلنة", 2]);
    expect(idOf(await add("التالية"))).toBe(id + 1);
  });

  it("does not change the public version until it is published", async () => {
    const id = idOf(await add("المنشورة"));
    expect(await change(id, "المعدَّلة", { publish: null })).toMatchObject({ done: true, state: "draft" });
    expect([await publicTitle(id), (await written(id)).fields.title_ar]).toEqual(["المنشورة", "المعدَّلة"]);
    expect((await listUnpublished(eventKind, editor)).map((each) => each.id)).toEqual([id]);
    await change(id, "المعدَّلة");
    expect([await publicTitle(id), await listUnpublished(eventKind, editor)]).toEqual(["المعدَّلة", []]);
  });

  it("is visible to its author and admins only", async () => {
    const id = idOf(await add("مسودتي", null));
    const [other, admin] = [await aWriter("editor", "other@versions.test"), await aWriter("admin")];
    expect(await change(id, "x", { staff: other })).toEqual({ done: false, reason: "not-yours" });
    expect([await listUnpublished(eventKind, other), await publicTitle(id)]).toEqual([[], null]);
    expect(await listUnpublished(eventKind, admin)).toHaveLength(1);
    expect(await change(id, "نشرها المدير", { staff: admin })).toMatchObject({ done: true });
    expect((await findEvent(id))!.authorId).toBe(editor.id);
  });

  it("may lack a photo, and its attachments are only for its editors", async () => {
    const form = new FormData();
    form.append("attachments", new File(["minutes"], "محضر.txt", { type: "text/plain" }));
    const { uploads } = await checkUploads(form, { photoRequired: false });
    const article = {
      ...{ title: "Secret draft", date: "2026-11-21", description: "Text", remove_attachments: [] },
    };
    const { outcome } = await createArticle(editor, { value: article, uploads }, submissionBy(editor), null);
    const id = idOf(outcome);
    const { fields } = (await findLatestVersion(newsKind, id))!;
    const { fileKey } = fields.attachments[0]!;
    expect([await findArticle(id), await findAttachment(fileKey)]).toEqual([null, null]);
    expect(await findUnpublished(fileKey)).toMatchObject({ fileName: "محضر.txt", authorId: editor.id });
    expect((await listNews({ q: "Secret", date: null, page: 1, language: "en" })).total).toBe(0);
    const nothing = await storeHeldUploads({ photo: null, attachments: [] }, noHeldUploads);
    const publish = { staff: editor, id, article: { value: article, uploads: nothing }, seenVersion: 1 };
    await expect(updateArticle(publish, submissionBy(editor))).rejects.toThrow("photo");
    expect(await db.$count(news)).toBe(0);
  });

  it("identical to the latest version is not stored", async () => {
    const id = idOf(await add("كما هي"));
    await change(id, "كما هي", { publish: null });
    expect(await listUnpublished(eventKind, editor)).toEqual([]);
  });
});

describe("a scheduled time", () => {
  it("keeps a new event from readers until it is due", async () => {
    const id = idOf(await add("عند الثامنة", { from: later(2), until: later(4) }));
    expect([await publicTitle(id), (await written(id)).state]).toEqual([null, "scheduled"]);
    await pass(1);
    expect(await publicTitle(id)).toBeNull();
    await pass(2);
    expect([await publicTitle(id), (await written(id)).state]).toEqual(["عند الثامنة", "live"]);
    await pass(2);
    expect([await publicTitle(id), (await written(id)).state]).toEqual([null, "none"]);
    expect(await listUnpublished(eventKind, editor)).toHaveLength(1);
    expect(await change(id, "من جديد")).toMatchObject({ isFirst: true });
    expect(await publicTitle(id)).toBe("من جديد");
  });

  it("in the future leaves the public version, and is superseded by an earlier publication", async () => {
    const id = idOf(await add("الأولى"));
    await change(id, "الثانية", { publish: { from: later(2), until: null } });
    expect(await publicTitle(id)).toBe("الأولى");
    await change(id, "الثالثة");
    await pass(3);
    expect(await publicTitle(id)).toBe("الثالثة");
  });

  it("is published once, however many processes check it", async () => {
    const id = idOf(await add("الأولى"));
    await change(id, "الثانية", { publish: { from: later(2), until: null } });
    await db
      .update(contentRevisions)
      .set({ liveFrom: sql`${contentRevisions.liveFrom} - interval '3 hours'` });
    await db.update(contentItems).set({ nextAt: sql`${contentItems.nextAt} - interval '3 hours'` });
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect([await publicTitle(id), (await findEvent(id))!.version]).toEqual(["الثانية", 2]);
  });
});

describe("versions", () => {
  it("are all kept, start with content of an older release, and are restored as drafts", async () => {
    const [old] = await db
      .insert(events)
      .values({
        titleAr: "من إصدار أقدم",
        descriptionAr: "وصف",
        date: "2030-01-05",
        authorId: editor.id,
        version: 3,
      })
      .returning({ id: events.id });
    const { id } = old!;
    expect(await written(id)).toMatchObject({ number: 3, state: "live", hasVersions: false });
    expect(await change(id, "الجديدة", { seenVersion: 3 })).toMatchObject({ number: 4 });
    const versions = await listVersions<EventFields>(eventKind, id);
    expect(versions.map(({ number, fields }) => [number, fields.title_ar])).toEqual([
      [4, "الجديدة"],
      [3, "من إصدار أقدم"],
    ]);
    const restoring = { staff: editor, id, number: 3 };
    const restored = await restorePublication(eventKind, restoring, submissionBy(editor));
    expect(restored.outcome).toEqual({ done: true });
    expect([await publicTitle(id), (await written(id)).fields.title_ar]).toEqual([
      "الجديدة",
      "من إصدار أقدم",
    ]);
  });

  it("include changes written by an older release", async () => {
    const id = idOf(await add("الأولى"));
    await db.update(events).set({ titleAr: "من إصدار أقدم", version: 2 });
    expect(await change(id, "مني", { seenVersion: 1 })).toEqual({
      done: false,
      reason: "changed-meanwhile",
    });
    expect((await written(id)).fields.title_ar).toBe("من إصدار أقدم");
    expect(await change(id, "مني", { seenVersion: 2 })).toMatchObject({ number: 3 });
  });

  it("keep one of two concurrent saves, and refuse the other", async () => {
    const id = idOf(await add("الأولى", null));
    const outcomes = await Promise.all(
      ["أ", "ب"].map((title) => change(id, title, { publish: null, seenVersion: 1 })),
    );
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.find(({ done }) => !done)).toEqual({ done: false, reason: "changed-meanwhile" });
  });
});

describe("under review", () => {
  it("refuses to publish a text that only its author has seen, even if others drafted earlier versions", async () => {
    const before = edition();
    setEdition({ ...before, association: { ...before.association, review: true } });
    try {
      const alone = { done: false, reason: "second-person" };
      expect([await add("وحدي"), await db.$count(contentItems)]).toEqual([alone, 0]);
      const id = idOf(await add("وحدي", null));
      expect([await change(id, "وحدي"), await publicTitle(id)]).toEqual([alone, null]);
      const second = await aWriter("admin");
      expect([await change(id, "كلمات لم يرها أحد", { staff: second }), await publicTitle(id)]).toEqual([
        alone,
        null,
      ]);
      expect(await change(id, "وحدي", { staff: second })).toMatchObject({ state: "live" });
      expect(await change(id, "وحدي أيضًا")).toEqual(alone);
      await change(id, "وحدي، مع فاصلة", { staff: second, publish: null });
      expect(await change(id, "كلمات لم يرها أحد")).toEqual(alone);
      expect(await publicTitle(id)).toBe("وحدي");
      await change(id, "كلمات للمراجعة", { publish: null });
      expect(await change(id, "كلمات للمراجعة")).toEqual(alone);
      expect(await publicTitle(id)).toBe("وحدي");
    } finally {
      setEdition(before);
    }
  });
});

it("lists a publication without stored versions as its only version, with its author", async () => {
  const [event] = await db
    .insert(events)
    .values({ titleAr: "مؤتمر", descriptionAr: "وصف", date: "2030-01-05", authorId: editor.id })
    .returning({ id: events.id });
  const versions = await listVersions<EventFields>(eventKind, event!.id);
  expect(versions).toMatchObject([
    { number: 1, author: "editor@versions.test", fields: { title_ar: "مؤتمر" }, liveFrom: expect.any(Date) },
  ]);
  expect(await listVersions(eventKind, event!.id + 1)).toEqual([]);
});
