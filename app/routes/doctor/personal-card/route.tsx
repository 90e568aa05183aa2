import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { may } from "~/auth/permissions";
import { visit } from "~/auth/visit.server";
import { asTyped } from "~/domain/members/details";
import { type LookUpProblem, lookUpProblem } from "~/domain/members/look-up";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { detailNames, useDetailLabels } from "~/forms/member-fields";
import { readForm } from "~/forms/read-body.server";
import { useTranslation } from "~/i18n/use-translation";
import { describeError, log } from "~/platform/log.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { OnRecordNow, Recorded } from "~/ui/recorded";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import { type RefusedDetails, saveDetails } from "./action.server";
import { DetailsForm } from "./details-form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { doctor, staff } = await visit(request, doctorPortal.personalCard);
  const { status, card, problem } = doctor
    ? await loadCard(doctor.memberNumber)
    : { status: 200, card: null, problem: null };
  return data(
    {
      by: doctor ? ("doctor" as const) : ("staff" as const),
      card,
      problem,
      mayDecideNames: staff !== null && may(staff.role, "names.decide"),
    },
    { status },
  );
}

/** The signed-in doctor's own card, or why it cannot be shown, with the status of the page that says so. */
async function loadCard(memberNumber: number) {
  try {
    const found = await findPersonalCard(memberNumber);
    if (!found) throw new Error("a doctor who signed in is not on the register");
    const { nameAr, nameEn, version } = found;
    return {
      status: 200,
      card: { memberNumber, nameAr, nameEn, version, typed: asTyped(found) },
      problem: null,
    };
  } catch (error) {
    log.error("a personal card could not be read", describeError(error));
    return { status: 503, card: null, problem: lookUpProblem(error) };
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const { doctor } = await visit(request, { who: doctorPortal.personalCard.sender });
  return saveDetails(request, doctor, await readForm(request));
}

export default function PersonalCardPage() {
  const { by, card, problem, mayDecideNames } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedDetails>();
  const labels = useDetailLabels();
  return (
    <>
      <PageHeader by={by} />
      {card ? (
        <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
          <div className="min-w-0">
            <DetailsForm card={card} refused={refused}>
              <FixedFields card={card} />
            </DetailsForm>
            {refused?.conflict ? (
              <OnRecordNow
                rows={detailNames.map((name) => ({ label: labels[name], value: card.typed[name] }))}
              />
            ) : null}
          </div>
          <RecordLinks />
        </div>
      ) : null}
      {problem ? <CardNotLoaded problem={problem} /> : null}
      {card || problem ? null : <NoOwnCard mayDecideNames={mayDecideNames} />}
    </>
  );
}

function FixedFields({
  card: { memberNumber, nameAr, nameEn },
}: {
  card: { memberNumber: number; nameAr: string; nameEn: string };
}) {
  const { t } = useTranslation("record");
  return (
    <div className="mb-8">
      <DefinitionTable
        rows={[
          { label: t("fields.memberNumber"), value: <Ltr>{memberNumber}</Ltr> },
          { label: t("fields.nameAr"), value: <Recorded lang="ar" value={nameAr} /> },
          { label: t("fields.nameEn"), value: <Recorded lang="en" value={nameEn} /> },
        ]}
      />
      <p className="mt-3 text-muted">
        {`${t("names-fixed")} `}
        <a className="link" href="/dr-dashboard/name-change">
          {t("ask-for-names")}
        </a>
      </p>
    </div>
  );
}

const links = [
  { path: "/dr-dashboard/access-log?only=changes", words: "history" },
  { path: "/dr-dashboard/access-log", words: "who-looked" },
  { path: "/dr-dashboard/my-data", words: "my-data" },
] as const;

function RecordLinks() {
  const { t } = useTranslation("record");
  return (
    <nav aria-labelledby="more">
      <h2 id="more" className="mb-2 text-lg">
        {t("more")}
      </h2>
      <ul className="border-t border-line">
        {links.map(({ path, words }) => (
          <li key={path} className="border-b border-line">
            <a className="link block py-3" href={path}>
              {t(words)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CardNotLoaded({ problem }: { problem: LookUpProblem }) {
  const { t } = useTranslation("cards");
  return (
    <EmptyState title={t(problem)}>
      <p className="mt-4">
        <ButtonLink href="/dashboard/personal-card">{t("retry")}</ButtonLink>
      </p>
    </EmptyState>
  );
}

/** What staff see: no card is theirs, and members' cards have a tool of their own (T19, T20). */
function NoOwnCard({ mayDecideNames }: { mayDecideNames: boolean }) {
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
