import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { galleryInput, galleryTexts } from "~/domain/galleries/input";
import { TextInputs, useTextLabels } from "~/features/publications/text-inputs";
import { pageAddress } from "~/fields/pagination";
import {
  ErrorSummary,
  HourFields,
  SubmissionId,
  SubmitButton,
  useChecks,
  useHourLabels,
  useKeptDraft,
  useUploads,
} from "~/forms";
import { useTranslation } from "~/i18n";
import { ButtonLink, Pager, SavedMeanwhile } from "~/ui";
import type { EditedGallery, Refused } from "./gallery-form.server";
import { type Fields, NewPhotos } from "./new-photos";
import { StoredPhotos } from "./stored-photos";

/** The form to add or edit a gallery. A draft that the add form created continues as the edit form. */
export function GalleryForm({ gallery }: { gallery: EditedGallery | null }) {
  const { t } = useTranslation("galleries");
  const kept = useKeptDraft("uploads");
  const refused = useActionData<Refused>();
  const [form, fields] = useForm<Fields>({
    id: "gallery",
    lastResult: refused?.answer,
    defaultValue: gallery ? { ...gallery.texts, ...gallery.hours } : undefined,
  });
  const labels = useFieldLabels(gallery, refused?.names ?? {});
  return (
    <>
      <form
        method="post"
        action={
          gallery ? pageAddress(href(galleries.edit, { id: gallery.id }), gallery.list.page) : undefined
        }
        encType="multipart/form-data"
        noValidate
        {...useChecks(galleryInput, "uploads max-w-3xl", kept.enhance)}
        {...kept.data}
        {...useUploads()}
      >
        <ErrorSummary
          form={form}
          labels={labels}
          sentence={refused?.othersStored ? t("others-kept") : null}
        />
        <SubmissionId />
        {gallery ? <SafeDefault version={seenIn(refused, gallery)} /> : null}
        <TextInputs area="galleries" texts={galleryTexts} fields={fields} />
        {gallery ? <StoredPhotos gallery={gallery} errors={form.allErrors} /> : null}
        <NewPhotos gallery={gallery} form={form} fields={fields} labels={labels} />
        <HourFields hours={fields} />
        <FormButtons gallery={gallery} />
      </form>
      {gallery ? (
        <Pager
          page={gallery.list.page}
          pages={gallery.list.pages}
          hrefFor={(page) => pageAddress(href(galleries.edit, { id: gallery.id }), page)}
        />
      ) : null}
      {gallery && refused?.conflict ? <Meanwhile texts={gallery.texts} labels={labels} /> : null}
    </>
  );
}

/** Returns the version that the reader has seen: that of a draft created with a refusal, or shown in a conflict. */
const seenIn = (refused: Refused | undefined, { version }: EditedGallery) =>
  refused?.draft || refused?.conflict ? version : (refused?.seen ?? version);

type MeanwhileProps = { texts: EditedGallery["texts"]; labels: Record<string, string> };

const Meanwhile = ({ texts, labels }: MeanwhileProps) => (
  <SavedMeanwhile
    texts={Object.entries(texts).map(([name, text]) => ({ name, label: labels[name]!, text }))}
  />
);

/** Keeps a name's own direction inside a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Returns the visible label of each field, for the form and the error summary; `names` are those of refused photos. */
function useFieldLabels(gallery: EditedGallery | null, names: Record<string, string>) {
  const { t } = useTranslation("galleries");
  const photos = t(gallery ? "form.new-photos" : "form.photos");
  const labels = {
    ...useTextLabels("galleries", galleryTexts),
    photos,
    cover: t("form.cover"),
    ...useHourLabels(),
  };
  const ofSingle = (gallery?.list.photos ?? []).flatMap(({ id }, index) => {
    const number = t("photo.number", { number: (gallery?.list.first ?? 1) + index });
    return [
      [`title_ar_${id}`, `${t("form.alt-ar")} (${number})`],
      [`title_${id}`, `${t("form.alt-en")} (${number})`],
    ];
  });
  const ofRefused = Object.entries(names).map(([field, name]) => [
    field,
    name ? `${photos} (${isolated(name)})` : photos,
  ]);
  return { ...labels, ...Object.fromEntries([...ofSingle, ...ofRefused]) } as typeof labels &
    Record<string, string>;
}

/**
 * The form's default button: Enter in a field saves, and does not press a photo's button. Also carries the version that
 * this page shows.
 */
function SafeDefault({ version }: { version: number }) {
  const { t } = useTranslation("galleries");
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <button type="submit" name="intent" value="draft" hidden>
        {t("form.save-draft")}
      </button>
    </>
  );
}

function FormButtons({ gallery }: { gallery: EditedGallery | null }) {
  const { t } = useTranslation("galleries");
  const published = gallery && !gallery.draft;
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton busy={published ? "updating" : "publishing"} name="intent" value="publish">
        {t(published ? "form.update" : "form.publish")}
      </SubmitButton>
      <SubmitButton busy="updating" name="intent" value="draft" variant="quiet">
        {t("form.save-draft")}
      </SubmitButton>
      <ButtonLink
        href={published ? href(galleries.detail, { id: gallery.id }) : href(galleries.list)}
        variant="quiet"
      >
        {t("form.cancel")}
      </ButtonLink>
      {gallery?.draft ? (
        <ButtonLink href={href(galleries.delete, { id: gallery.id })} variant="danger">
          {t("form.delete-draft")}
        </ButtonLink>
      ) : null}
    </div>
  );
}
