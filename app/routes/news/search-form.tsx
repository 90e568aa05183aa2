import type { NewsFilter } from "~/domain/news/filter";
import { useTranslation } from "~/i18n/use-translation";
import { WordsAndDaySearch } from "~/ui/words-and-day-search";

/** The search of the news. */
export function SearchForm({ filter }: { filter: NewsFilter & { dateRefused: boolean } }) {
  const { t } = useTranslation("news");
  const words = { search: t("search"), day: t("day"), find: t("find"), clear: t("clear") };
  return <WordsAndDaySearch action="/news" words={words} filter={filter} />;
}
