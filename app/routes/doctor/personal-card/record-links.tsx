import { useTranslation } from "~/i18n/use-translation";

const links = [
  { path: "/dr-dashboard/access-log?only=changes", words: "history" },
  { path: "/dr-dashboard/access-log", words: "who-looked" },
  { path: "/dr-dashboard/my-data", words: "my-data" },
] as const;

/** What else a doctor may see of the own record. */
export function RecordLinks() {
  const { t } = useTranslation("record");
  return (
    <nav aria-labelledby="more">
      <h2 id="more" className="mb-2 text-lg">
        {t("more")}
      </h2>
      <ul className="border-t border-line">
        {links.map(({ path, words }) => (
          <li key={path} className="border-b border-line">
            <a className="link block py-3" href={path}>
              {t(words)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
