import { useActionData } from "@remix-run/react";
import { useErrorText } from "~/forms/error-text";
import { useTranslation } from "~/i18n/use-translation";
import type { EditedGallery } from "./edited-gallery.server";
import type { Refused } from "./refused";
import { StoredPhoto } from "./stored-photo";

type Props = { gallery: EditedGallery; errors: Record<string, string[]> };

/** The photos that a gallery has: which one is the cover, what each shows, and its place. */
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
        {photos.map((photo, at) => (
          <StoredPhoto
            key={photo.id}
            photo={photo}
            number={first + at}
            total={total}
            isCover={cover === String(photo.id)}
            radioId={at === 0 ? "gallery-cover" : undefined}
            typed={refused?.typed ?? {}}
            errors={errors}
            address={`/edit-gallery/${gallery.id}?${page > 1 ? `page=${page}&` : ""}photo=${photo.id}`}
          />
        ))}
      </ol>
    </fieldset>
  );
}
