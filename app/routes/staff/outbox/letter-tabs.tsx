import { type LetterState, letterStates } from "~/domain/outbox/letter-states";
import { useTranslation } from "~/i18n/use-translation";

type Props = { counts: Record<LetterState, number>; shown: LetterState };

/** The three lists, each with how many letters are in it. */
export function LetterTabs({ counts, shown }: Props) {
  const { t } = useTranslation("outbox");
  return (
    <nav aria-label={t("state")} className="mb-6">
      <ul className="flex flex-wrap gap-3">
        {letterStates.map((state) => (
          <li key={state}>
            <a
              href={`/dashboard/outbox?state=${state}`}
              aria-current={state === shown ? "page" : undefined}
              className={state === shown ? "btn" : "btn btn-quiet"}
            >
              {`${t(`states.${state}`)} (${counts[state]})`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
