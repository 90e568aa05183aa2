import { useTranslation } from "react-i18next";
import type { Provenance } from "~/content/article";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { Say } from "./say";

/** Where a page's rules come from, and when somebody last compared the two. */
export function ReviewedLine({ source, reviewed }: Provenance) {
  const { t, i18n } = useTranslation("article");
  return (
    <p className="reviewed">
      {t("source")} <Say text={source} />. {t("reviewed")}{" "}
      <time dateTime={reviewed}>{formatDay(reviewed, i18n.language as Language)}</time>.
    </p>
  );
}
