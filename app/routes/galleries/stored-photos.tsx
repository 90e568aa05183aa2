import { useActionData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { LONGEST_TITLE } from "~/domain/galleries/input";
import type { GalleryPhoto } from "~/domain/galleries/photos.server";
import { useErrorText } from "~/forms";
import { directionOf, type Language, useTranslation } from "~/i18n";
import { Button, Photo } from "~/ui";
import type { EditedGallery, Refused } from "./gallery-form.server";
import { usePhotoCaption } from "./photo-caption";

type Props = { gallery: EditedGallery; errors: Record<string, string[]> };

export function StoredPhotos({ gallery, errors }: Props) {
  const { t } = useTranslation("galleries");
  const refused = useActionData<Refused>();
  const say = useErrorText();
  const { photos, first, total, page } = gallery.list;
  if (!photos.length) return null;
  const cover = refused?.cover || String(gallery.coverPhotoId ?? "");
  return (
    <fieldset className="field" aria-describedby="stored-hint">
      <legend className="field-label text-xl">{t("form.stored")}</legend>
      <p id="stored-hint" className="field-hint">
        {t("form.stored-hint")}
      </p>
      {errors.cover ? <p className="field-error">{say(errors.cover[0]!)}</p> : null}
      <ol>
        {photos.map((photo, index) => (
          <StoredPhoto
            key={photo.id}
            photo={photo}
            number={first + index}
            total={total}
            isCover={cover === String(photo.id)}
            radioId={index === 0 ? "gallery-cover" : undefined}
            typed={refused?.typed ?? {}}
            errors={errors}
            address={`${href(galleries.edit, { id: gallery.id })}?${page > 1 ? `page=${page}&` : ""}photo=${photo.id}`}
          />
        ))}
      </ol>
    </fieldset>
  );
}

type StoredPhotoProps = {
  photo: GalleryPhoto;
  number: number;
  total: number;
  isCover: boolean;
  /** Set for the first photo: the target of a link to choose the missing cover. */
  radioId: string | undefined;
  typed: Record<string, string>;
  errors: Record<string, string[]>;
  address: string;
};

function StoredPhoto({ photo, number, total, isCover, radioId, typed, errors, address }: StoredPhotoProps) {
  const { t } = useTranslation("galleries");
  const words = usePhotoCaption()(photo);
  const name = t("photo.number", { number });
  const [arabic, english] = [`title_ar_${photo.id}`, `title_${photo.id}`];
  return (
    <li id={`photo-${photo.id}`} className="photo-fields">
      <Photo photo={photo} alt={words?.value ?? name} />
      <div>
        <p className="font-bold">
          {name} <bdi className="text-sm font-normal text-muted">{photo.photoName}</bdi>
        </p>
        <label className="choice">
          <input type="radio" name="cover" value={photo.id} id={radioId} defaultChecked={isCover} />
          <span>
            {t("form.use-as-cover")}
            <span className="sr-only">{`: ${name}`}</span>
          </span>
        </label>
        <AltField
          name={arabic}
          label={t("form.alt-ar")}
          about={name}
          value={typed[arabic] ?? photo.titleAr ?? ""}
          errors={errors[arabic]}
          language="ar"
        />
        <AltField
          name={english}
          label={t("form.alt-en")}
          about={name}
          value={typed[english] ?? photo.title ?? ""}
          errors={errors[english]}
          language="en"
        />
        <PhotoButtons address={address} name={words?.value ?? name} number={number} total={total} />
      </div>
    </li>
  );
}

type AltFieldProps = {
  name: string;
  label: string;
  /** The photo that the field belongs to, for screen readers. */
  about: string;
  value: string;
  errors: string[] | undefined;
  language: Language;
};

function AltField({ name, label, about, value, errors, language }: AltFieldProps) {
  const say = useErrorText();
  const id = `gallery-${name}`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        <span className="sr-only">{` (${about})`}</span>
      </label>
      {errors ? (
        <p id={`${id}-error`} className="field-error">
          {say(errors[0]!)}
        </p>
      ) : null}
      <input
        id={id}
        name={name}
        defaultValue={value}
        maxLength={LONGEST_TITLE}
        lang={language}
        dir={directionOf(language)}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
        className="input"
      />
    </div>
  );
}

type PhotoButtonsProps = { address: string; name: string; number: number; total: number };

/** Buttons to move and delete a photo, with an address each; they submit the form, so that nothing typed is lost. */
function PhotoButtons({ address, name, number, total }: PhotoButtonsProps) {
  const { t } = useTranslation("galleries");
  const button = (what: "earlier" | "later" | "remove", words: string) => (
    <Button
      type="submit"
      name="intent"
      value="draft"
      formAction={`${address}&do=${what}`}
      variant={what === "remove" ? "danger" : "quiet"}
    >
      {words}
      <span className="sr-only">{`: ${t("photo.number", { number })}, ${name}`}</span>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {number > 1 ? button("earlier", t("form.earlier")) : null}
      {number < total ? button("later", t("form.later")) : null}
      {button("remove", t("form.remove"))}
    </div>
  );
}
