import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

/** Where the script of this class shows a photo in large; without script it never opens. */
export function Viewer() {
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
