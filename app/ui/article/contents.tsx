import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Pictogram } from "../pictogram";

/** Folded above the text; beside it, and open, where there is room. */
export function Contents({ parts }: { parts: Array<{ id: string; title: ReactNode }> }) {
  const { t } = useTranslation("article");
  return (
    <nav className="on-page" aria-label={t("contents")}>
      <details>
        <summary>
          {t("contents")}
          <Pictogram name="down" />
        </summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
