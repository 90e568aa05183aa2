import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { news } from "~/addresses/publications";
import { handler } from "~/auth/handler.server";
import { newsTexts } from "~/domain/news/input";
import { formTexts, textNames } from "~/domain/publications/text-fields";
import { newsArea } from "~/features/publications/areas.server";
import { MissingPublication } from "~/features/publications/missing-publication";
import { editorState, getOwnPublication, titleIn } from "~/features/publications/own-publication.server";
import { usePublicationLabels } from "~/features/publications/publication-form";
import { hourFieldValues } from "~/features/publications/publishing.server";
import { SubmissionId, SubmitButton } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, PageHeader, Photo, type PhotoRecord, SavedMeanwhile, WrittenState } from "~/ui";
import { type Attachment, FileFacts } from "../attachment-list";
import { NewsForm } from "../news-form";
import type { Refused } from "../news-form.server";
import type { Review } from "./action.server";

export const ErrorBoundary = MissingPublication;

export const loader = handler(news.edit, async (visit) => {
  const { language } = visit;
  const written = await getOwnPublication(newsArea, visit);
  const { id, fields } = written;
  return {
    id,
    title: titleIn(fields, language).value,
    texts: formTexts(newsTexts, fields),
    hours: hourFieldValues(written.hours),
    photo: fields.photo,
    attachments: fields.attachments,
    number: written.number,
    isPublic: written.isPublic,
    state: editorState(written, language, href(news.edit, { id })),
  };
});

export { action } from "./action.server";

export default function EditNews() {
  const { t } = useTranslation("news");
  const { id, title, texts, hours, photo, attachments, number, isPublic, state } =
    useLoaderData<typeof loader>();
  const answered = useActionData<Refused | { review: Review }>();
  const labels = usePublicationLabels({ area: "news", texts: newsTexts });
  const review = answered && "review" in answered ? answered.review : null;
  return (
    <>
      <PageHeader title={review ? t("review.title") : undefined} record={title} />
      {review ? (
        <ReviewChanges review={review} />
      ) : (
        <>
          <WrittenState {...state} />
          <NewsForm
            values={{ ...texts, ...hours }}
            isPublic={isPublic}
            replacesPhoto={photo !== null}
            presentPhoto={<PresentPhoto photo={photo} number={number} />}
            presentFiles={<PresentFiles attachments={attachments} />}
            cancel={isPublic ? href(news.detail, { id }) : href(news.list)}
            deleteAt={isPublic ? undefined : href(news.delete, { id })}
          />
          {answered && "conflict" in answered && answered.conflict ? (
            <SavedMeanwhile
              texts={textNames(newsTexts).map((name) => ({ name, label: labels[name]!, text: texts[name] }))}
            />
          ) : null}
        </>
      )}
    </>
  );
}

type PresentPhotoProps = { photo: (PhotoRecord & { photoName: string }) | null; number: number };

/** Shows the article's present photo, and the version that the writer has seen. */
function PresentPhoto({ photo, number }: PresentPhotoProps) {
  const { t } = useTranslation("news");
  const refused = useActionData<Refused>();
  const held = refused?.files.held;
  return (
    <>
      <input type="hidden" name="version" value={refused?.seenVersion ?? number} />
      {held?.carried ? <input type="hidden" name="held" value={held.carried} /> : null}
      {photo ? (
        <figure className="mb-6">
          <Photo photo={photo} alt="" />
          <figcaption className="text-sm text-muted">
            {t("form.present-photo")} <bdi>{photo.photoName}</bdi>
            {held?.photoName ? (
              <>
                <br />
                {t("form.photo-to-come")} <bdi>{held.photoName}</bdi>
              </>
            ) : null}
          </figcaption>
        </figure>
      ) : null}
    </>
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
