import { sql } from "drizzle-orm";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { demoArticles } from "~/content/demo/articles/index";
import { demoEvents } from "~/content/demo/events/index";
import { demoGalleries, drawnSubjects } from "~/content/demo/galleries";
import { events, galleries, galleryPhotos, type newsAttachments, type Tx } from "~/db";
import { contentTypeOf } from "~/platform/storage/storage";
import { storage } from "~/platform/storage/storage.server";
import { drawPicture, type Picture, storePicture } from "./pictures.server";

type Attachment = Omit<typeof newsAttachments.$inferInsert, "newsId">;

const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

async function samplePdf(title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([595, 842]);
  page.drawText("Sample document of the demo association", { x: 60, y: 740, size: 18, font });
  page.drawText(title.replace(/[^\x20-\x7E]/g, "").slice(0, 70), { x: 60, y: 705, size: 12, font });
  return pdf.save();
}

const sampleText = (title: string, titleAr: string | null) =>
  new TextEncoder().encode(`${titleAr ?? title}\n${title}\n\nوثيقة نموذجية · Sample document\n`);

async function storeAttachments(
  { title, titleAr, attachments = [] }: (typeof demoArticles)[number],
  index: number,
) {
  const stored: Attachment[] = [];
  for (const [position, { name, kind }] of attachments.entries()) {
    const bytes = kind === "pdf" ? await samplePdf(title) : sampleText(title, titleAr);
    const fileKey = `attachments/demo-${index}-${position}.${kind}`;
    const mimeType = contentTypeOf(fileKey);
    await storage().put(fileKey, bytes, mimeType);
    stored.push({ fileName: name, fileKey, fileSize: bytes.length, fileType: kind, mimeType });
  }
  return stored;
}

export async function storeDemoArticles(today: string) {
  const articles = [];
  for (const [index, article] of demoArticles.entries()) {
    const picture = await drawPicture(article.picture, index % 4);
    const photoKey = `news-photos/demo-article-${String(index).padStart(2, "0")}`;
    articles.push({
      article: {
        title: article.title,
        titleAr: article.titleAr,
        description: article.description,
        descriptionAr: article.descriptionAr,
        date: dayBefore(today, article.daysAgo),
        ...(await storePicture(photoKey, picture)),
      },
      attachments: await storeAttachments(article, index),
    });
  }
  return articles.reverse();
}

type Row = Omit<typeof events.$inferInsert, "authorId">;

const DAY_MS = 86_400_000;
const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export async function prepareDemoEvents(today: string): Promise<Row[]> {
  const rows: Row[] = [];
  const drawn = new Map<number, Picture>();
  for (const [index, { daysAway, picture, ...texts }] of demoEvents.entries()) {
    const row = { ...texts, date: dayFrom(today, daysAway) };
    if (picture === null) rows.push(row);
    else {
      const sizes = drawn.get(picture) ?? (await drawPicture(picture, picture));
      drawn.set(picture, sizes);
      const photoKey = `event-photos/demo-event-${String(index).padStart(2, "0")}`;
      rows.push({ ...row, ...(await storePicture(photoKey, sizes)) });
    }
  }
  return rows;
}

export async function addDemoEvents(tx: Tx, rows: Row[], authors: string[]): Promise<void> {
  await tx
    .insert(events)
    .values(rows.map((row, index) => ({ ...row, authorId: authors[index % authors.length]! })));
}

const DRAWN = 12;

const colourOf = (drawing: number) => drawing * 3 + 1;

export async function storeDemoGalleries() {
  const pictures = await Promise.all(
    Array.from({ length: DRAWN }, (_, drawing) => drawPicture(drawing, colourOf(drawing))),
  );
  return Promise.all(
    demoGalleries.map(({ drawings }, gallery) =>
      Promise.all(
        drawings.map(async (drawing, place) => {
          const subject = drawnSubjects[drawing % drawnSubjects.length]!;
          const key = `gallery-photos/demo-gallery-${String(gallery).padStart(2, "0")}-${place}`;
          const stored = await storePicture(key, pictures[drawing]!, "drawing.webp");
          return { ...stored, orderIndex: place, title: subject.en, titleAr: subject.ar };
        }),
      ),
    ),
  );
}

export async function addDemoGalleries(
  tx: Tx,
  stored: Awaited<ReturnType<typeof storeDemoGalleries>>,
  { day, authors }: { day: string; authors: string[] },
): Promise<void> {
  const published = (daysAgo: number) => new Date(Date.parse(`${day}T09:00:00Z`) - daysAgo * DAY_MS);
  const oldestFirst = demoGalleries.map((gallery, index) => ({ gallery, index })).reverse();
  const rows = await tx
    .insert(galleries)
    .values(
      oldestFirst.map(({ gallery: { daysAgo, drawings: _, cover: __, ...texts }, index }) => ({
        ...texts,
        authorId: authors[index % authors.length]!,
        createdAt: published(daysAgo),
        publishedAt: published(daysAgo),
        updatedAt: published(daysAgo),
      })),
    )
    .returning({ id: galleries.id });
  await tx
    .insert(galleryPhotos)
    .values(
      oldestFirst.flatMap(({ index }, at) =>
        stored[index]!.map((photo) => ({ ...photo, galleryId: rows[at]!.id })),
      ),
    );
  for (const [index, { gallery }] of oldestFirst.entries()) {
    await tx.execute(
      sql`update galleries set cover_photo_id = (select id from gallery_photos where gallery_id = ${rows[index]!.id} and order_index = ${gallery.cover}) where id = ${rows[index]!.id}`,
    );
  }
}
