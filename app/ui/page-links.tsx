import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";

/** Pages by their titles, as a quiet list under a heading of its own. */
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
