import type { ComplaintFilter } from "~/domain/complaints/filter";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";

/** No messages at all, or none for this search: then what was asked for, and the way back to all. */
export function NothingFound({ filter: { q, status } }: { filter: ComplaintFilter }) {
  const { t } = useTranslation("complaints");
  if (!q && !status) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none")}>
      <p className="my-3">
        {t("searched-for")} {q ? <bdi>“{q}”</bdi> : null}
        {q && status ? " · " : null}
        {status ? t(`statuses.${status}`) : null}
      </p>
      <a href="/complaints" className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
