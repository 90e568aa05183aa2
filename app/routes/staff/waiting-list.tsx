import { useTranslation } from "~/i18n/use-translation";
import type { Waiting } from "./waiting.server";

/** What waits, each with the way to it. */
export function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-3 text-xl">
        {t("waiting.title")}
      </h2>
      {waiting.length ? (
        <ul className="border-t border-line">
          {waiting.map(({ path, words, since }) => (
            <li key={path} className="border-b border-line py-3">
              <a className="link font-bold" href={path}>
                {words}
              </a>
              {since ? <span className="text-muted">{` · ${since}`}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t("waiting.nothing")}</p>
      )}
    </section>
  );
}
