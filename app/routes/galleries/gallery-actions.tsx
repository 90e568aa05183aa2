import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";

/** What those who may change a gallery can do with it. */
export function GalleryActions({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="flex gap-3">
      <ButtonLink href={`/edit-gallery/${id}`}>{t("edit")}</ButtonLink>
      <ButtonLink href={`/gallery/${id}/delete`} variant="danger">
        {t("delete")}
      </ButtonLink>
    </div>
  );
}
