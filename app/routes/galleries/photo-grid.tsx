import { useContext } from "react";
import type { GalleryPhoto } from "~/domain/galleries/photos.server";
import { useTranslation } from "~/i18n/use-translation";
import { photoPath } from "~/platform/photo-path";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageFacts } from "~/ui/page-facts";
import { Photo } from "~/ui/photo";
import { usePhotoCaption } from "./photo-caption";

const AT_ONCE = 8;

type Props = {
  galleryId: number;
  photos: GalleryPhoto[];
  first: number;
};

/** Thumbnails that lead to their photos' pages; on light pages links to the photos, with what they weigh. */
export function PhotoGrid({ galleryId, photos, first }: Props) {
  const { t } = useTranslation("galleries");
  const say = usePhotoCaption();
  const { lite } = useContext(PageFacts);
  if (!photos.length) return <EmptyState title={t("no-photos")} />;
  const list = (
    <ul className={lite ? undefined : "thumbnails"}>
      {photos.map((photo, at) => {
        const words = say(photo);
        const alt = words?.value ?? t("photo.number", { number: first + at });
        return (
          <li key={photo.id} id={`photo-${photo.id}`}>
            {lite ? (
              <Photo photo={photo} alt={alt} sizes="100vw" />
            ) : (
              <a href={`/gallery/${galleryId}/photos/${photo.id}`}>
                <img
                  src={photoPath(photo.photoKey, "320")}
                  alt={alt}
                  lang={words?.lang}
                  width={320}
                  height={Math.round((320 * photo.photoHeight) / photo.photoWidth)}
                  loading={at < AT_ONCE ? undefined : "lazy"}
                />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (lite) return list;
  return (
    <>
      {list}
      <Viewer />
    </>
  );
}

/** Where the script of this class shows a photo in large; without script it never opens. */
function Viewer() {
  const { t } = useTranslation("galleries");
  return (
    <dialog className="viewer" aria-label={t("title")}>
      <form method="dialog" className="flex flex-wrap justify-center gap-3 pt-3">
        <Button type="button" value="-1" variant="quiet">
          {t("photo.previous")}
        </Button>
        <Button type="submit">{t("photo.close")}</Button>
        <Button type="button" value="1" variant="quiet">
          {t("photo.next")}
        </Button>
      </form>
    </dialog>
  );
}
