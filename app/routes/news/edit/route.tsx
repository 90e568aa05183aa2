import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { news } from "~/addresses/publications";
import { visit } from "~/auth/visit.server";
import { getArticle } from "~/domain/news/articles.server";
import { mayChange } from "~/domain/news/authorship.server";
import { parseId } from "~/fields/id";
import { SubmissionId, SubmitButton } from "~/forms/submission";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Photo, type PhotoRecord } from "~/ui/photo";
import { type Attachment, FileFacts } from "../attachment-list";
import { NewsForm } from "../news-form";
import type { Refused } from "../news-form.server";
import { notYours } from "../refusals.server";
import type { Review } from "./action.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, news.edit);
  const article = await getArticle(parseId(params.id));
  if (!mayChange(staff, article)) throw await notYours(request);
  return {
    title: inLanguage(language, { en: article.title, ar: article.titleAr }).value,
    article,
  };
}

export { action } from "./action.server";

export default function EditNews() {
  const { t } = useTranslation("news");
  const { article, title } = useLoaderData<typeof loader>();
  const answered = useActionData<Refused | { review: Review }>();
  const address = `/news/${article.id}`;
  const review = answered && "review" in answered ? answered.review : null;
  return (
    <>
      <PageHeader title={review ? t("review.title") : undefined} record={title} />
      {review ? (
        <ReviewChanges review={review} />
      ) : (
        <NewsForm
          texts={{
            title: article.title,
            title_ar: article.titleAr ?? "",
            date: article.date,
            description: article.description,
            description_ar: article.descriptionAr ?? "",
          }}
          presentPhoto={<PresentPhoto article={article} />}
          presentFiles={<PresentFiles attachments={article.attachments} />}
          cancel={address}
        />
      )}
    </>
  );
}

type PresentPhotoProps = { article: PhotoRecord & { photoName: string; version: number } };

/** The photo an article has now, and which version of the article the writer has seen. */
function PresentPhoto({ article }: PresentPhotoProps) {
  const { t } = useTranslation("news");
  const refused = useActionData<Refused>();
  const held = refused?.files.held;
  return (
    <figure className="mb-6">
      <input type="hidden" name="version" value={refused?.seenVersion ?? article.version} />
      {held?.carried ? <input type="hidden" name="held" value={held.carried} /> : null}
      <Photo photo={article} alt="" />
      <figcaption className="text-sm text-muted">
        {t("form.present-photo")} <bdi>{article.photoName}</bdi>
        {held?.photoName ? (
          <>
            <br />
            {t("form.photo-to-come")} <bdi>{held.photoName}</bdi>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}

function PresentFiles({ attachments: stored }: { attachments: Attachment[] }) {
  const { t } = useTranslation("news");
  const refused = useActionData<Refused>();
  const ticked = [refused?.answer.initialValue?.remove_attachments ?? []].flat();
  const held = refused?.files.held;
  const attachments = [...stored, ...(held?.attachments ?? [])];
  if (!attachments.length) return null;
  return (
    <fieldset className="field" aria-describedby="remove-hint">
      <legend className="field-label">{t("form.remove")}</legend>
      <p id="remove-hint" className="field-hint">
        {t("form.remove-hint")}
      </p>
      {attachments.map((file) => (
        <label key={file.id} className="choice">
          <input
            type="checkbox"
            name="remove_attachments"
            value={file.id}
            defaultChecked={ticked.includes(file.id)}
          />
          <span>
            <bdi>{file.fileName}</bdi> <FileFacts file={file} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ListProps = { title: string; photo?: string; files: Attachment[] };

function Files({ title, photo, files }: ListProps) {
  const { t } = useTranslation("news");
  if (!photo && !files.length) return null;
  return (
    <section className="mt-6">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-2 border-t">
        {photo ? (
          <li className="border-b py-3">
            <bdi>{photo}</bdi> <span className="text-sm text-muted">{t("form.photo")}</span>
          </li>
        ) : null}
        {files.map((file) => (
          <li key={file.id} className="border-b py-3">
            <bdi>{file.fileName}</bdi> <FileFacts file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks, before an article is saved, whether these files shall go and those come (P4). */
function ReviewChanges({ review: { carried, submissionId, leaving, coming, photo } }: { review: Review }) {
  const { t } = useTranslation("news");
  return (
    <form method="post" encType="multipart/form-data" className="max-w-3xl">
      <p>{t("review.explain")}</p>
      <SubmissionId id={submissionId} />
      {carried.map(({ name, value }) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Files title={t("review.leaving")} photo={photo?.leaving} files={leaving} />
      <Files title={t("review.coming")} photo={photo?.coming} files={coming} />
      <div className="mt-6 flex flex-wrap gap-3">
        <SubmitButton busy="updating" name="intent" value="confirm">
          {t("review.confirm")}
        </SubmitButton>
        <Button type="submit" name="intent" value="change" variant="quiet">
          {t("review.change")}
        </Button>
      </div>
    </form>
  );
}
