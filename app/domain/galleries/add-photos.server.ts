import { eq, max } from "drizzle-orm";
import { galleryPhotos, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import {
  type CheckedPhoto,
  checkPhoto,
  isProblem,
  type UploadProblem,
} from "~/domain/photos/checked-photo.server";
import { type StoredPhoto, withStoredPhoto } from "~/domain/photos/stored-photo.server";
import type { Editor } from "~/domain/publications/authorship.server";
import { findOutcome, once, type Submission } from "~/domain/submissions/once.server";
import { cleanFileName } from "~/platform/file-name";
import { describeError, log } from "~/platform/log.server";
import { MAX_PHOTOS } from "./input";
import { lockGallery, subjectOf } from "./ownership.server";

/** `waitsFor` is the number of the version that publishes the photos. */
type Gallery = { staff: Editor; id: number; waitsFor?: number | null };
type Added = { photoId: number | null };

/** Locks the gallery, so that no two photos get the same position. */
async function nextIndex(tx: Tx, id: number): Promise<number> {
  const [last] = await tx
    .select({ index: max(galleryPhotos.orderIndex) })
    .from(galleryPhotos)
    .where(eq(galleryPhotos.galleryId, id));
  return (last?.index ?? -1) + 1;
}

const addStored = ({ staff, id, waitsFor }: Gallery, photo: StoredPhoto, submission: Submission) =>
  once(submission, async (tx): Promise<Added> => {
    if (!(await lockGallery(tx, staff, id))) return { photoId: null };
    const [added] = await tx
      .insert(galleryPhotos)
      .values({ ...photo, galleryId: id, orderIndex: await nextIndex(tx, id), waitsFor })
      .returning({ id: galleryPhotos.id });
    await record(tx, byStaff(staff), {
      action: "gallery.add-photo",
      subject: subjectOf(id),
      detail: { photo: added!.id, name: photo.photoName },
    });
    return { photoId: added!.id };
  });

const notStored = (field: string, name: string): UploadProblem => ({
  field,
  code: "galleries:photo-not-stored",
  name,
});

async function checked(file: File, field: string): Promise<CheckedPhoto | UploadProblem> {
  try {
    return await checkPhoto(file, field);
  } catch (error) {
    log.error("failed to read a photo", describeError(error));
    return notStored(field, cleanFileName(file.name));
  }
}

type Ready = { before: Added } | CheckedPhoto | UploadProblem;

async function store(gallery: Gallery, ready: Ready, field: string, submission: Submission) {
  if ("before" in ready) return ready.before;
  if (isProblem(ready)) return ready;
  const { name } = ready as CheckedPhoto;
  try {
    const { outcome } = await withStoredPhoto("gallery-photos", ready as CheckedPhoto, (stored) =>
      addStored(gallery, stored!, submission),
    );
    return outcome.photoId === null ? notStored(field, name) : outcome;
  } catch (error) {
    log.error("failed to store a photo", describeError(error));
    return notStored(field, name);
  }
}

/**
 * Stores each photo with its row before the next, so that an interruption loses none and a repeated submission adds
 * only the missing ones.
 */
export async function addPhotos(gallery: Gallery, files: File[], submission: Submission) {
  const fieldOf = (index: number) => `photos[${index}]`;
  const partOf = (index: number) => ({ ...submission, form: `${submission.form}:photo-${index}` });
  const makeReady = async (index: number): Promise<Ready | null> => {
    const file = files[index];
    if (!file) return null;
    if (index >= MAX_PHOTOS) {
      return { field: fieldOf(index), code: "galleries:too-many-photos", name: cleanFileName(file.name) };
    }
    const earlier = await findOutcome<Added>(partOf(index)).catch(() => null);
    return earlier ? { before: earlier.outcome } : checked(file, fieldOf(index));
  };
  const results: Array<Added | UploadProblem> = [];
  let following = makeReady(0);
  for (let index = 0; index < files.length; index++) {
    const ready = await following;
    following = makeReady(index + 1);
    if (ready) results.push(await store(gallery, ready, fieldOf(index), partOf(index)));
  }
  return results;
}
