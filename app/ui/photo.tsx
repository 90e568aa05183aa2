import { useContext } from "react";
import { fileSize, useTranslation } from "~/i18n";
import { type PhotoBytes, type PhotoSize, photoPath, photoSizes } from "~/platform/photo-path";
import { PageFacts } from "./page-facts";
import { Ltr } from "./text";

/** Older photos have no recorded sizes in bytes. */
export type PhotoRecord = {
  photoKey: string;
  photoWidth: number;
  photoHeight: number;
  photoBytes: PhotoBytes | null;
};

/** Requests half of a phone's pixels, which look the same and take a third of the bytes. */
export const ACROSS_TEXT = "(min-width: 50rem) 48rem, 49vw";

type Props = {
  photo: PhotoRecord;
  alt: string;
  className?: string;
  /** Defaults to the sizes of a card. */
  sizes?: string;
  /** For all but the first photos of a page. */
  lazy?: boolean;
};

function PhotoLink({ photo, alt, size }: Pick<Props, "photo" | "alt"> & { size: PhotoSize }) {
  const { t } = useTranslation("shell");
  return (
    <a className="link photo-link" href={photoPath(photo.photoKey, size)}>
      {alt ? `${t("photo")}: ${alt}` : t("photo")}
      {photo.photoBytes ? (
        <>
          {" "}
          <Ltr>{`(${fileSize(photo.photoBytes[size])})`}</Ltr>
        </>
      ) : null}
    </a>
  );
}

const sourcesOf = ({ photoKey, photoWidth }: PhotoRecord) =>
  photoSizes
    .filter((size) => size !== "320" && (size === "full" || Number(size) < photoWidth))
    .map((size) => `${photoPath(photoKey, size)} ${size === "full" ? photoWidth : size}w`)
    .join(", ");

/** In light pages, a link that states the size of the photo. */
export function Photo({ photo, alt, className, sizes, lazy }: Props) {
  const { lite } = useContext(PageFacts);
  const { photoKey, photoWidth, photoHeight } = photo;
  if (lite) return <PhotoLink photo={photo} alt={alt} size={sizes ? "1280" : "320"} />;
  if (!sizes) {
    const height = Math.round((320 * photoHeight) / photoWidth);
    const [src, loading] = [photoPath(photoKey, "320"), lazy ? ("lazy" as const) : undefined];
    return <img src={src} alt={alt} width={320} height={height} className={className} loading={loading} />;
  }
  const responsive = { src: photoPath(photoKey, "640"), srcSet: sourcesOf(photo), sizes };
  return <img {...responsive} width={photoWidth} height={photoHeight} alt={alt} className={className} />;
}

const STEP = 10;
const CENTRE = 50;

const inSteps = (percent: number) => Math.round(percent / STEP) * STEP;

/** Returns the classes that keep the focal point of a cropped photo in view; none if it is the centre. */
export function focusClass(focus: { x: number; y: number } | undefined): string | undefined {
  const places = Object.entries({ x: inSteps(focus?.x ?? CENTRE), y: inSteps(focus?.y ?? CENTRE) });
  const away = places.filter(([, place]) => place !== CENTRE);
  return away.length
    ? ["focus", ...away.map(([axis, place]) => `focus-${axis}-${place}`)].join(" ")
    : undefined;
}
