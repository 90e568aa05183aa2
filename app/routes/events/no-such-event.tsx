import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";

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
