import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { audit, news, newsAttachments } from "~/db/schema";
import { byStaff, record } from "~/domain/audit/record.server";
import { forgetFiles } from "~/domain/files/sweep.server";
import { forgetPhotos } from "~/domain/photos/stored-photo.server";
import { once, type Submission } from "~/domain/submissions/once.server";
import { changeable, type Editor } from "./authorship.server";
import { type CheckedUploads, type StoredUploads, withStored } from "./files.server";
import type { NewsInput } from "./input";

type WrittenArticle = { value: NewsInput; uploads: CheckedUploads };

export async function findArticle(id: number) {
  const [article] = await db.select().from(news).where(eq(news.id, id));
  if (!article) return null;
  const { searchKey: _, ...fields } = article;
  const attachments = await db
    .select()
    .from(newsAttachments)
    .where(eq(newsAttachments.newsId, id))
    .orderBy(asc(newsAttachments.createdAt), asc(newsAttachments.fileName), asc(newsAttachments.id));
  return { ...fields, attachments };
}

type Article = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

export async function getArticle(id: number | null): Promise<Article> {
  const article = id === null ? null : await findArticle(id);
  if (!article) throw new Response(null, { status: 404 });
  return article;
}

export async function wasDeleted(id: number): Promise<boolean> {
  const deletion = and(eq(audit.subject, `news:${id}`), eq(audit.action, "news.delete"));
  return (await db.$count(audit, deletion)) > 0;
}

const textsOf = ({ title, title_ar, date, description, description_ar }: NewsInput) => ({
  title,
  titleAr: title_ar ?? null,
  date,
  description,
  descriptionAr: description_ar ?? null,
});

async function addAttachments(tx: Tx, newsId: number, attachments: StoredUploads["attachments"]) {
  if (attachments.length)
    await tx.insert(newsAttachments).values(attachments.map((file) => ({ ...file, newsId })));
}

async function removeAttachments(tx: Tx, newsId: number, ids: string[]): Promise<string[]> {
  if (!ids.length) return [];
  const removed = await tx
    .delete(newsAttachments)
    .where(and(eq(newsAttachments.newsId, newsId), inArray(newsAttachments.id, ids)))
    .returning({ key: newsAttachments.fileKey });
  return removed.map(({ key }) => key);
}

export const publishNews = (staff: Editor, { value, uploads }: WrittenArticle, submission: Submission) =>
  withStored(uploads, ({ photo, attachments }) => {
    if (!photo) throw new Error("an article needs a photo");
    return once(submission, async (tx) => {
      const [article] = await tx
        .insert(news)
        .values({ ...textsOf(value), ...photo, authorId: staff.id })
        .returning({ id: news.id });
      await addAttachments(tx, article!.id, attachments);
      await record(tx, byStaff(staff), "news.publish", `news:${article!.id}`);
      return { id: article!.id };
    });
  });

type Update = {
  staff: Editor;
  id: number;
  article: { value: NewsInput; uploads: StoredUploads };
  seenVersion: number | null;
};
export type UpdateOutcome =
  | { done: true; removed: number; added: number }
  | { done: false; because: "not-yours" | "changed-meanwhile" };

async function notYetNamed(tx: Tx, attachments: StoredUploads["attachments"]) {
  if (!attachments.length) return [];
  const keys = attachments.map(({ fileKey }) => fileKey);
  const rows = await tx
    .select({ key: newsAttachments.fileKey })
    .from(newsAttachments)
    .where(inArray(newsAttachments.fileKey, keys));
  const named = new Set(rows.map(({ key }) => key));
  return attachments.filter(({ fileKey }) => !named.has(fileKey));
}

/** The new files are stored already. `seenVersion` null means: whatever is there now. */
export const updateNews = ({ staff, id, article, seenVersion }: Update, submission: Submission) =>
  once(submission, async (tx): Promise<UpdateOutcome> => {
    const { photo } = article.uploads;
    const [old] = await tx
      .select({ photoKey: news.photoKey, version: news.version })
      .from(news)
      .where(changeable(news, staff, id))
      .for("update");
    if (!old) return { done: false, because: "not-yours" };
    if (seenVersion !== null && seenVersion !== old.version)
      return { done: false, because: "changed-meanwhile" };
    await tx
      .update(news)
      .set({ ...textsOf(article.value), ...photo, version: old.version + 1, updatedAt: sql`now()` })
      .where(changeable(news, staff, id));
    const removed = await removeAttachments(tx, id, article.value.remove_attachments);
    const attachments = await notYetNamed(tx, article.uploads.attachments);
    await addAttachments(tx, id, attachments);
    await forgetFiles(tx, removed);
    if (photo && photo.photoKey !== old.photoKey) await forgetPhotos(tx, [old.photoKey]);
    await record(tx, byStaff(staff), "news.update", `news:${id}`);
    return { done: true, removed: removed.length, added: attachments.length };
  });

/** False where there is none, or none that this editor may delete. */
export const deleteNews = (staff: Editor, id: number, submission: Submission) =>
  once(submission, async (tx) => {
    const [article] = await tx
      .select({ photoKey: news.photoKey })
      .from(news)
      .where(changeable(news, staff, id))
      .for("update");
    if (!article) return { done: false };
    const files = await tx
      .delete(newsAttachments)
      .where(eq(newsAttachments.newsId, id))
      .returning({ key: newsAttachments.fileKey });
    await tx.delete(news).where(changeable(news, staff, id));
    await forgetFiles(
      tx,
      files.map(({ key }) => key),
    );
    await forgetPhotos(tx, [article.photoKey]);
    await record(tx, byStaff(staff), "news.delete", `news:${id}`);
    return { done: true };
  });
