import { and, eq, exists, sql } from "drizzle-orm";
import { edition } from "~/content/current-edition";
import { db, galleries, galleryPhotos, type Tx } from "~/db";
import { byStaff, record } from "~/domain/audit/record.server";
import { type Editor, editableByCondition, mayChange } from "~/domain/publications/authorship.server";
import { applyPublicVersion, lockItem } from "~/domain/publications/projection.server";
import type { Hours } from "~/domain/revisions/hours";
import { isSeenBySecondPerson } from "~/domain/revisions/review";
import { updateRevision } from "~/domain/revisions/revisions.server";
import { IMMEDIATELY } from "~/domain/revisions/save.server";
import { now } from "~/platform/clock.server";
import { galleryKind } from "./kind.server";
import { subjectOf } from "./ownership.server";

async function setCover(tx: Tx, staff: Editor, id: number, photoId: number): Promise<void> {
  const photoOfGallery = tx
    .select({ one: sql`1` })
    .from(galleryPhotos)
    .where(and(eq(galleryPhotos.id, photoId), eq(galleryPhotos.galleryId, id)));
  await tx
    .update(galleries)
    .set({ coverPhotoId: photoId })
    .where(and(editableByCondition(galleries, staff, id), exists(photoOfGallery)));
}

/** If a draft waits beside a public version, the cover is stored with the draft. */
export const chooseCover = (staff: Editor, id: number, photoId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const there = await lockItem(tx, galleryKind, id);
    if (!there || !mayChange(staff, there)) return;
    const { item, newest } = there;
    if (item.shown === null || newest.number === item.shown) return setCover(tx, staff, id, photoId);
    await updateRevision(tx, newest.id, { fields: { ...newest.readableFields, cover: photoId } });
  });

type PublishOutcome =
  | { published: true; state: "live" | "scheduled" }
  | { published: false; reason: "not-yours" | "no-photos" | "no-cover" | "second-person" };

/**
 * Publishes a gallery after checking its photos, then its cover (1, §5); its texts were checked when they were saved.
 */
export const publishGallery = (
  staff: Editor,
  id: number,
  cover: number | null = null,
  hours: Hours = IMMEDIATELY,
) =>
  db.transaction(async (tx): Promise<PublishOutcome> => {
    const there = await lockItem(tx, galleryKind, id);
    if (!there || !mayChange(staff, there)) return { published: false, reason: "not-yours" };
    if (there.item.shown !== null) return { published: true, state: "live" };
    if (cover !== null) await setCover(tx, staff, id, cover);
    if (!(await tx.$count(galleryPhotos, eq(galleryPhotos.galleryId, id)))) {
      return { published: false, reason: "no-photos" };
    }
    const [gallery] = await tx
      .select({ cover: galleries.coverPhotoId })
      .from(galleries)
      .where(editableByCondition(galleries, staff, id));
    if (!gallery?.cover) return { published: false, reason: "no-cover" };
    const seen = { publisherId: staff.id, fields: there.newest.fields };
    if (edition().association.review && !isSeenBySecondPerson(there.newest, seen))
      return { published: false, reason: "second-person" };
    const from = hours.from ?? now();
    await updateRevision(tx, there.newest.id, {
      liveFrom: from,
      liveUntil: hours.until,
      publisherId: staff.id,
    });
    await applyPublicVersion(tx, galleryKind, there.item);
    const state = from > now() ? "scheduled" : "live";
    await record(tx, byStaff(staff), {
      action: "gallery.publish",
      subject: subjectOf(id),
      detail: {
        ...(state === "scheduled" && { from: from.toISOString() }),
        ...(hours.until && { until: hours.until.toISOString() }),
      },
    });
    return { published: true, state };
  });
