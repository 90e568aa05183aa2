import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { type CardRow, cardRows } from "~/domain/dues/financial-card";
import { findFinancialCard } from "~/domain/dues/financial-card.server";
import { type LookUpProblem, lookUpProblem } from "~/domain/members/look-up";
import { findStanding } from "~/domain/standing/standing.server";
import { PaidFigures } from "~/features/dues/paid-figures";
import { type PaidView, paidView } from "~/features/dues/paid-view.server";
import { CardTable, EmptyCardTable, type Sheet } from "~/features/financial-card/financial-card";
import { formatLongDay, type Language, useTranslation } from "~/i18n";
import { today } from "~/platform/clock.server";
import { describeError, log } from "~/platform/log.server";
import { ButtonLink, CallOffice, EmptyState, Icon, PageHeader, usePageTitle, VisuallyHidden } from "~/ui";

type NoCardReason = LookUpProblem | "none-found" | "no-own-card";
type OwnCard =
  | { status: number; rows: CardRow[]; asOf: string; paid: PaidView | null; problem?: undefined }
  | { status: number; problem: NoCardReason; rows?: undefined };

/** Returns the signed-in doctor's card, or why there is none, with the status of that page. */
export async function ownCard(memberNumber: number, language: Language): Promise<OwnCard> {
  try {
    const card = await findFinancialCard(memberNumber);
    if (!card) return { status: 200, problem: "none-found" };
    const day = today();
    const standing = await findStanding(memberNumber, day);
    return {
      status: 200,
      rows: cardRows(card, language),
      asOf: formatLongDay(card.asOf, language),
      paid: standing && paidView(standing.paid, day, language),
    };
  } catch (error) {
    log.error("failed to read a financial card", describeError(error));
    return { status: 503, problem: lookUpProblem(error) };
  }
}

export const loader = handler(doctorPortal.financialCard, async ({ doctor, language }) => {
  const card: OwnCard = doctor
    ? await ownCard(doctor.memberNumber, language)
    : { status: 200, problem: "no-own-card" };
  return data({ by: doctor ? ("doctor" as const) : ("staff" as const), card }, { status: card.status });
});

export default function FinancialCardPage() {
  const { t } = useTranslation("cards");
  const shell = useTranslation("shell").t;
  const title = usePageTitle();
  const { by, card } = useLoaderData<typeof loader>();
  const print = (
    <ButtonLink href={href(doctorPortal.financialCardPrint)} target="_blank" rel="noopener">
      <Icon name="print" />
      {t("print")}
      <VisuallyHidden>{` ${shell("new-tab")}`}</VisuallyHidden>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader by={by} actions={card.rows ? print : null} />
      {card.rows ? (
        <Card title={title} rows={card.rows} asOf={card.asOf} paid={card.paid} />
      ) : (
        <NoCard title={title} problem={card.problem} />
      )}
    </>
  );
}

type CardProps = Pick<Sheet, "title" | "rows" | "asOf"> & { paid: PaidView | null };

function Card({ title, rows, asOf, paid }: CardProps) {
  const { t } = useTranslation("cards");
  return (
    <div>
      <section aria-label={title} className="financial-card">
        <CardTable rows={rows} caption={title} />
        {paid ? <PaidFigures paid={paid} /> : null}
      </section>
      <p className="mt-6">{t("as-of", { day: asOf })}</p>
      <p className="text-muted">
        <CallOffice words={t("not-right")} />
      </p>
    </div>
  );
}

/** Staff have no card of their own: an empty table, with a link to members' cards (T36). */
function StaffView({ title }: { title: string }) {
  const { t } = useTranslation("cards");
  return (
    <div className="max-w-3xl">
      <EmptyCardTable caption={title} />
      <p className="mt-6 font-bold">{t("no-own-card")}</p>
      <p className="mb-4 text-muted">{t("where-staff-look")}</p>
      <ButtonLink
        variant="quiet"
        href={`${href(computerPortal.signIn)}?next=/dashboard/computer-financial-card`}
      >
        {t("go-to-look-up")}
      </ButtonLink>
    </div>
  );
}

function NoCard({ title, problem }: { title: string; problem: NoCardReason }) {
  const { t } = useTranslation("cards");
  if (problem === "no-own-card") return <StaffView title={title} />;
  return (
    <EmptyState title={<span role="alert">{t(problem)}</span>}>
      <p className="my-4">
        <ButtonLink href={href(doctorPortal.financialCard)}>{t("retry")}</ButtonLink>
      </p>
      <p className="text-muted">
        <CallOffice words={t("not-right")} />
      </p>
    </EmptyState>
  );
}
