import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { useEventsCrumb } from "./events-crumb";

/** The page of an event that is not there, with the way back to all. */
export function NoSuchEvent() {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader title={t("not-found")} crumbs={[useEventsCrumb()]} />
      <p className="mb-6">{t("not-found-body")}</p>
      <a href="/conferences" className="link">
        {t("back")}
      </a>
    </>
  );
}
