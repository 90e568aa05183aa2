import { useTranslation } from "~/i18n";
import { Icon } from "./icon";

type Props = {
  page: number;
  pages: number;
  /** True if nobody counted the pages: `pages` is then one more than the page if there is a next one. */
  isOpenEnded?: boolean;
  hrefFor: (page: number) => string;
};

export function Pager({ page, pages, isOpenEnded = false, hrefFor }: Props) {
  const { t } = useTranslation("shell");
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t("pages")}>
      {page > 1 ? (
        <a className="btn btn-quiet" rel="prev" href={hrefFor(page - 1)}>
          <Icon name="previous" />
          {t("previous")}
        </a>
      ) : (
        <span />
      )}
      <span>{isOpenEnded ? t("page-number", { page }) : t("page-of", { page, pages })}</span>
      {page < pages ? (
        <a className="btn btn-quiet" rel="next" href={hrefFor(page + 1)}>
          {t("next")}
          <Icon name="next" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
