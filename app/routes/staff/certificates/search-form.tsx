import { useTranslation } from "~/i18n/use-translation";
import { SearchBox } from "~/ui/search-form";

/** The search of the issued certificates; `mistyped` when what looks like a serial number is none. */
export function SearchForm({ q, mistyped }: { q: string; mistyped: boolean }) {
  const { t } = useTranslation("certificates");
  return (
    <SearchBox
      action="/dashboard/certificates"
      q={q}
      label={t("staff.search")}
      find={t("staff.find")}
      clear={t("staff.clear")}
      problem={mistyped ? t("staff.mistyped") : null}
    />
  );
}
