import { useActionData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { createDraft } from "~/domain/galleries/galleries.server";
import { submit } from "~/forms/submit.server";
import { latinDigits } from "~/i18n";
import { PageHeader } from "~/ui";
import { GalleryForm } from "./gallery-form";
import { type Refused, readGallery, storedAt } from "./gallery-form.server";
import { publishDraft } from "./publish-draft.server";

export const loader = handler(galleries.add, () => null);

const placeIn = (cover: string) => {
  const digits = latinDigits(cover).trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
};

export const action = handler(galleries.add, ({ request, staff }) =>
  submit(request, {
    form: "add-gallery",
    by: staff,
    filesFrom: { kind: "staff", id: staff.id },
    read: (form) => {
      const sent = readGallery(form);
      return { value: sent.texts, refuse: sent.refuse };
    },
    write: (texts, submission) => createDraft(staff, texts, submission),
    answer: async ({ id }, _, { form, submission, wrote }) => {
      if (wrote.changed)
        return { to: href(galleries.detail, { id }), say: "forms:sent-before", kind: "error" };
      const sent = readGallery(form);
      const results = await addPhotos({ staff, id }, sent.files, submission);
      const cover = storedAt(results, placeIn(sent.cover));
      return publishDraft({ request, staff, id, sent, results, cover });
    },
    failed: { log: "failed to publish a gallery", say: "galleries:publish-failed" },
  }),
);

export default function AddGallery() {
  const refused = useActionData<Refused>();
  return (
    <>
      <PageHeader />
      <GalleryForm gallery={refused?.draft ?? null} />
    </>
  );
}
