import type { GalleryCard as Gallery } from "~/domain/galleries/queries.server";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Card } from "~/ui/card";
import { CoverLink } from "~/ui/cover-link";
import { Photo } from "~/ui/photo";
import { NoPhotoIcon } from "./no-photo-icon";

/** One gallery in a list; the whole card leads to it. */
export function GalleryCard({ gallery, lazy }: { gallery: Gallery; lazy: boolean }) {
  const { t, language } = useTranslation("galleries");
  const { id, title, excerpt, day, photos, cover } = gallery;
  return (
    <Card as="article" className="relative">
      {cover ? (
        <Photo photo={cover} alt="" lazy={lazy} className="aspect-3/2 w-full object-cover" />
      ) : (
        <NoPhotoIcon />
      )}
      <div className="grid gap-2 p-4">
        <h2 className="text-lg">
          <Bilingual text={title} />
        </h2>
        <p className="text-sm text-muted">
          <time dateTime={day}>{formatDay(day, language)}</time>
          {` · ${t("photos", { count: photos })}`}
        </p>
        <p>
          <Bilingual text={excerpt} tag={false} />
        </p>
        <CoverLink to={`/gallery/${id}`} words={t("view")} title={<Bilingual text={title} tag={false} />} />
      </div>
    </Card>
  );
}
