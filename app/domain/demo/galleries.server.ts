import { sql } from "drizzle-orm";
import { demoGalleries, drawnSubjects } from "~/content/demo/galleries";
import type { Tx } from "~/db/client.server";
import { galleries, galleryPhotos } from "~/db/schema";
import { drawPicture, storePicture } from "./pictures.server";

const DRAWN = 12;
const DAY = 86_400_000;

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
  const published = (daysAgo: number) => new Date(Date.parse(`${day}T09:00:00Z`) - daysAgo * DAY);
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
  for (const [at, { gallery }] of oldestFirst.entries()) {
    await tx.execute(
      sql`update galleries set cover_photo_id = (select id from gallery_photos where gallery_id = ${rows[at]!.id} and order_index = ${gallery.cover}) where id = ${rows[at]!.id}`,
    );
  }
}
