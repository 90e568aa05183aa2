import { paperKinds } from "~/domain/internships/paper-kinds";
import { useTranslation } from "~/i18n/use-translation";
import type { RefusedPapers } from "./sent-papers.server";

type Props = { sent: RefusedPapers; most?: number; kept: string };

/** What is wrong with papers that were sent, and by `kept` how many of them are not. */
export function PaperProblems({ sent: { stored, refused, sentence }, most, kept }: Props) {
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
            <a href={`#${paperKinds[0]}`}>{sentence}</a>
          </li>
        ) : null}
        {refused.map(({ field, name, because }) => (
          <li key={`${field}-${name}-${because}`}>
            <a href={`#${field}`}>
              <bdi className="wrap-anywhere">{name}</bdi>
            </a>
            {`: ${t(`internship-receipt:papers.refused.${because}`, { most })}`}
          </li>
        ))}
      </ul>
      {stored ? <p className="mt-3">{kept}</p> : null}
    </div>
  );
}
