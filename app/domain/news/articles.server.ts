import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { audit, db, news, newsAttachments, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { forgetFiles } from "~/domain/files/sweep.server";
import { forgetPhotos, type StoredPhoto } from "~/domain/photos/stored-photo.server";
import { type Editor, mayChange } from "~/domain/revisions/authorship.server";
import type { Hours } from "~/domain/revisions/hours";
import { AT_ONCE, type Before, type Saved, saveVersion } from "~/domain/revisions/save.server";
import type { Shelf } from "~/domain/revisions/shelf";
import { openItem, removeItem } from "~/domain/revisions/versions.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { NotFound } from "~/platform/not-found";
import { type CheckedUploads, type StoredUploads, withStored } from "./files.server";
import type { NewsInput } from "./input";

const attachmentColumns = {
  id: newsAttachments.id,
  fileName: newsAttachments.fileName,
  fileKey: newsAttachments.fileKey,
  fileSize: newsAttachments.fileSize,
  fileType: newsAttachments.fileType,
  mimeType: newsAttachments.mimeType,
};

/** What readers have; null of what was not published, too. */
export async function findArticle(id: number, on: Tx | typeof db = db) {
  const [article] = await on.select().from(news).where(eq(news.id, id));
  if (!article) return null;
  const { searchKey: _, ...fields } = article;
  const attachments = await on
    .select(attachmentColumns)
    .from(newsAttachments)
    .where(eq(newsAttachments.newsId, id))
    .orderBy(asc(newsAttachments.createdAt), asc(newsAttachments.fileName), asc(newsAttachments.id));
  return { ...fields, attachments };
}

type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

export async function getArticle(id: number | null): Promise<Article> {
  const article = id === null ? null : await findArticle(id);
  if (!article) throw new NotFound();
  return article;
}

export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, subjectOf(id)), eq(audit.action, "news.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

const subjectOf = (id: number) => `news:${id}`;

export type ArticleFields = {
  title: string;
  title_ar: string | null;
  date: string;
  description: string;
  description_ar: string | null;
  /** Only a draft has none. */
  photo: StoredPhoto | null;
  attachments: Article["attachments"];
};

const columnsOf = ({ title, title_ar, date, description, description_ar, photo }: ArticleFields) => {
  if (!photo) throw new Error("an article needs a photo");
  return { title, titleAr: title_ar, date, description, descriptionAr: description_ar, ...photo };
};

const fieldsOf = (article: Article): ArticleFields => {
  const { title, titleAr, date, description, descriptionAr, attachments } = article;
  const { photoKey, photoName, photoWidth, photoHeight, photoBytes } = article;
  const photo = { photoKey, photoName, photoWidth, photoHeight, photoBytes } as StoredPhoto;
  return { title, title_ar: titleAr, date, description, description_ar: descriptionAr, photo, attachments };
};

async function showAttachments(tx: Tx, id: number, attachments: ArticleFields["attachments"]) {
  const ids = attachments.map((file) => file.id);
  const gone = ids.length ? notInArray(newsAttachments.id, ids) : undefined;
  await tx.delete(newsAttachments).where(and(eq(newsAttachments.newsId, id), gone));
  if (!ids.length) return;
  const there = await tx
    .select({ id: newsAttachments.id })
    .from(newsAttachments)
    .where(inArray(newsAttachments.id, ids));
  const added = attachments.filter((file) => !there.some(({ id }) => id === file.id));
  if (added.length) await tx.insert(newsAttachments).values(added.map((file) => ({ ...file, newsId: id })));
}

export const newsShelf: Shelf<ArticleFields> = {
  kind: "news",
  subject: subjectOf,
  mayChange,
  filesOf: ({ photo, attachments }) => ({
    photoKey: photo?.photoKey ?? null,
    fileKeys: attachments.map(({ fileKey }) => fileKey),
  }),
  async drawId(tx) {
    const [drawn] = await tx.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('news', 'id'))::int as id`,
    );
    return drawn!.id;
  },
  async read(id, tx) {
    if (tx) await tx.select({ id: news.id }).from(news).where(eq(news.id, id)).for("update");
    const article = await findArticle(id, tx);
    if (!article) return null;
    const { version, authorId, createdAt, updatedAt } = article;
    return { fields: fieldsOf(article), version, authorId, createdAt, changedAt: updatedAt, isPublic: true };
  },
  async show(tx, id, { fields, number, authorId, createdAt }) {
    const columns = { ...columnsOf(fields), version: number, updatedAt: sql`now()` };
    const [there] = await tx.update(news).set(columns).where(eq(news.id, id)).returning({ id: news.id });
    if (!there)
      await tx
        .insert(news)
        .overridingSystemValue()
        .values({ id, ...columns, authorId, createdAt });
    await showAttachments(tx, id, fields.attachments);
  },
  async hide(tx, id) {
    await tx.delete(news).where(eq(news.id, id));
  },
};

type WrittenArticle = { value: NewsInput; uploads: StoredUploads };

/** What is written now, from the version before it. */
function changed(before: ArticleFields | undefined, { value, uploads }: WrittenArticle) {
  const { remove_attachments, title, title_ar = null, date, description, description_ar = null } = value;
  const ticked = new Set(remove_attachments);
  const present = before?.attachments ?? [];
  const kept = present.filter(({ id }) => !ticked.has(id));
  const keys = new Set(present.map(({ fileKey }) => fileKey));
  const added = uploads.attachments
    .filter(({ fileKey }) => !keys.has(fileKey))
    .map((file) => ({ ...file, id: file.id ?? crypto.randomUUID() }));
  const photo = uploads.photo ?? before?.photo ?? null;
  const attachments = [...kept, ...added];
  return {
    fields: { title, title_ar, date, description, description_ar, photo, attachments },
    told: { removed: present.length - kept.length, added: added.length },
  };
}

export type SavedArticle = Saved<{ removed: number; added: number }>;
type Added = { value: NewsInput; uploads: CheckedUploads };

/** A new article; with null for `publish` a draft, which may have no photo yet. */
export const publishNews = (
  staff: Editor,
  { value, uploads }: Added,
  submission: Submission,
  publish: Hours | null = AT_ONCE,
) =>
  withStored(uploads, (stored) => {
    if (publish && !stored.photo) throw new Error("an article needs a photo");
    const write = () => changed(undefined, { value, uploads: stored });
    return saveVersion(newsShelf, { staff, id: null, seen: null, publish, write }, submission);
  });

type Update = {
  staff: Editor;
  id: number;
  article: WrittenArticle;
  seenVersion: number | null;
  publish?: Hours | null;
};

/** The new files are stored already. `seenVersion` null means: whatever is there now. */
export const updateNews = (
  { staff, id, article, seenVersion, publish = AT_ONCE }: Update,
  submission: Submission,
) => {
  const write = (before: Before<ArticleFields> | null) => changed(before?.fields, article);
  return saveVersion(newsShelf, { staff, id, seen: seenVersion, publish, write }, submission);
};

/** With all its versions. False where there is none, or none that this editor may delete. */
export const deleteNews = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    const there = await openItem(tx, newsShelf, id);
    if (!there || !mayChange(staff, there)) return { done: false };
    const { photoKeys, fileKeys } = await removeItem(tx, newsShelf, there);
    await forgetFiles(tx, fileKeys);
    await forgetPhotos(tx, photoKeys);
    await record(tx, byStaff(staff), "news.delete", subjectOf(id));
    return { done: true };
  });
