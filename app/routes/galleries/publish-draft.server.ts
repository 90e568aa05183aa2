import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import type { StaffUser } from "~/auth/guards.server";
import type { addPhotos } from "~/domain/galleries/add-photos.server";
import { findGallery } from "~/domain/galleries/galleries.server";
import { chooseCover, publishGallery } from "~/domain/galleries/publication.server";
import { isProblem } from "~/domain/photos/checked-photo.server";
import { galleriesArea } from "~/features/publications/areas.server";
import { refuseOthers } from "~/features/publications/own-publication.server";
import type { Refusal } from "~/fields/parse-form";
import { redirectWithFlash } from "~/platform/flash.server";
import { editedGallery, type SentGallery } from "./gallery-form.server";

const missing = {
  "no-photos": { fields: { photos: ["galleries:upload-a-photo"] } },
  "no-cover": { fields: { cover: ["galleries:select-a-cover"] } },
  "second-person": { form: ["content:second-person"] },
} satisfies Record<string, Refusal>;

const goneNotice = { kind: "error", key: "galleries:already-deleted" } as const;

type Draft = {
  request: Request;
  staff: StaffUser;
  id: number;
  sent: SentGallery;
  results: Awaited<ReturnType<typeof addPhotos>>;
  /** The photo just chosen as the cover. */
  cover: number | null;
};

/** Publishes a draft whose texts and photos are stored, or says what is missing; the draft stays as it is then. */
export async function publishDraft({ request, staff, id, sent, results, cover }: Draft) {
  const refuse = async (refusal: Refusal) => {
    const gallery = await findGallery(id);
    if (!gallery) return redirectWithFlash(request, href(galleries.list), goneNotice);
    return sent.refuse(refusal, { results, draft: await editedGallery(gallery) });
  };
  const incomplete = results.some(isProblem) || sent.photosAsText;
  if (incomplete || sent.wantsDraft) {
    if (cover !== null) await chooseCover(staff, id, cover);
    if (incomplete) return refuse(sent.photosAsText ? { fields: { photos: ["invalid-photo"] } } : {});
    const saved = { kind: "success", key: "galleries:draft-saved" } as const;
    return redirectWithFlash(request, href(galleries.edit, { id }), saved);
  }
  const outcome = await publishGallery(staff, id, cover, sent.hours);
  if (outcome.published && outcome.state === "scheduled") {
    const scheduled = { kind: "success", key: "content:saved.scheduled" } as const;
    return redirectWithFlash(request, href(galleries.edit, { id }), scheduled);
  }
  if (outcome.published) {
    const published = { kind: "success", key: "galleries:published" } as const;
    return redirectWithFlash(request, href(galleries.detail, { id }), published);
  }
  if (outcome.reason !== "not-yours") return refuse(missing[outcome.reason]);
  return (await findGallery(id))
    ? refuseOthers(galleriesArea, request)
    : redirectWithFlash(request, href(galleries.list), goneNotice);
}
