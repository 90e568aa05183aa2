import { useActionData } from "@remix-run/react";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { createDraft } from "~/domain/galleries/galleries.server";
import { serialize, submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { latinDigits } from "~/i18n";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui";
import { GalleryForm } from "./gallery-form";
import { type Refused, readGallery, storedAt } from "./gallery-form.server";
import { publishDraft } from "./publish-draft.server";

export const loader = handler(galleries.add, () => null);

const placeIn = (cover: string) => {
  const digits = latinDigits(cover).trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
};

export const action = handler(galleries.add, async ({ request, staff }) => {
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, "add-gallery", staff);
  const sent = readGallery(form);
  return serialize(submission, async () => {
    const { texts } = sent;
    if (!texts) return sent.refuse();
    try {
      const { outcome, changed } = await createDraft(staff, texts, submission);
      const { id } = outcome;
      if (changed) {
        const sentBefore = { kind: "error", key: "forms:sent-before" } as const;
        return await redirectWithFlash(request, `/gallery/${id}`, sentBefore);
      }
      const results = await addPhotos({ staff, id }, sent.files, submission);
      const cover = storedAt(results, placeIn(sent.cover));
      return await publishDraft({ request, staff, id, sent, results, cover });
    } catch (error) {
      log.error("a gallery could not be published", describeError(error));
      return sent.refuse({ form: ["galleries:publish-failed"] }, { status: 503 });
    }
  });
});

export default function AddGallery() {
  const refused = useActionData<Refused>();
  return (
    <>
      <PageHeader />
      <GalleryForm gallery={refused?.draft ?? null} />
    </>
  );
}
