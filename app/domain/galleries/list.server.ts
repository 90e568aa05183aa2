import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db, galleries, galleryPhotos } from "~/db";
import { countRows, rowCount } from "~/db/row-counts.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { pageOf } from "~/fields/pagination";
import { inLanguage, type Language } from "~/i18n";
import { ENOUGH_FOR_EXCERPT, excerpt } from "~/platform/excerpt";

const GALLERIES_PER_PAGE = 12;
const MAX_DRAFTS = 50;

const dayOf = (moment: typeof galleries.publishedAt | typeof galleries.createdAt) =>
  sql<string>`to_char(${moment} at time zone 'Asia/Amman', 'YYYY-MM-DD')`;

export const galleryDay = sql<string>`coalesce(${dayOf(galleries.publishedAt)}, ${dayOf(galleries.createdAt)})`;

const firstPhoto = sql`(select p.id from gallery_photos p where p.gallery_id = galleries.id and p.waits_for is null order by p.order_index, p.id limit 1)`;
const waitingPhotos = (gallery: SQL) =>
  sql`(select count(*)::int from gallery_photos w where w.gallery_id = ${gallery} and w.waits_for is not null)`;

/** Counts only published photos. */
export const shownPhotos = (gallery: SQL) =>
  sql<number>`(${rowCount(galleryPhotos, sql`${gallery}::text`)} - ${waitingPhotos(gallery)})`.mapWith(
    Number,
  );
export const photoCount = shownPhotos(sql`galleries.id`);

const cards = (condition: SQL | undefined) =>
  db
    .select({
      id: galleries.id,
      title: galleries.title,
      titleAr: galleries.titleAr,
      start: sql<string | null>`left(${galleries.description}, ${ENOUGH_FOR_EXCERPT})`,
      startAr: sql<string>`left(${galleries.descriptionAr}, ${ENOUGH_FOR_EXCERPT})`,
      day: galleryDay,
      photos: photoCount,
      cover: {
        photoKey: galleryPhotos.photoKey,
        photoWidth: galleryPhotos.photoWidth,
        photoHeight: galleryPhotos.photoHeight,
        photoBytes: galleryPhotos.photoBytes,
      },
    })
    .from(galleries)
    .leftJoin(galleryPhotos, sql`${galleryPhotos.id} = coalesce(${galleries.coverPhotoId}, ${firstPhoto})`)
    .where(condition)
    .$dynamic();

type Row = Awaited<ReturnType<typeof cards>>[number];

const cardIn =
  (language: Language) =>
  ({ title, titleAr, start, startAr, ...card }: Row) => {
    const text = inLanguage(language, { en: start, ar: startAr });
    return {
      ...card,
      title: inLanguage(language, { en: title, ar: titleAr }),
      excerpt: { ...text, value: excerpt(text.value) },
    };
  };

export type GalleryCard = ReturnType<ReturnType<typeof cardIn>>;

export async function listGalleries(requestedPage: number, language: Language) {
  const published = isNotNull(galleries.publishedAt);
  const total = await countRows(galleries, "published");
  const { page, pages, offset } = pageOf(requestedPage, total, GALLERIES_PER_PAGE);
  const order = [desc(galleries.publishedAt), desc(galleries.id)];
  const ofPage = db
    .select({ id: galleries.id })
    .from(galleries)
    .where(published)
    .orderBy(...order)
    .limit(GALLERIES_PER_PAGE)
    .offset(offset);
  const rows = await cards(inArray(galleries.id, ofPage)).orderBy(...order);
  return { galleries: rows.map(cardIn(language)), page, pages };
}

export async function listDrafts(staff: Editor, language: Language) {
  const byAuthor = staff.role === "admin" ? undefined : eq(galleries.authorId, staff.id);
  const rows = await cards(and(isNull(galleries.publishedAt), byAuthor))
    .orderBy(desc(galleries.createdAt), desc(galleries.id))
    .limit(MAX_DRAFTS);
  return rows.map(cardIn(language));
}

export const listGalleryChanges = (howMany: number) =>
  db
    .select({ id: galleries.id, changed: galleries.updatedAt })
    .from(galleries)
    .where(isNotNull(galleries.publishedAt))
    .orderBy(desc(galleries.publishedAt), desc(galleries.id))
    .limit(howMany);
