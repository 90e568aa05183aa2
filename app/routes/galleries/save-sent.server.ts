import { redirect } from "@remix-run/node";
import type { StaffUser } from "~/auth/guards.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { type SaveOutcome, saveGallery } from "~/domain/galleries/changes.server";
import { pageAddress } from "~/domain/galleries/list-page";
import { movePhoto } from "~/domain/galleries/photo-order.server";
import { pageOfPlace } from "~/domain/galleries/photo-queries.server";
import { chooseCover } from "~/domain/galleries/publication.server";
import type { Gallery } from "~/domain/galleries/queries.server";
import { isProblem } from "~/domain/photos/checked-photo.server";
import type { Submission } from "~/domain/submissions/once.server";
import { parseId } from "~/forms/id";
import { redirectWithFlash } from "~/platform/flash.server";
import { conclude } from "./conclude.server";
import { notYours } from "./own-gallery.server";
import { type SentGallery, storedAt } from "./sent-gallery.server";

type Sending = { request: Request; staff: StaffUser; gallery: Gallery; sent: SentGallery };

/** What the buttons of a single photo ask for, in the address that the form is sent to. */
function askedOfPhoto(request: Request) {
  const { searchParams } = new URL(request.url);
  const photoId = parseId(searchParams.get("photo") ?? undefined);
  const what = searchParams.get("do");
  return photoId !== null && (what === "earlier" || what === "later" || what === "remove")
    ? { photoId, what }
    : null;
}

async function saveTexts({ staff, gallery, sent }: Sending, submission: Submission) {
  if (!sent.texts) return null;
  const changes = { texts: sent.texts, altTexts: sent.altTexts, cover: parseId(sent.cover) };
  return saveGallery({ staff, id: gallery.id, changes, seenVersion: sent.version }, submission);
}

/** The answer where the texts were not saved; the photos of a draft were stored all the same. */
function refuseTexts({ request, sent }: Sending, outcome: SaveOutcome | undefined, results?: Results) {
  if (!outcome || outcome.done) return sent.refuse({}, { results });
  if (outcome.because === "not-yours") return notYours(request);
  return sent.refuse({ form: ["galleries:changed-meanwhile"] }, { results });
}

type Results = Awaited<ReturnType<typeof addPhotos>>;

async function actOnPhoto({ staff, gallery }: Sending, submission: Submission, asked: Asked) {
  const { photoId, what } = asked;
  if (what === "remove") return redirect(`/gallery/${gallery.id}/photos/${photoId}/delete`, 303);
  const move = { staff, id: gallery.id, photoId, by: what === "earlier" ? -1 : 1 } as const;
  const { outcome } = await movePhoto(move, { ...submission, form: `${submission.form}:move` });
  const page = outcome.place === null ? 1 : pageOfPlace(outcome.place);
  return redirect(`${pageAddress(`/edit-gallery/${gallery.id}`, page)}#photo-${photoId}`, 303);
}

type Asked = NonNullable<ReturnType<typeof askedOfPhoto>>;

/**
 * Saves what the edit form sent: the texts, then the new photos behind those that are there; then does what a
 * photo's button asks for, or publishes a draft. What readers see changes only together with texts that are right.
 */
export async function saveSent(sending: Sending, submission: Submission) {
  const { request, staff, gallery, sent } = sending;
  const { id } = gallery;
  const saved = await saveTexts(sending, submission);
  if (saved?.changed) {
    const sentBefore = { kind: "error", key: "galleries:sent-before" } as const;
    return redirectWithFlash(request, `/edit-gallery/${id}`, sentBefore);
  }
  const hidden = gallery.publishedAt === null;
  const add = () => addPhotos({ staff, id }, sent.files, submission);
  if (!saved?.outcome.done) return refuseTexts(sending, saved?.outcome, hidden ? await add() : undefined);
  const results = await add();
  const cover = sent.cover === "new" ? storedAt(results, 0) : null;
  const asked = askedOfPhoto(request);
  if (hidden && !asked) return conclude({ request, staff, id, sent, results, cover });
  if (cover !== null) await chooseCover(staff, id, cover);
  if (results.some(isProblem)) return sent.refuse({}, { results });
  if (sent.photosAsText) return sent.refuse({ fields: { photos: ["invalid-photo"] } }, { results });
  if (asked) return actOnPhoto(sending, submission, asked);
  return redirectWithFlash(request, `/gallery/${id}`, { kind: "success", key: "galleries:updated" });
}
