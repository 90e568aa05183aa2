import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";

/** No jobs at all, or none of the title searched for: then what that was, and the way back to all. */
export function NoJobs({ q }: { q: string }) {
  const { t } = useTranslation("careers");
  if (!q) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} <bdi>“{q}”</bdi>
      </p>
      <a href="/careers" className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
