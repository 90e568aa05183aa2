import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { MAX_PHOTOS } from "~/domain/galleries/input";
import { AllAtOnceHint, ChooseFilesAgain, Field, useErrorText, useFileField } from "~/forms";
import { useTranslation } from "~/i18n";
import type { EditedGallery, Refused } from "./gallery-form.server";

export type Fields = Record<
  | "title_ar"
  | "title"
  | "description_ar"
  | "description"
  | "photos"
  | "cover"
  | "publish_at"
  | "unpublish_at",
  unknown
>;

type Props = {
  gallery: EditedGallery | null;
  form: Pick<FormMetadata<Fields, string[]>, "id" | "allErrors">;
  fields: Record<"photos" | "cover", FieldMetadata<unknown, Fields, string[]>>;
  labels: Record<"photos" | "cover", string>;
};

export function NewPhotos({ gallery, form, fields, labels }: Props) {
  const { t } = useTranslation("galleries");
  const refused = useActionData<Refused>();
  const say = useErrorText();
  const help = useFileField(
    "photo",
    {
      type: say("invalid-photo"),
      large: say("photo-too-large"),
      many: say("galleries:too-many-photos"),
    },
    MAX_PHOTOS,
  );
  const photos = fields.photos as Parameters<typeof Field>[0]["field"];
  return (
    <>
      <ChooseFilesAgain sent={refused?.again} say={t("form.choose-again")} />
      {Object.entries(refused?.names ?? {}).map(([field, name]) => (
        <p key={field} id={`${form.id}-${field}`} className="field-error">
          <bdi>{name}</bdi>
          {": "}
          {say(form.allErrors[field]?.[0] ?? "invalid-photo")}
        </p>
      ))}
      <Field
        field={photos}
        label={labels.photos}
        hint={
          <>
            {t("form.photos-hint", { most: MAX_PHOTOS })}
            <AllAtOnceHint>{t("form.slow-hint")}</AllAtOnceHint>
          </>
        }
        type="file"
        accept="image/jpeg,image/png,image/webp"
        {...help}
        multiple
        optional={Boolean(gallery)}
      />
      {gallery ? (
        <label className="choice mb-6">
          <input
            type="radio"
            name="cover"
            value="new"
            id={gallery.list.total ? undefined : fields.cover.id}
            defaultChecked={!gallery.list.total}
          />
          <span>{`${labels.cover}: ${t("form.cover-first-new")}`}</span>
        </label>
      ) : (
        <CoverNumber id={fields.cover.id} label={labels.cover} chosen={refused?.cover ?? "0"} />
      )}
    </>
  );
}

const CHOICES = 10;

type CoverNumberProps = { id: string; label: string; chosen: string };

/** Chooses the cover among the new photos by number, because they have no thumbnails yet. */
function CoverNumber({ id, label, chosen }: CoverNumberProps) {
  const { t } = useTranslation("galleries");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <p id={`${id}-description`} className="field-hint">
        {t("form.cover-hint")}
      </p>
      <select
        id={id}
        name="cover"
        defaultValue={chosen}
        aria-describedby={`${id}-description`}
        className="input"
      >
        {Array.from({ length: CHOICES }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its own name
          <option key={place} value={place}>
            {t("form.cover-number", { number: place + 1 })}
          </option>
        ))}
        <option value="">{t("form.cover-later")}</option>
      </select>
    </div>
  );
}
