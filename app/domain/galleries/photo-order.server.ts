import { asc, eq } from "drizzle-orm";
import { galleryPhotos } from "~/db/schema";
import type { Editor } from "~/domain/accounts/authorship";
import { once, type Submission } from "~/domain/submissions/once.server";
import { lockGallery } from "./ownership.server";

type Move = { staff: Editor; id: number; photoId: number; by: 1 | -1 };

/** Moves a photo one place earlier (-1) or later (1); the answer is its place from 0, null where it has none. */
export const movePhoto = ({ staff, id, photoId, by }: Move, submission: Submission) =>
  once(submission, async (tx): Promise<{ place: number | null }> => {
    if (!(await lockGallery(tx, staff, id))) return { place: null };
    const photos = await tx
      .select({ id: galleryPhotos.id, index: galleryPhotos.orderIndex })
      .from(galleryPhotos)
      .where(eq(galleryPhotos.galleryId, id))
      .orderBy(asc(galleryPhotos.orderIndex), asc(galleryPhotos.id));
    const from = photos.findIndex((photo) => photo.id === photoId);
    if (from < 0) return { place: null };
    const to = Math.min(Math.max(from + by, 0), photos.length - 1);
    photos.splice(to, 0, ...photos.splice(from, 1));
    for (const [place, photo] of photos.entries()) {
      if (photo.index !== place)
        await tx.update(galleryPhotos).set({ orderIndex: place }).where(eq(galleryPhotos.id, photo.id));
    }
    return { place: to };
  });
