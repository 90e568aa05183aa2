import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { audit, db, fileDeletions, news, newsAttachments, staffUsers } from "~/db";
import { findUnreferenced } from "~/domain/files/named-files.server";
import {
  createArticle,
  deleteArticle,
  findArticle,
  newsKind,
  updateArticle,
} from "~/domain/news/articles.server";
import {
  checkUploads,
  decryptHeldUploads,
  encryptHeldUploads,
  noHeldUploads,
  storeHeldUploads,
} from "~/domain/news/files.server";
import type { NewsInput } from "~/domain/news/input";
import type { Editor } from "~/domain/publications/authorship.server";
import { wasDeleted } from "~/domain/publications/written.server";
import { storage } from "~/platform/storage/storage.server";
import { notSaved } from "~/routes/news/not-saved.server";
import { idOf } from "../builders/saved";
import { useDatabase } from "../support/database";

useDatabase();

async function aStaffUser(role: Editor["role"], email = `${role}@news.test`): Promise<Editor> {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: email, role, passwordHash: "none" })
    .returning({ id: staffUsers.id, role: staffUsers.role });
  return user!;
}

const texts: NewsInput = {
  title: "Council meeting",
  title_ar: "اجتماع المجلس",
  date: "2026-11-21",
  description: "The council met.",
  description_ar: undefined,
  remove_attachments: [],
};

const photo = async () => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a5" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "صورة.jpg", { type: "image/jpeg" });
};
const note = (name: string) => new File(["minutes"], name, { type: "text/plain" });

/** Checks the files as the form would. */
async function sent(files: { photo?: File; attachments?: File[] }) {
  const form = new FormData();
  if (files.photo) form.append("photo", files.photo);
  for (const file of files.attachments ?? []) form.append("attachments", file);
  return checkUploads(form, { photoRequired: false });
}
const uploads = async (files: Parameters<typeof sent>[0]) => (await sent(files)).uploads;
const held = async (files: Parameters<typeof sent>[0]) =>
  storeHeldUploads(await uploads(files), noHeldUploads);

const submissionBy = (staff: Editor, id: string = crypto.randomUUID()) => ({
  id,
  form: "news",
  actor: staff.id,
  bodyHash: "",
});

async function storedKeys() {
  const keys: string[] = [];
  for await (const file of storage().list("")) keys.push(file.key);
  return keys.filter((key) => /^(news-photos|attachments)\//.test(key));
}

async function published(staff: Editor, attachments: File[] = [note("a.txt")]) {
  const files = await uploads({ photo: await photo(), attachments });
  const { outcome } = await createArticle(staff, { value: texts, uploads: files }, submissionBy(staff));
  return (await findArticle(idOf(outcome)))!;
}

describe("publishing", () => {
  it("stores the texts, the photo in its sizes, the attachments and the author", async () => {
    const editor = await aStaffUser("editor");
    const article = await published(editor, [note("محضر.txt"), note("b.txt")]);
    expect(article).toMatchObject({
      title: "Council meeting",
      titleAr: "اجتماع المجلس",
      descriptionAr: null,
      authorId: editor.id,
      photoName: "صورة.jpg",
      photoWidth: 60,
      photoHeight: 40,
      version: 1,
    });
    expect(article.attachments.map((file) => [file.fileName, file.fileType, file.fileSize])).toEqual([
      ["b.txt", "txt", 7],
      ["محضر.txt", "txt", 7],
    ]);
    const keys = await storedKeys();
    for (const file of article.attachments) expect(keys).toContain(file.fileKey);
    expect(keys).toContain(`${article.photoKey}/320.webp`);
    expect(
      await db
        .select()
        .from(audit)
        .where(eq(audit.subject, `news:${article.id}`)),
    ).toHaveLength(1);
  });

  it("stores one article and one set of files for one form sent 20 times concurrently", async () => {
    const editor = await aStaffUser("editor");
    const before = await storedKeys();
    await published(editor, [note("first.txt")]);
    const filesOfOne = (await storedKeys()).length - before.length;
    const id = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const files = await uploads({ photo: await photo(), attachments: [note("same.txt")] });
        return createArticle(
          editor,
          { value: { ...texts, title: "Once" }, uploads: files },
          submissionBy(editor, id),
        );
      }),
    );
    expect(new Set(outcomes.map(({ outcome }) => idOf(outcome))).size).toBe(1);
    expect(await db.select().from(news).where(eq(news.title, "Once"))).toHaveLength(1);
    expect((await storedKeys()).length - before.length).toBe(2 * filesOfOne);
  });

  it("leaves no files behind if the database fails", async () => {
    const editor = await aStaffUser("editor");
    const before = await storedKeys();
    const files = await uploads({ photo: await photo(), attachments: [note("a.txt")] });
    const unreadable = { ...texts, title: "NUL \u0000" };
    await expect(
      createArticle(editor, { value: unreadable, uploads: files }, submissionBy(editor)),
    ).rejects.toThrow();
    expect(await storedKeys()).toEqual(before);
    expect(await db.select().from(news)).toEqual([]);
  });
});

describe("an update", () => {
  it("replaces the photo, removes and adds attachments, and keeps the files of the version before", async () => {
    const editor = await aStaffUser("editor");
    const old = await published(editor, [note("keep.txt"), note("remove.txt")]);
    const [keep, remove] = old.attachments;
    const files = await held({ photo: await photo(), attachments: [note("new.txt")] });
    const value = { ...texts, title: "Changed", remove_attachments: [remove!.id] };
    const { outcome } = await updateArticle(
      { staff: editor, id: old.id, article: { value, uploads: files }, seenVersion: 1 },
      submissionBy(editor),
    );
    expect(outcome).toMatchObject({ state: "live", removed: 1, added: 1 });
    const changed = (await findArticle(old.id))!;
    expect([changed.title, changed.version]).toEqual(["Changed", 2]);
    expect(changed.photoKey).not.toBe(old.photoKey);
    expect(changed.attachments.map((file) => file.fileName)).toEqual([keep!.fileName, "new.txt"]);
    const before = [remove!.fileKey, keep!.fileKey, `${old.photoKey}/full.webp`];
    expect([await db.$count(fileDeletions), await findUnreferenced(before)]).toEqual([0, []]);
    await deleteArticle(editor, old.id, submissionBy(editor));
    const forgotten = (await db.select().from(fileDeletions)).map(({ key }) => key);
    expect(forgotten).toEqual(expect.arrayContaining([...before, `${changed.photoKey}/full.webp`]));
    expect(await findUnreferenced(before)).toEqual(before);
  });

  it("cannot remove an attachment of another article", async () => {
    const editor = await aStaffUser("editor");
    const [mine, other] = [await published(editor), await published(editor)];
    const value = { ...texts, remove_attachments: [other.attachments[0]!.id] };
    const { outcome } = await updateArticle(
      { staff: editor, id: mine.id, article: { value, uploads: await held({}) }, seenVersion: null },
      submissionBy(editor),
    );
    expect(outcome).toMatchObject({ removed: 0 });
    expect(await db.select().from(newsAttachments)).toHaveLength(2);
  });

  it("by another editor is refused; an admin may update it", async () => {
    const [editor, other] = [await aStaffUser("editor"), await aStaffUser("editor", "other@news.test")];
    const admin = await aStaffUser("admin");
    const article = await published(editor);
    const change = async (staff: Editor) =>
      updateArticle(
        {
          staff,
          id: article.id,
          article: {
            value: { ...texts, title: "Theirs" },
            uploads: await held({ attachments: [note("x.txt")] }),
          },
          seenVersion: null,
        },
        submissionBy(staff),
      );
    expect((await change(other)).outcome).toEqual({ done: false, reason: "not-yours" });
    expect((await findArticle(article.id))!.title).toBe(texts.title);
    expect((await change(admin)).outcome).toMatchObject({ done: true });
    expect(await findArticle(article.id)).toMatchObject({ title: "Theirs", authorId: editor.id });
  });

  it("is refused if the page is out of date", async () => {
    const editor = await aStaffUser("editor");
    const article = await published(editor);
    await db.update(news).set({ version: sql`version + 1` });
    const { outcome } = await updateArticle(
      {
        staff: editor,
        id: article.id,
        article: { value: texts, uploads: await held({}) },
        seenVersion: 1,
      },
      submissionBy(editor),
    );
    expect(outcome).toEqual({ done: false, reason: "changed-meanwhile" });
  });
});

describe("files that wait for a confirmation", () => {
  const carriedBy = async (staff: Editor, id: number) =>
    encryptHeldUploads(await held({ photo: await photo(), attachments: [note("waits.txt")] }), { staff, id });

  it("can be opened only by their sender, for the same article, for twelve hours", async () => {
    const [editor, other] = [await aStaffUser("editor"), await aStaffUser("editor", "other@news.test")];
    const carried = await carriedBy(editor, 7);
    const opened = (staff: Editor, id: number) =>
      decryptHeldUploads(carried, { staff, id }).attachments.length;
    expect([opened(editor, 7), opened(editor, 8), opened(other, 7)]).toEqual([1, 0, 0]);
    expect(decryptHeldUploads(`${carried}x`.slice(2), { staff: editor, id: 7 })).toEqual(noHeldUploads);
    vi.setSystemTime(Date.now() + 12 * 60 * 60 * 1000);
    expect(opened(editor, 7)).toBe(0);
    vi.useRealTimers();
  });

  it("are attached once, however often they are confirmed", async () => {
    const editor = await aStaffUser("editor");
    const { id } = await published(editor);
    const files = decryptHeldUploads(await carriedBy(editor, id), { staff: editor, id });
    const confirm = () =>
      updateArticle(
        { staff: editor, id, article: { value: texts, uploads: files }, seenVersion: null },
        submissionBy(editor),
      );
    expect((await confirm()).outcome).toMatchObject({ added: 1 });
    expect((await confirm()).outcome).toMatchObject({ added: 0 });
    const article = (await findArticle(id))!;
    expect(article.attachments.map((file) => file.fileName)).toEqual(["a.txt", "waits.txt"]);
    const forgotten = (await db.select().from(fileDeletions)).map(({ key }) => key);
    expect(forgotten).not.toContain(`${article.photoKey}/full.webp`);
  });
});

it("names an attachment on the form that cannot be stored", async () => {
  const put = vi.spyOn(storage(), "put").mockRejectedValue(new Error("full"));
  const failure = await held({ attachments: [note("a.txt")] }).catch((error) => error);
  put.mockRestore();
  expect(notSaved(failure, "news:update-failed")).toEqual({ form: ["news:attachment-failed"] });
  expect(notSaved(new Error("other"), "news:update-failed")).toEqual({ form: ["news:update-failed"] });
});

describe("deleting", () => {
  it("deletes every file, and a second request finds nothing", async () => {
    const editor = await aStaffUser("editor");
    const article = await published(editor, [note("a.txt"), note("b.txt")]);
    expect((await deleteArticle(editor, article.id, submissionBy(editor))).outcome).toEqual({ done: true });
    expect(await findArticle(article.id)).toBeNull();
    expect([await wasDeleted(newsKind, article.id), await wasDeleted(newsKind, article.id + 1)]).toEqual([
      true,
      false,
    ]);
    expect(await db.select().from(newsAttachments)).toEqual([]);
    const forgotten = (await db.select().from(fileDeletions)).map(({ key }) => key);
    for (const file of article.attachments) expect(forgotten).toContain(file.fileKey);
    expect(forgotten).toContain(`${article.photoKey}/640.webp`);
    expect((await deleteArticle(editor, article.id, submissionBy(editor))).outcome).toEqual({ done: false });
  });

  it("is allowed to the author and admins only", async () => {
    const editor = await aStaffUser("editor");
    const other = await aStaffUser("editor", "other@news.test");
    const article = await published(editor);
    expect((await deleteArticle(other, article.id, submissionBy(other))).outcome).toEqual({ done: false });
    expect(await findArticle(article.id)).not.toBeNull();
    expect(
      (await deleteArticle(await aStaffUser("admin"), article.id, submissionBy(editor))).outcome,
    ).toEqual({
      done: true,
    });
  });
});

describe("the files of a form", () => {
  const codes = async (files: Parameters<typeof sent>[0]) =>
    (await sent(files)).problems.map(({ field, code, name }) => [field, code, name]);

  it("are refused one by one, by name", async () => {
    const svg = new File(["<svg onload=alert(1)>"], "photo.jpg", { type: "image/jpeg" });
    const notPdf = new File(["MZ"], "report.pdf", { type: "application/pdf" });
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1).fill(97)], "large.txt", {
      type: "text/plain",
    });
    expect(await codes({ photo: svg, attachments: [notPdf, note("fine.txt"), large] })).toEqual([
      ["photo", "invalid-photo", "photo.jpg"],
      ["attachments[0]", "news:invalid-attachment", "report.pdf"],
      ["attachments[2]", "news:attachment-too-large", "large.txt"],
    ]);
  });

  it("are ten at most", async () => {
    expect(await codes({ attachments: Array.from({ length: 11 }, (_, n) => note(`${n}.txt`)) })).toEqual([
      ["attachments", "news:too-many-attachments", ""],
    ]);
  });

  it("ignore empty file fields, but require a photo if there is none", async () => {
    const form = new FormData();
    form.append("photo", new File([], ""));
    form.append("attachments", new File([], ""));
    expect((await checkUploads(form, { photoRequired: false })).problems).toEqual([]);
    expect((await checkUploads(form, { photoRequired: true })).problems).toEqual([
      { field: "photo", code: "required", name: "" },
    ]);
  });
});
