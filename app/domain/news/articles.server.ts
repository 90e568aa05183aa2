import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { db, news, newsAttachments, type Tx } from "~/db";
import { queueFileDeletion } from "~/domain/files/sweep.server";
import { queuePhotoDeletion, type StoredPhoto } from "~/domain/photos/stored-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { publicationKind } from "~/domain/publications/kind";
import { photoIn, rowProjection } from "~/domain/publications/row-projection.server";
import { deletePublication, savePublication } from "~/domain/publications/save.server";
import {
  columnsOfTexts,
  emptyTexts,
  type TextsOf,
  textsFromForm,
  textsInRow,
} from "~/domain/publications/text-fields";
import type { Hours } from "~/domain/revisions/hours";
import { IMMEDIATELY, type PreviousState, type Saved } from "~/domain/revisions/save.server";
import type { Submission } from "~/domain/submissions/once.server";
import { type CheckedUploads, type StoredUploads, withStored } from "./files.server";
import { type NewsInput, newsTexts } from "./input";

const attachmentColumns = {
  id: newsAttachments.id,
  fileName: newsAttachments.fileName,
  fileKey: newsAttachments.fileKey,
  fileSize: newsAttachments.fileSize,
  fileType: newsAttachments.fileType,
  mimeType: newsAttachments.mimeType,
};

/** Returns the public version; null if there is none or it is unpublished. */
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

export type ArticleFields = TextsOf<typeof newsTexts> & {
  /** Null for drafts only. */
  photo: StoredPhoto | null;
  attachments: Article["attachments"];
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

export const newsKind = publicationKind<ArticleFields>({
  name: "news",
  noun: "news",
  empty: { ...emptyTexts(newsTexts), photo: null, attachments: [] },
  filesOf: ({ photo, attachments }) => ({
    photoKey: photo?.photoKey ?? null,
    fileKeys: attachments.map(({ fileKey }) => fileKey),
  }),
  projection: rowProjection({
    table: news,
    find: findArticle,
    fieldsOf: (article: Article) => ({
      ...textsInRow(newsTexts, article),
      photo: photoIn(article),
      attachments: article.attachments,
    }),
    columnsOf: ({ photo, attachments: _, ...texts }) => {
      if (!photo) throw new Error("an article needs a photo");
      return { ...columnsOfTexts(newsTexts, texts), ...photo };
    },
    showRest: (tx, id, { attachments }) => showAttachments(tx, id, attachments),
  }),
});

type WrittenArticle = { value: NewsInput; uploads: StoredUploads };

/** Builds the new version from the previous one. */
function changed(before: ArticleFields | undefined, { value, uploads }: WrittenArticle) {
  const ticked = new Set(value.remove_attachments);
  const present = before?.attachments ?? [];
  const kept = present.filter(({ id }) => !ticked.has(id));
  const keys = new Set(present.map(({ fileKey }) => fileKey));
  const added = uploads.attachments
    .filter(({ fileKey }) => !keys.has(fileKey))
    .map((file) => ({ ...file, id: file.id ?? crypto.randomUUID() }));
  const photo = uploads.photo ?? before?.photo ?? null;
  const attachments = [...kept, ...added];
  return {
    fields: { ...textsFromForm(newsTexts, value), photo, attachments },
    result: { removed: present.length - kept.length, added: added.length },
  };
}

export type SavedArticle = Saved<{ removed: number; added: number }>;
type Added = { value: NewsInput; uploads: CheckedUploads };

/** Creates an article, or a draft if `publish` is null; a draft may have no photo yet. */
export const createArticle = (
  staff: Editor,
  { value, uploads }: Added,
  submission: Submission,
  publish: Hours | null = IMMEDIATELY,
) =>
  withStored(uploads, (stored) => {
    if (publish && !stored.photo) throw new Error("an article needs a photo");
    const write = () => changed(undefined, { value, uploads: stored });
    return savePublication(newsKind, { staff, id: null, seen: null, publish, write }, submission);
  });

type Update = {
  staff: Editor;
  id: number;
  article: WrittenArticle;
  seenVersion: number | null;
  publish?: Hours | null;
};

/** The new files are stored already. A null `seenVersion` accepts any version. */
export const updateArticle = (
  { staff, id, article, seenVersion, publish = IMMEDIATELY }: Update,
  submission: Submission,
) => {
  const write = (before: PreviousState<ArticleFields> | null) => changed(before?.fields, article);
  return savePublication(newsKind, { staff, id, seen: seenVersion, publish, write }, submission);
};

/** Deletes an article with all its versions. False if it does not exist or the editor may not delete it. */
export const deleteArticle = (staff: Editor, id: number, submission: Submission) =>
  deletePublication(
    newsKind,
    {
      staff,
      id,
      forget: async (tx, { photoKeys, fileKeys }) => {
        await queueFileDeletion(tx, fileKeys);
        await queuePhotoDeletion(tx, photoKeys);
      },
    },
    submission,
  );
