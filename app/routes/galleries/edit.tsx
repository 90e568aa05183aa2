import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pageIn } from "~/domain/galleries/list-page";
import { inTurn, submissionOf } from "~/domain/submissions/once.server";
import { readForm } from "~/forms/read-form.server";
import { inLanguage } from "~/i18n/fallback";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { describeError, log } from "~/platform/log.server";
import { Bilingual } from "~/ui/bilingual";
import { documentTitle } from "~/ui/document-title";
import { problemMeta } from "~/ui/missing-record";
import { PageHeader } from "~/ui/page-header";
import { editedGallery } from "./edited-gallery.server";
import { GalleryForm } from "./gallery-form";
import { GalleryProblem } from "./gallery-problem";
import { ownGallery } from "./own-gallery.server";
import { saveSent } from "./save-sent.server";
import { sentGallery } from "./sent-gallery.server";

export const ErrorBoundary = GalleryProblem;

export const handle = { failure: "galleries:load-failed" };

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? [{ title: data.pageTitle }] : problemMeta(error);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "galleries.publish");
  const gallery = await ownGallery(request, params.id, staff);
  const language = await languageOf(request);
  return {
    pageTitle: documentTitle(translator(language, "galleries")("form.edit-title"), language),
    title: inLanguage(language, { en: gallery.title, ar: gallery.titleAr }),
    gallery: await editedGallery(gallery, pageIn(new URL(request.url).searchParams)),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "galleries.publish");
  const gallery = await ownGallery(request, params.id, staff);
  const form = await readForm(request, { filesFrom: { kind: "staff", id: staff.id } });
  const submission = await submissionOf(form, `edit-gallery:${gallery.id}`, staff);
  const sent = sentGallery(form);
  return inTurn(submission, async () => {
    try {
      return await saveSent({ request, staff, gallery, sent }, submission);
    } catch (error) {
      log.error("a gallery could not be updated", describeError(error));
      return sent.refuse({ form: ["galleries:update-failed"] }, { status: 503 });
    }
  });
}

export default function EditGallery() {
  const { t } = useTranslation("galleries");
  const { gallery, title } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("form.edit-title")}
        crumbs={[
          { title: t("title"), path: "/gallery" },
          { title: <Bilingual text={title} tag={false} />, path: `/gallery/${gallery.id}` },
        ]}
      />
      <GalleryForm gallery={gallery} />
    </>
  );
}
