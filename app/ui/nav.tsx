import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";

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

export function PageLinks({ id, title, paths }: { id: string; title: string; paths: readonly PagePath[] }) {
  const { language } = useTranslation();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <ul className="mt-2 border-t border-line">
        {paths.map((path) => (
          <li key={path} className="border-b border-line">
            <a className="link block py-3" href={path}>
              {pages[path][language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
