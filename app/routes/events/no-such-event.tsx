import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";

export function NoSuchEvent() {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader />
      <p className="mb-6">{t("not-found-body")}</p>
      <a href="/conferences" className="link">
        {t("back")}
      </a>
    </>
  );
}
