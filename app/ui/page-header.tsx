import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";

type Crumb = { title: ReactNode; path: string };
type Props = { title: ReactNode; crumbs?: Crumb[]; actions?: ReactNode };

/** A page's title under 'Home / … / page', with what can be done on it. */
export function PageHeader({ title, crumbs = [], actions }: Props) {
  const { t } = useTranslation("shell");
  return (
    <div className="page-header">
      <div>
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
        <h1 className="title">{title}</h1>
      </div>
      {actions}
    </div>
  );
}
