import type { ReactNode } from "react";
import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { usePageTitle } from "./page-title";

type Crumb = { title: ReactNode; path: string };

export function Breadcrumbs({ title, crumbs = [] }: { title: ReactNode; crumbs?: Crumb[] }) {
  const { t } = useTranslation("shell");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="crumbs">
        {[{ title: t("home"), path: "/" }, ...crumbs].map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}

type Props = {
  title?: ReactNode;
  /** The pages above it, by their paths where the association's own words name them. */
  crumbs?: ReadonlyArray<Crumb | PagePath>;
  actions?: ReactNode;
};

export function PageHeader({ title, crumbs = [], actions }: Props) {
  const { language } = useTranslation();
  const own = usePageTitle();
  const shown = title ?? own;
  const above = crumbs.map((crumb) =>
    typeof crumb === "string" ? { title: pages[crumb][language], path: crumb } : crumb,
  );
  return (
    <div className="page-header">
      <div>
        <Breadcrumbs title={shown} crumbs={above} />
        <h1 className="title">{shown}</h1>
      </div>
      {actions}
    </div>
  );
}
