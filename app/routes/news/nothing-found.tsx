import { useTranslation } from "react-i18next";
import type { NewsFilter } from "~/domain/news/filter";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { EmptyState } from "~/ui/empty-state";

/** No articles at all, or none for this search: then what was searched for, and the way back to all. */
export function NothingFound({ filter: { q, date } }: { filter: NewsFilter }) {
  const { t, i18n } = useTranslation("news");
  if (!q && !date) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} {q ? <bdi>“{q}”</bdi> : null}
        {q && date ? " · " : null}
        {date ? <time dateTime={date}>{formatDay(date, i18n.language as Language)}</time> : null}
      </p>
      <a href="/news" className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
