import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** What staff see: no card is theirs, and members' cards have a tool of their own (T19, T20). */
export function NoOwnCard({ mayDecideNames }: { mayDecideNames: boolean }) {
  const { t } = useTranslation("record");
  return (
    <EmptyState title={t("no-own-card")}>
      <p className="mb-4 text-muted">{t("where-staff-look")}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="quiet" href="/dashboard/computer-personal-card">
          {t("go-to-look-up")}
        </ButtonLink>
        {mayDecideNames ? (
          <ButtonLink variant="quiet" href="/dashboard/name-changes">
            {t("decide-names")}
          </ButtonLink>
        ) : null}
      </p>
    </EmptyState>
  );
}
