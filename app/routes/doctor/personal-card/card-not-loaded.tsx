import type { LookUpProblem } from "~/domain/members/look-up";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Where the card would be: why it is not there, and the way to try again. */
export function CardNotLoaded({ problem }: { problem: LookUpProblem }) {
  const { t } = useTranslation("cards");
  return (
    <EmptyState title={t(problem)}>
      <p className="mt-4">
        <ButtonLink href="/dashboard/personal-card">{t("retry")}</ButtonLink>
      </p>
    </EmptyState>
  );
}
