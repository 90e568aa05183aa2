import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";

/** For whoever may change the event. */
export function ChangeLinks({ id }: { id: number }) {
  const { t } = useTranslation("events");
  return (
    <div className="flex gap-3">
      <ButtonLink href={`/edit-conferences/${id}`}>{t("edit")}</ButtonLink>
      <ButtonLink href={`/conferences/${id}/delete`} variant="danger">
        {t("delete")}
      </ButtonLink>
    </div>
  );
}
