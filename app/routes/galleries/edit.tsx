import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { type Gallery, saveGallery } from "~/domain/galleries/galleries.server";
import { movePhoto, pageOfPlace } from "~/domain/galleries/photos.server";
import { chooseCover } from "~/domain/galleries/publication.server";
import { isProblem } from "~/domain/photos/checked-photo.server";
import type { Saved } from "~/domain/revisions/save.server";
import type { Answered, Submission } from "~/domain/submissions/once.server";
import { galleriesArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { editorState, refusalOf, refuseOthers } from "~/features/publications/own-publication.server";
import { unpublishedRedirect } from "~/features/publications/publishing.server";
import { parseId } from "~/fields/id";
import { pageAddress, pageIn } from "~/fields/pagination";
import { type Next, submit } from "~/forms/submit.server";
import { inLanguage } from "~/i18n";
import { Bilingual, PageHeader, WrittenState } from "~/ui";
import { ownGallery } from "./gallery-access.server";
import { GalleryForm } from "./gallery-form";
import { editedGallery, readGallery, type SentGallery, storedAt } from "./gallery-form.server";
import { publishDraft } from "./publish-draft.server";

export const ErrorBoundary = MissingPublication;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.edit, async ({ request, params, staff, language, url }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  const edited = await editedGallery(gallery, pageIn(url.searchParams));
  const address = href(galleries.edit, { id: gallery.id });
  return {
    title: inLanguage(language, { en: edited.texts.title, ar: edited.texts.title_ar }),
    gallery: edited,
    state: editorState(edited.written, language, address),
  };
});

export const action = handler(galleries.edit, async ({ request, params, staff, language }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  return submit(request, {
    form: `edit-gallery:${gallery.id}`,
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: (form) => {
      const sent = readGallery(form);
      return { value: sent, refuse: sent.refuse };
    },
    write: async (sent, submission) => {
      const sending = { request, staff, gallery, sent };
      return (await saveTexts(sending, submission)) ?? refuseTexts(sending, undefined, submission);
    },
    answer: (_, __, { form, submission, wrote }) =>
      answerSaved({ request, staff, gallery, sent: readGallery(form) }, wrote, submission),
    failed: { log: "failed to update a gallery", say: "galleries:update-failed" },
  });
});

export default function EditGallery() {
  const { gallery, title, state } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader record={<Bilingual text={title} tag={false} />} />
      <WrittenState {...state} />
      <GalleryForm gallery={gallery} />
    </>
  );
}

type Sending = { request: Request; staff: StaffUser; gallery: Gallery; sent: SentGallery };

/**
 * Continues after the texts were saved: stores new photos, then performs the action of a photo's button, or publishes a
 * draft. Readers see changes only together with valid texts.
 */
async function answerSaved(
  sending: Sending,
  { outcome, changed }: Answered<Saved>,
  submission: Submission,
): Promise<Next | Response | ReturnType<SentGallery["refuse"]>> {
  const { request, staff, gallery, sent } = sending;
  const { id } = gallery;
  const editor = href(galleries.edit, { id });
  if (changed) return { to: editor, say: "forms:sent-before", kind: "error" };
  if (!outcome.done) return refuseTexts(sending, outcome, submission);
  const isHidden = gallery.publishedAt === null;
  const waitsFor = !isHidden && outcome.state !== "live" ? outcome.number : null;
  const results = await addPhotos({ staff, id, waitsFor }, sent.files, submission);
  const cover = sent.cover === "new" ? storedAt(results, 0) : null;
  const photoAction = photoActionOf(request);
  if (isHidden && !photoAction) return publishDraft({ request, staff, id, sent, results, cover });
  if (cover !== null) await chooseCover(staff, id, cover);
  if (results.some(isProblem)) return sent.refuse({}, { results });
  if (sent.photosAsText) return sent.refuse({ fields: { photos: ["invalid-photo"] } }, { results });
  if (photoAction) return actOnPhoto(sending, submission, photoAction);
  return (
    unpublishedRedirect(outcome.state, editor) ?? {
      to: href(galleries.detail, { id }),
      say: "galleries:updated",
    }
  );
}

async function saveTexts({ staff, gallery, sent }: Sending, submission: Submission) {
  if (!sent.texts) return null;
  const changes = { texts: sent.texts, altTexts: sent.altTexts, cover: parseId(sent.cover) };
  const publish = gallery.publishedAt === null || sent.wantsDraft ? null : sent.hours;
  return saveGallery({ staff, id: gallery.id, changes, seenVersion: sent.version, publish }, submission);
}

type Unsaved = Exclude<Saved, { done: true }>;

/** Answers if the texts were not saved; photos of a draft are stored anyway. */
async function refuseTexts(sending: Sending, outcome: Unsaved | undefined, submission: Submission) {
  const { request, staff, gallery, sent } = sending;
  const results =
    gallery.publishedAt === null
      ? await addPhotos({ staff, id: gallery.id, waitsFor: null }, sent.files, submission)
      : undefined;
  if (!outcome) return sent.refuse({}, { results });
  if (outcome.reason === "not-yours") return refuseOthers(galleriesArea, request);
  const [refusal, answer] = refusalOf(galleriesArea, outcome.reason);
  return sent.refuse(refusal, { results, ...answer });
}

/** Returns what a photo's button asks for, from the address that the form is sent to. */
function photoActionOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const photoId = parseId(searchParams.get("photo") ?? undefined);
  const what = searchParams.get("do");
  return photoId !== null && (what === "earlier" || what === "later" || what === "remove")
    ? { photoId, what }
    : null;
}

async function actOnPhoto(
  { staff, gallery }: Sending,
  submission: Submission,
  photoAction: NonNullable<ReturnType<typeof photoActionOf>>,
) {
  const { photoId, what } = photoAction;
  if (what === "remove") return { to: href(galleries.deletePhoto, { id: gallery.id, photoId }) };
  const move = { staff, id: gallery.id, photoId, by: what === "earlier" ? -1 : 1 } as const;
  const { outcome } = await movePhoto(move, { ...submission, form: `${submission.form}:move` });
  const page = outcome.place === null ? 1 : pageOfPlace(outcome.place);
  return { to: `${pageAddress(href(galleries.edit, { id: gallery.id }), page)}#photo-${photoId}` };
}
