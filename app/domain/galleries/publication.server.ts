import { and, eq, exists, sql } from "drizzle-orm";
import { db, type Tx } from "~/db/client.server";
import { galleries, galleryPhotos } from "~/db/schema";
import { byStaff, record } from "~/domain/audit/record.server";
import { changeable, type Editor } from "~/domain/news/authorship.server";
import { now } from "~/platform/clock.server";
import { lockGallery, subjectOf } from "./ownership.server";

export async function setCover(tx: Tx, staff: Editor, id: number, photoId: number): Promise<void> {
  const own = tx
    .select({ one: sql`1` })
    .from(galleryPhotos)
    .where(and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.galleryId, id)));
  await tx
    .update(galleries)
    .set({ coverPhotoId: photoId })
    .where(and(changeable(galleries, staff, id), exists(own)));
}

export const chooseCover = (staff: Editor, id: number, photoId: number): Promise<void> =>
  db.transaction((tx) => setCover(tx, staff, id, photoId));

type PublishOutcome =
  | { published: true }
  | { published: false; because: "not-yours" | "no-photos" | "no-cover" };

/** Its texts stand already: what is left to check are the photos, then the cover (1, §5). */
export const publishGallery = (staff: Editor, id: number, cover: number | null = null) =>
  db.transaction(async (tx): Promise<PublishOutcome> => {
    const gallery = await lockGallery(tx, staff, id);
    if (!gallery) return { published: false, because: "not-yours" };
    if (gallery.publishedAt) return { published: true };
    if (cover !== null) await setCover(tx, staff, id, cover);
    if (!(await tx.$count(galleryPhotos, eq(galleryPhotos.galleryId, id)))) {
      return { published: false, because: "no-photos" };
    }
    const [shown] = await tx
      .select({ cover: galleries.coverPhotoId })
      .from(galleries)
      .where(changeable(galleries, staff, id));
    if (!shown?.cover) return { published: false, because: "no-cover" };
    await tx
      .update(galleries)
      .set({ publishedAt: now(), updatedAt: sql`now()` })
      .where(changeable(galleries, staff, id));
    await record(tx, byStaff(staff), "gallery.publish", subjectOf(id));
    return { published: true };
  });
