import { href } from "~/addresses/href";
import { events } from "~/addresses/publications";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";

export function NoSuchEvent() {
  const { t } = useTranslation("events");
  return (
    <>
      <PageHeader />
      <p className="mb-6">{t("not-found-body")}</p>
      <a href={href(events.list)} className="link">
        {t("back")}
      </a>
    </>
  );
}
