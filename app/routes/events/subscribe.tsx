import { useTranslation } from "~/i18n";
import { Icon } from "~/ui";

export function Subscribe({ address }: { address: string }) {
  const { t } = useTranslation("events");
  return (
    <p className="mt-8 text-sm text-muted">
      <a href={address} className="link inline-flex items-center gap-2 py-1">
        <Icon name="calendar" />
        {t("subscribe")}
      </a>{" "}
      {t("subscribe-hint")}
    </p>
  );
}
