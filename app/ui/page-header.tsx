import type { ReactNode } from "react";
import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { usePageTitle } from "./page-title";

type Crumb = { title: ReactNode; path: string };

type Place = {
  /** Where it is not the one that the document bears. */
  title?: ReactNode;
  /** The pages above it, by their paths where the association's own words name them. */
  crumbs?: ReadonlyArray<Crumb | PagePath>;
};

export function Breadcrumbs({ title, crumbs = [] }: Place) {
  const { t, language } = useTranslation("shell");
  const own = usePageTitle();
  const above = crumbs.map((crumb) =>
    typeof crumb === "string" ? { title: pages[crumb][language], path: crumb } : crumb,
  );
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="crumbs">
        {[{ title: t("home"), path: "/" }, ...above].map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
        <li aria-current="page">{title ?? own}</li>
      </ol>
    </nav>
  );
}

export function PageHeader({ title, crumbs, actions }: Place & { actions?: ReactNode }) {
  const own = usePageTitle();
  return (
    <div className="page-header">
      <div>
        <Breadcrumbs title={title} crumbs={crumbs} />
        <h1 className="title">{title ?? own}</h1>
      </div>
      {actions}
    </div>
  );
}
