import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { galleries } from "~/addresses/publications";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { type Gallery, saveGallery } from "~/domain/galleries/galleries.server";
import { movePhoto, pageOfPlace } from "~/domain/galleries/photos.server";
import { chooseCover } from "~/domain/galleries/publication.server";
import { isProblem } from "~/domain/photos/checked-photo.server";
import type { Saved } from "~/domain/revisions/save.server";
import { type Submission, serialize, submissionOf } from "~/domain/submissions/once.server";
import { parseId } from "~/fields/id";
import { pageAddress, pageIn } from "~/fields/pagination";
import { keptFromReaders } from "~/forms/publishing.server";
import { readForm } from "~/forms/read-body.server";
import { formatMoment, inLanguage } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { Bilingual, PageHeader, WrittenState } from "~/ui";
import { notYours, ownGallery } from "./gallery-access.server";
import { GalleryForm } from "./gallery-form";
import { editedGallery, readGallery, type SentGallery, storedAt } from "./gallery-form.server";
import { GalleryProblem } from "./gallery-problem";
import { publishDraft } from "./publish-draft.server";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const loader = handler(galleries.edit, async ({ request, params, staff, language, url }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  const edited = await editedGallery(gallery, pageIn(url.searchParams));
  const address = `/edit-gallery/${gallery.id}`;
  const { state, at, hasVersions } = edited.written;
  return {
    title: inLanguage(language, { en: edited.texts.title, ar: edited.texts.title_ar }),
    gallery: edited,
    state: {
      state,
      at: formatMoment(at, language),
      versions: hasVersions ? `${address}/versions` : null,
      preview: `${address}/preview`,
    },
  };
});

export const action = handler(galleries.edit, async ({ request, params, staff, language }) => {
  const gallery = await ownGallery(request, params.id, { staff, language });
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, `edit-gallery:${gallery.id}`, staff);
  const sent = readGallery(form);
  return serialize(submission, async () => {
    try {
      return await saveSent({ request, staff, gallery, sent }, submission);
    } catch (error) {
      log.error("a gallery could not be updated", describeError(error));
      return sent.refuse({ form: ["galleries:update-failed"] }, { status: 503 });
    }
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
type Results = Awaited<ReturnType<typeof addPhotos>>;

/**
 * Saves what the edit form sent: the texts, then the new photos behind those that are there; then does what a
 * photo's button asks for, or publishes a draft. What readers see changes only together with texts that are right.
 */
async function saveSent(sending: Sending, submission: Submission) {
  const { request, staff, gallery, sent } = sending;
  const { id } = gallery;
  const saved = await saveTexts(sending, submission);
  if (saved?.changed) {
    const sentBefore = { kind: "error", key: "forms:sent-before" } as const;
    return redirectWithFlash(request, `/edit-gallery/${id}`, sentBefore);
  }
  const hidden = gallery.publishedAt === null;
  const outcome = saved?.outcome;
  const waitsFor = !hidden && outcome?.done && outcome.state !== "live" ? outcome.number : null;
  const add = () => addPhotos({ staff, id, waitsFor }, sent.files, submission);
  if (!saved?.outcome.done) return refuseTexts(sending, saved?.outcome, hidden ? await add() : undefined);
  const results = await add();
  const cover = sent.cover === "new" ? storedAt(results, 0) : null;
  const asked = photoActionOf(request);
  if (hidden && !asked) return publishDraft({ request, staff, id, sent, results, cover });
  if (cover !== null) await chooseCover(staff, id, cover);
  if (results.some(isProblem)) return sent.refuse({}, { results });
  if (sent.photosAsText) return sent.refuse({ fields: { photos: ["invalid-photo"] } }, { results });
  if (asked) return actOnPhoto(sending, submission, asked);
  const kept = keptFromReaders(saved.outcome.state, `/edit-gallery/${id}`);
  const next = kept ?? { to: `/gallery/${id}`, say: "galleries:updated" };
  return redirectWithFlash(request, next.to, { kind: "success", key: next.say });
}

async function saveTexts({ staff, gallery, sent }: Sending, submission: Submission) {
  if (!sent.texts) return null;
  const changes = { texts: sent.texts, altTexts: sent.altTexts, cover: parseId(sent.cover) };
  const publish = gallery.publishedAt === null || sent.wantsDraft ? null : sent.hours;
  return saveGallery({ staff, id: gallery.id, changes, seenVersion: sent.version, publish }, submission);
}

/** The answer where the texts were not saved; the photos of a draft were stored all the same. */
function refuseTexts({ request, sent }: Sending, outcome: Saved | undefined, results?: Results) {
  if (!outcome || outcome.done) return sent.refuse({}, { results });
  if (outcome.because === "not-yours") return notYours(request);
  if (outcome.because === "second-person")
    return sent.refuse({ form: ["content:second-person"] }, { results });
  return sent.refuse({ form: ["galleries:changed-meanwhile"] }, { results, status: 409, conflict: true });
}

/** What the buttons of a single photo ask for, in the address that the form is sent to. */
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
  asked: NonNullable<ReturnType<typeof photoActionOf>>,
) {
  const { photoId, what } = asked;
  if (what === "remove") return redirect(`/gallery/${gallery.id}/photos/${photoId}/delete`, 303);
  const move = { staff, id: gallery.id, photoId, by: what === "earlier" ? -1 : 1 } as const;
  const { outcome } = await movePhoto(move, { ...submission, form: `${submission.form}:move` });
  const page = outcome.place === null ? 1 : pageOfPlace(outcome.place);
  return redirect(`${pageAddress(`/edit-gallery/${gallery.id}`, page)}#photo-${photoId}`, 303);
}
