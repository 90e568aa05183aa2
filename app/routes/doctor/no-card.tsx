import { association, phoneLink } from "~/content/association";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { EmptyCardTable } from "~/ui/financial-card";
import { Ltr } from "~/ui/text";
import type { NoCardReason } from "./own-card.server";

/** Staff have no card: the table stays empty, with the way to members' cards (T36). */
function StaffView({ title }: { title: string }) {
  const { t } = useTranslation("cards");
  return (
    <div className="max-w-3xl">
      <EmptyCardTable caption={title} />
      <p className="mt-6 font-bold">{t("no-own-card")}</p>
      <p className="mb-4 text-muted">{t("where-staff-look")}</p>
      <ButtonLink variant="quiet" href="/computer-portal?next=/dashboard/computer-financial-card">
        {t("go-to-look-up")}
      </ButtonLink>
    </div>
  );
}

/** Where the card would be: why it is not there, and the way on. */
export function NoCard({ title, problem }: { title: string; problem: NoCardReason }) {
  const { t } = useTranslation("cards");
  if (problem === "no-own-card") return <StaffView title={title} />;
  return (
    <EmptyState title={<span role="alert">{t(problem)}</span>}>
      <p className="my-4">
        <ButtonLink href="/dashboard/financial-card">{t("retry")}</ButtonLink>
      </p>
      <p className="text-muted">
        {`${t("not-right")} `}
        <a className="link" href={phoneLink(association.phone)}>
          <Ltr>{association.phone}</Ltr>
        </a>
      </p>
    </EmptyState>
  );
}
