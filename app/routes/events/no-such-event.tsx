import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { useEventsCrumb } from "./events-crumb";

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
