import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";

const waysOn: PagePath[] = ["/faq", "/news", "/registration-requirements", "/contact-us"];

/** Nothing has all of the words: what they were, and where else to look or ask. */
export function NothingFound({ q }: { q: string }) {
  const { t, language } = useTranslation("search");
  return (
    <EmptyState title={t("none-found")}>
      <p className="my-3">
        {t("searched-for")} <bdi>“{q}”</bdi>
      </p>
      <p>{t("ways-on")}</p>
      <ul className="mt-3 grid gap-2">
        {waysOn.map((path) => (
          <li key={path}>
            <a href={path} className="link">
              {pages[path][language]}
            </a>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
