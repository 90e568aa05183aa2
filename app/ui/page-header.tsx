import { generatePath, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Login } from "~/addresses/address";
import { addressOf, pagesAbove } from "~/addresses/site-map";
import { pageTitle } from "~/content/navigation";
import { useTranslation } from "~/i18n";
import { titleOf, usePageTitle } from "./page-meta";
import { Written } from "./text";

type Crumb = { title: ReactNode; path: string };

type Place = {
  /** Set if the heading differs from the title of the document. */
  title?: ReactNode;
  /** The login that chooses the parent page, if each login has its own. */
  by?: Login;
  /** The name of the record that the parent page shows, if that page has no title of its own. */
  record?: ReactNode;
  /** Parent pages, below those of the address, that the address cannot name. */
  crumbs?: readonly Crumb[];
};

function useCrumbs({ by, record, crumbs = [] }: Place): Crumb[] {
  const { language } = useTranslation();
  const here = useMatches().at(-1);
  const address = here ? addressOf(here.pathname) : null;
  const above = address ? pagesAbove(address, by) : [];
  const named = above.map((page) => ({
    title: titleOf(page, language) ?? record,
    path: generatePath(page.path, here?.params),
  }));
  const all = [
    { title: pageTitle("/")[language], path: "/" },
    ...named.filter(({ title }) => title),
    ...crumbs,
  ];
  return [...new Map(all.map((crumb) => [crumb.path, crumb])).values()];
}

export function Breadcrumbs(place: Place) {
  const { t } = useTranslation("shell");
  const pageTitle = usePageTitle();
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className="crumbs">
        {useCrumbs(place).map((crumb) => (
          <li key={crumb.path}>
            <a href={crumb.path}>{crumb.title}</a>
          </li>
        ))}
        <li aria-current="page">{place.title ?? <Written words={pageTitle} />}</li>
      </ol>
    </nav>
  );
}

export function PageHeader({ actions, ...place }: Place & { actions?: ReactNode }) {
  const pageTitle = usePageTitle();
  return (
    <div className="page-header">
      <div>
        <Breadcrumbs {...place} />
        <h1 className="title">{place.title ?? <Written words={pageTitle} />}</h1>
      </div>
      {actions}
    </div>
  );
}
