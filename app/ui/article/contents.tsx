import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { Fold } from "../fold";

/** Folded above the text on a phone; beside it where there is room. */
export function Contents({ parts }: { parts: Array<{ id: string; title: ReactNode }> }) {
  const { t } = useTranslation("article");
  return (
    <nav className="on-page" aria-label={t("contents")}>
      <Fold title={t("contents")}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </nav>
  );
}
