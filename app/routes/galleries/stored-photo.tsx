import type { GalleryPhoto } from "~/domain/galleries/photo-queries.server";
import { useTranslation } from "~/i18n/use-translation";
import { Photo } from "~/ui/photo";
import { AltField } from "./alt-field";
import { PhotoButtons } from "./photo-buttons";
import { usePhotoWords } from "./photo-words";

type Props = {
  photo: GalleryPhoto;
  number: number;
  total: number;
  isCover: boolean;
  /** For the first one: where a missing cover is to be chosen. */
  radioId: string | undefined;
  typed: Record<string, string>;
  errors: Record<string, string[]>;
  /** The form's address for what is done with this photo. */
  address: string;
};

/** One photo of a gallery that is being edited. */
export function StoredPhoto({ photo, number, total, isCover, radioId, typed, errors, address }: Props) {
  const { t } = useTranslation("galleries");
  const words = usePhotoWords()(photo);
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
