import { useTranslation } from "~/i18n/use-translation";
import type { RefusedPapers } from "./answer-papers.server";
import { PAPERS_FIELD } from "./papers-form";

type Props = { sent: RefusedPapers; most: number };

/** What was wrong with papers, each by its name, first in the page; and how many arrived all the same. */
export function PaperProblems({ sent: { kept, refused, sentence }, most }: Props) {
  const { t } = useTranslation(["internship-receipt", "forms"]);
  return (
    <div role="alert" className="error-summary">
      {/* biome-ignore lint/a11y/noAutofocus: moves focus to the problem where no script can */}
      <h2 tabIndex={-1} autoFocus className="text-lg font-bold">
        {t("forms:problem")}
      </h2>
      <ul className="mt-2 space-y-1">
        {sentence ? (
          <li>
            <a href={`#${PAPERS_FIELD}`}>{sentence}</a>
          </li>
        ) : null}
        {refused.map(({ name, because }) => (
          <li key={`${name}-${because}`}>
            <bdi className="font-bold wrap-anywhere">{name}</bdi>
            {`: ${t(`internship-receipt:papers.refused.${because}`, { most })}`}
          </li>
        ))}
      </ul>
      {kept ? <p className="mt-3">{t("internship-receipt:papers.kept", { count: kept })}</p> : null}
    </div>
  );
}
