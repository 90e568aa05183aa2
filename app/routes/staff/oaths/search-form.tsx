import type { OathFilter } from "~/domain/oaths/filter";
import { useTranslation } from "~/i18n/use-translation";
import { WordsAndDaySearch } from "~/ui/words-and-day-search";

/** The search of the oaths, by number or name. */
export function SearchForm({
  filter,
}: {
  filter: Pick<OathFilter, "q" | "date"> & { dateRefused: boolean };
}) {
  const { t } = useTranslation("oath");
  const words = {
    search: t("staff.search"),
    day: t("staff.day"),
    find: t("staff.find"),
    clear: t("staff.clear"),
  };
  return <WordsAndDaySearch action="/dashboard/oaths" words={words} filter={filter} />;
}
