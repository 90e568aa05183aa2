import type { NewsFilter } from "~/domain/news/filter";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";

/** No articles at all, or none for this search: then what was searched for, and the way back to all. */
export function NothingFound({ filter: { q, date } }: { filter: NewsFilter }) {
  const { t, language } = useTranslation("news");
  if (!q && !date) return <EmptyState title={t("none")} />;
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} {q ? <bdi>“{q}”</bdi> : null}
        {q && date ? " · " : null}
        {date ? <time dateTime={date}>{formatDay(date, language)}</time> : null}
      </p>
      <a href="/news" className="link">
        {t("clear")}
      </a>
    </EmptyState>
  );
}
