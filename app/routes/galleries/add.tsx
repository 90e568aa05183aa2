import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { addPhotos } from "~/domain/galleries/add-photos.server";
import { createDraft } from "~/domain/galleries/galleries.server";
import { serialize, submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-body.server";
import { latinDigits } from "~/i18n/arabic-text";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { documentTitle } from "~/ui/page-meta";
import { GalleryForm } from "./gallery-form";
import { type Refused, readGallery, storedAt } from "./gallery-form.server";
import { publishDraft } from "./publish-draft.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "galleries.publish");
  const language = await languageOf(request);
  return { title: documentTitle(translator(language, "galleries")("add"), language) };
}

const placeIn = (cover: string) => {
  const digits = latinDigits(cover).trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
};

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "galleries.publish");
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
        const sentBefore = { kind: "error", key: "galleries:sent-before" } as const;
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
}

export default function AddGallery() {
  const { t } = useTranslation("galleries");
  const refused = useActionData<Refused>();
  return (
    <>
      <PageHeader title={t("add")} crumbs={[{ title: t("title"), path: "/gallery" }]} />
      <GalleryForm gallery={refused?.draft ?? null} />
    </>
  );
}
