import { pageTitle } from "~/content/navigation";
import type { PagePath } from "~/content/pages";
import { useTranslation } from "~/i18n";

type Tab = { href: string; words: string; isShown: boolean };

export const StateTabs = ({ label, tabs }: { label: string; tabs: Tab[] }) => (
  <nav aria-label={label} className="mb-6">
    <ul className="flex flex-wrap gap-3">
      {tabs.map(({ href, words, isShown }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isShown ? "page" : undefined}
            className={isShown ? "btn" : "btn btn-quiet"}
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

type LinkRowsProps = { links: Array<{ path: string; words: string }>; className?: string };

export const LinkRows = ({ links, className = "" }: LinkRowsProps) => (
  <ul className={`${className} border-t border-line`.trimStart()}>
    {links.map(({ path, words }) => (
      <li key={path} className="border-b border-line">
        <a className="link block py-3" href={path}>
          {words}
        </a>
      </li>
    ))}
  </ul>
);

/** Links to pages under the titles that the association gave them. */
export const usePageLinks = (paths: readonly PagePath[]) => {
  const { language } = useTranslation();
  return paths.map((path) => ({ path, words: pageTitle(path)[language] }));
};

type PageLinksProps = { id: string; title: string; paths: readonly PagePath[] };

export const PageLinks = ({ id, title, paths }: PageLinksProps) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    <LinkRows className="mt-2" links={usePageLinks(paths)} />
  </nav>
);
