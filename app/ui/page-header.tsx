import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

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

type Props = { title: ReactNode; crumbs?: Crumb[]; actions?: ReactNode };

export const PageHeader = ({ title, crumbs, actions }: Props) => (
  <div className="page-header">
    <div>
      <Breadcrumbs title={title} crumbs={crumbs} />
      <h1 className="title">{title}</h1>
    </div>
    {actions}
  </div>
);
