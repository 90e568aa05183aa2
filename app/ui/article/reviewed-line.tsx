import type { Provenance } from "~/content/article";
import { formatDay } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "./say";

/** Where a page's rules come from, and when somebody last compared the two. */
export function ReviewedLine({ source, reviewed }: Provenance) {
  const { t, language } = useTranslation("article");
  return (
    <p className="reviewed">
      {t("source")} <Say text={source} />. {t("reviewed")}{" "}
      <time dateTime={reviewed}>{formatDay(reviewed, language)}</time>.
    </p>
  );
}
