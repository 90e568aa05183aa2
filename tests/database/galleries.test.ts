import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { audit, db, fileDeletions, galleries, galleryPhotos, staffUsers } from "~/db";
import { noteOrphans, sweepFiles } from "~/domain/files/sweep.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { createDraft, deleteGallery, findGallery, saveGallery } from "~/domain/galleries/galleries.server";
import { galleryKind } from "~/domain/galleries/kind.server";
import { listDrafts, listGalleries } from "~/domain/galleries/list.server";
import { deletePhoto, findPhoto, listPhotos, movePhoto } from "~/domain/galleries/photos.server";
import { publishGallery } from "~/domain/galleries/publication.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { wasDeleted } from "~/domain/publications/written.server";
import { findGalleries } from "~/domain/search/sources.server";
import { now } from "~/platform/clock.server";
import { photoKeys, preparePhoto, storePhoto } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import { useDatabase } from "../support/database";

useDatabase();

async function aStaffUser(role: Editor["role"], email = `${role}@gallery.test`): Promise<Editor> {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: email, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, role: staffUsers.role });
  return user!;
}

const texts = {
  title_ar: "اليوم العلمي",
  title: undefined,
  description_ar: "صور من اليوم العلمي",
  description: "A scientific day",
};
const byHand = (staff: Editor, id: string = crypto.randomUUID(), form = "gallery") => ({
  id,
  form,
  actor: staff.id,
  bodyHash: "",
});

const bytesOf = async (colour: string) =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
      .jpeg()
      .toBuffer(),
  );
const aFile = async (name: string, colour = "#0a5") =>
  new File([await bytesOf(colour)], name, { type: "image/jpeg" });
const notAPhoto = (name: string) => new File(["<svg onload=alert(1)>"], name, { type: "image/jpeg" });

async function storedKeys() {
  const keys: string[] = [];
  for await (const file of storage().list("gallery-photos/")) keys.push(file.key);
  return keys;
}

const aDraft = async (staff: Editor) => (await createDraft(staff, texts, byHand(staff))).outcome.id;

async function withPhotos(staff: Editor, count: number) {
  const id = await aDraft(staff);
  const files = await Promise.all(Array.from({ length: count }, (_, n) => aFile(`${n}.jpg`)));
  await addPhotos({ staff, id }, files, byHand(staff));
  const { photos } = await listPhotos(id, 1);
  return { id, photos };
}

const order = async (id: number) => (await listPhotos(id, 1)).photos.map(({ photoName }) => photoName);

describe("publishing", () => {
  it("asks for a photo, then for a cover, and keeps the draft hidden until both are there", async () => {
    const editor = await aStaffUser("editor");
    const id = await aDraft(editor);
    expect(await publishGallery(editor, id)).toEqual({ published: false, reason: "no-photos" });
    await addPhotos({ staff: editor, id }, [await aFile("a.jpg")], byHand(editor));
    expect(await publishGallery(editor, id)).toEqual({ published: false, reason: "no-cover" });
    expect((await listGalleries(1, "ar")).galleries).toEqual([]);
    expect((await listDrafts(editor, "ar")).map((draft) => [draft.id, draft.photos])).toEqual([[id, 1]]);
    expect((await findGalleries({ words: ["العلمي"], language: "ar", max: 5 })).total).toBe(0);

    const { photos } = await listPhotos(id, 1);
    expect(await publishGallery(editor, id, photos[0]!.id)).toEqual({ published: true, state: "live" });
    const { galleries: listed } = await listGalleries(1, "en");
    expect(listed[0]).toMatchObject({
      id,
      photos: 1,
      title: { value: texts.title_ar, lang: "ar" },
      excerpt: { value: texts.description, lang: "en" },
      cover: { photoKey: photos[0]!.photoKey },
    });
    expect(await listDrafts(editor, "ar")).toEqual([]);
    expect((await findGalleries({ words: ["العلمي"], language: "ar", max: 5 })).total).toBe(1);
    expect(await publishGallery(editor, id)).toEqual({ published: true, state: "live" });
    const actions = (await db.select({ action: audit.action }).from(audit)).map(({ action }) => action);
    expect(actions.filter((action) => action === "gallery.publish")).toHaveLength(1);
  });

  it("takes no cover from another gallery", async () => {
    const editor = await aStaffUser("editor");
    const [mine, other] = [await withPhotos(editor, 1), await withPhotos(editor, 1)];
    expect(await publishGallery(editor, mine.id, other.photos[0]!.id)).toEqual({
      published: false,
      reason: "no-cover",
    });
  });

  it("creates one draft and one set of photos for one form sent 5 times concurrently", async () => {
    const editor = await aStaffUser("editor");
    const before = await storedKeys();
    const submission = byHand(editor);
    const sendings = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { outcome } = await createDraft(editor, texts, submission);
        const files = [await aFile("a.jpg"), await aFile("b.jpg", "#a50")];
        return {
          id: outcome.id,
          results: await addPhotos({ staff: editor, id: outcome.id }, files, submission),
        };
      }),
    );
    expect(new Set(sendings.map(({ id }) => id)).size).toBe(1);
    expect(new Set(sendings.map(({ results }) => JSON.stringify(results))).size).toBe(1);
    expect(await db.$count(galleries)).toBe(1);
    expect(await order(sendings[0]!.id)).toEqual(["a.jpg", "b.jpg"]);
    expect((await storedKeys()).length - before.length).toBe(2 * photoKeys("k").length);
  });
});

describe("adding photos", () => {
  it("stores the other photos when the third is refused, and names it", async () => {
    const editor = await aStaffUser("editor");
    const id = await aDraft(editor);
    const files = [await aFile("1.jpg"), await aFile("2.jpg"), notAPhoto("3.jpg"), await aFile("4.jpg")];
    const results = await addPhotos({ staff: editor, id }, files, byHand(editor));
    expect(
      results.map((result) => ("code" in result ? [result.field, result.code, result.name] : "stored")),
    ).toEqual(["stored", "stored", ["photos[2]", "invalid-photo", "3.jpg"], "stored"]);
    expect(await order(id)).toEqual(["1.jpg", "2.jpg", "4.jpg"]);
    expect(await db.select({ index: galleryPhotos.orderIndex }).from(galleryPhotos)).toEqual([
      { index: 0 },
      { index: 1 },
      { index: 2 },
    ]);
  });

  it("gives every photo a unique position when ten requests add one concurrently", async () => {
    const editor = await aStaffUser("editor");
    const id = await aDraft(editor);
    const file = await aFile("same.jpg");
    await Promise.all(
      Array.from({ length: 10 }, () => addPhotos({ staff: editor, id }, [file], byHand(editor))),
    );
    const indexes = (await db.select({ index: galleryPhotos.orderIndex }).from(galleryPhotos)).map(
      ({ index }) => index,
    );
    expect(indexes.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("continues after the highest position when a photo was deleted in between", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 3);
    await deletePhoto({ staff: editor, id, photoId: photos[1]!.id }, byHand(editor));
    await addPhotos({ staff: editor, id }, [await aFile("new.jpg")], byHand(editor));
    const rows = await db.select({ index: galleryPhotos.orderIndex }).from(galleryPhotos);
    expect(rows.map(({ index }) => index).sort()).toEqual([0, 2, 3]);
  });

  it("adds only the missing photos when the form is submitted again after an interruption", async () => {
    const editor = await aStaffUser("editor");
    const id = await aDraft(editor);
    const submission = byHand(editor);
    const files = [await aFile("1.jpg"), await aFile("2.jpg"), await aFile("3.jpg")];
    await addPhotos({ staff: editor, id }, files.slice(0, 2), submission);
    await addPhotos({ staff: editor, id }, files, submission);
    expect(await order(id)).toEqual(["1.jpg", "2.jpg", "3.jpg"]);
  });

  it("accepts 30 at a time and names the rest", async () => {
    const editor = await aStaffUser("editor");
    const id = await aDraft(editor);
    const results = await addPhotos(
      { staff: editor, id },
      Array.from({ length: 32 }, (_, n) => notAPhoto(`${n}.jpg`)),
      byHand(editor),
    );
    const codes = results.map((result) => ("code" in result ? result.code : ""));
    expect(codes.slice(28)).toEqual([
      "invalid-photo",
      "invalid-photo",
      "galleries:too-many-photos",
      "galleries:too-many-photos",
    ]);
  });
});

describe("a killed upload", () => {
  it("leaves a complete draft, and files that the sweeper deletes, except those of the draft", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 2);
    const stored = await storePhoto("gallery-photos", await preparePhoto(await bytesOf("#111")));
    const dayAfter = new Date(now().getTime() + 25 * 3_600_000);
    const before = (await storedKeys()).filter((key) => !key.startsWith(stored.key));

    await noteOrphans(dayAfter);
    await sweepFiles();
    const left = await storedKeys();
    expect(left.filter((key) => key.startsWith(stored.key))).toEqual([]);
    for (const { photoKey } of photos) {
      for (const key of photoKeys(photoKey)) expect(left).toContain(key);
    }
    expect(left.every((key) => before.includes(key))).toBe(true);
    expect((await findGallery(id))!.photos).toBe(2);
  });
});

describe("changing", () => {
  it("saves texts, alternative texts and cover, and detects a concurrent change", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 2);
    const other = await withPhotos(editor, 1);
    const altTexts = new Map([
      [photos[0]!.id, { titleAr: "القاعة", title: null }],
      [other.photos[0]!.id, { titleAr: "ليست هنا", title: null }],
    ]);
    const changes = { texts: { ...texts, title: "Scientific day" }, altTexts, cover: photos[1]!.id };
    const save = (seenVersion: number | null) =>
      saveGallery({ staff: editor, id, changes, seenVersion, publish: null }, byHand(editor));
    expect((await save(1)).outcome).toMatchObject({ done: true, number: 2, state: "draft" });
    expect((await save(1)).outcome).toEqual({ done: false, reason: "changed-meanwhile" });
    expect(await findGallery(id)).toMatchObject({
      title: "Scientific day",
      version: 2,
      coverPhotoId: photos[1]!.id,
      publishedAt: null,
    });
    expect((await listPhotos(id, 1)).photos[0]).toMatchObject({ titleAr: "القاعة", title: null });
    expect((await listPhotos(other.id, 1)).photos[0]!.titleAr).toBeNull();
    const [entry] = await db.select().from(audit).where(eq(audit.action, "gallery.update"));
    expect(entry!.detail).toEqual({ title: { before: "", after: "Scientific day" } });
  });

  it("moves photos one place at a time, never beyond the ends", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 3);
    const move = async (at: number, by: 1 | -1, submission = byHand(editor)) =>
      (await movePhoto({ staff: editor, id, photoId: photos[at]!.id, by }, submission)).outcome.place;
    expect(await move(2, -1)).toBe(1);
    expect(await order(id)).toEqual(["0.jpg", "2.jpg", "1.jpg"]);
    expect(await move(0, -1)).toBe(0);
    const twice = byHand(editor);
    expect([await move(0, 1, twice), await move(0, 1, twice)]).toEqual([1, 1]);
    expect(await order(id)).toEqual(["2.jpg", "0.jpg", "1.jpg"]);
    expect(await findPhoto(id, photos[0]!.id)).toMatchObject({
      number: 2,
      total: 3,
      previous: photos[2]!.id,
      next: photos[1]!.id,
    });
    expect(await findPhoto(id, photos[2]!.id)).toMatchObject({ previous: null, next: photos[0]!.id });
    expect(await findPhoto(id, photos[1]!.id)).toMatchObject({ previous: photos[0]!.id, next: null });
  });

  it("is allowed to its author and admins only", async () => {
    const editor = await aStaffUser("editor");
    const other = await aStaffUser("editor", "other@gallery.test");
    const { id, photos } = await withPhotos(editor, 2);
    const before = await storedKeys();
    const photoId = photos[0]!.id;
    const changes = { texts: { ...texts, title: "Theirs" }, altTexts: new Map(), cover: photoId };
    const save = (staff: Editor) =>
      saveGallery({ staff, id, changes, seenVersion: null, publish: null }, byHand(staff));

    expect((await save(other)).outcome).toEqual({ done: false, reason: "not-yours" });
    const [refused] = await addPhotos({ staff: other, id }, [await aFile("x.jpg")], byHand(other));
    expect(refused).toMatchObject({ code: "galleries:photo-not-stored" });
    expect(await publishGallery(other, id, photoId)).toEqual({ published: false, reason: "not-yours" });
    const moved = await movePhoto({ staff: other, id, photoId, by: 1 }, byHand(other));
    expect(moved.outcome.place).toBeNull();
    expect((await deletePhoto({ staff: other, id, photoId }, byHand(other))).outcome.done).toBe(false);
    expect((await deleteGallery(other, id, byHand(other))).outcome.done).toBe(false);
    expect(await listDrafts(other, "ar")).toEqual([]);
    expect(await storedKeys()).toEqual(before);
    expect(await findGallery(id)).toMatchObject({ title: null, coverPhotoId: null, photos: 2, version: 1 });

    const admin = await aStaffUser("admin");
    expect((await save(admin)).outcome.done).toBe(true);
    expect(await publishGallery(admin, id)).toEqual({ published: true, state: "live" });
    expect(await findGallery(id)).toMatchObject({ title: "Theirs", authorId: editor.id });
  });
});

describe("deleting", () => {
  it("the cover photo shows the first remaining photo instead, and deletes the photo's files", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 2);
    await publishGallery(editor, id, photos[1]!.id);
    const one = { staff: editor, id, photoId: photos[1]!.id };
    expect((await deletePhoto(one, byHand(editor))).outcome).toEqual({ done: true });
    expect((await findGallery(id))!.coverPhotoId).toBeNull();
    const { galleries: listed } = await listGalleries(1, "ar");
    expect(listed[0]!.cover!.photoKey).toBe(photos[0]!.photoKey);
    const forgotten = (await db.select().from(fileDeletions)).map(({ key }) => key);
    expect(forgotten.sort()).toEqual(photoKeys(photos[1]!.photoKey).sort());
    expect((await deletePhoto(one, byHand(editor))).outcome).toEqual({ done: false });
  });

  it("a photo of another gallery is not possible", async () => {
    const editor = await aStaffUser("editor");
    const [mine, other] = [await withPhotos(editor, 1), await withPhotos(editor, 1)];
    const one = { staff: editor, id: mine.id, photoId: other.photos[0]!.id };
    expect((await deletePhoto(one, byHand(editor))).outcome.done).toBe(false);
    expect(await findPhoto(mine.id, other.photos[0]!.id)).toBeNull();
    expect(await db.$count(galleryPhotos)).toBe(2);
  });

  it("a gallery deletes its photos, and a second request finds nothing", async () => {
    const editor = await aStaffUser("editor");
    const { id, photos } = await withPhotos(editor, 2);
    await publishGallery(editor, id, photos[0]!.id);
    expect((await deleteGallery(editor, id, byHand(editor))).outcome).toEqual({ done: true });
    expect([await findGallery(id), await db.$count(galleryPhotos)]).toEqual([null, 0]);
    await sweepFiles();
    const left = await storedKeys();
    for (const { photoKey } of photos) expect(left).not.toContain(`${photoKey}/320.webp`);
    expect((await deleteGallery(editor, id, byHand(editor))).outcome).toEqual({ done: false });
    expect([await wasDeleted(galleryKind, id), await wasDeleted(galleryKind, id + 1)]).toEqual([true, false]);
  });
});
