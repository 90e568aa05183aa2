import { useForm } from "@conform-to/react";
import { computerPortal } from "~/addresses/computer";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { nameChanges } from "~/addresses/staff";
import { type DetailsInput, detailsInput, detailsOf, LONGEST_ADDRESS } from "~/domain/members/details";
import type { LookUpProblem } from "~/domain/members/look-up";
import { DetailsFields, useDetailLabels } from "~/features/members/member-fields";
import { ErrorSummary, Field, SubmissionId, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, ButtonLink, DefinitionTable, EmptyState, LinkRows, Ltr, Recorded } from "~/ui";
import type { RefusedDetails } from "./action.server";

type Card = {
  memberNumber: number;
  nameAr: string;
  nameEn: string;
  version: number;
  typed: Record<keyof DetailsInput, string>;
};

type Fields = Record<keyof DetailsInput | "current_password", string>;

export function DetailsForm({ card, refused }: { card: Card; refused: RefusedDetails | undefined }) {
  const { t } = useTranslation("record");
  const [form, fields] = useForm<Fields, string[]>({
    id: "card",
    lastResult: refused?.answer,
    defaultValue: card.typed,
  });
  const labels = { ...useDetailLabels(), current_password: t("fields.currentPassword") };
  return (
    <form method="post" noValidate {...useChecks(detailsInput(detailsOf(card.typed)), "max-w-2xl")}>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <FixedFields card={card} />
      <SubmissionId />
      <input type="hidden" name="version" value={refused?.seenVersion ?? card.version} />
      <DetailsFields
        isOwn
        fields={fields}
        hints={{
          nationalNumber: t("hints.nationalNumber"),
          mobile: t("hints.mobile"),
          email: t("hints.email"),
        }}
        longestAddress={LONGEST_ADDRESS}
      />
      <div className="notice mb-6">
        <Field
          field={fields.current_password}
          label={labels.current_password}
          hint={t("hints.currentPassword")}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          optional
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("save")}</Button>
        <ButtonLink href={href(doctorPortal.dashboard)} variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}

function FixedFields({ card: { memberNumber, nameAr, nameEn } }: { card: Card }) {
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
        <a className="link" href={href(doctorPortal.nameChange)}>
          {t("ask-for-names")}
        </a>
      </p>
    </div>
  );
}

const links = [
  { path: `${href(doctorPortal.accessLog)}?only=changes`, words: "history" },
  { path: href(doctorPortal.accessLog), words: "who-looked" },
  { path: href(doctorPortal.myData), words: "my-data" },
] as const;

export function RecordLinks() {
  const { t } = useTranslation("record");
  return (
    <nav aria-labelledby="more">
      <h2 id="more" className="mb-2 text-lg">
        {t("more")}
      </h2>
      <LinkRows links={links.map(({ path, words }) => ({ path, words: t(words) }))} />
    </nav>
  );
}

export function CardNotLoaded({ problem }: { problem: LookUpProblem }) {
  const { t } = useTranslation("cards");
  return (
    <EmptyState title={t(problem)}>
      <p className="mt-4">
        <ButtonLink href={href(doctorPortal.personalCard)}>{t("retry")}</ButtonLink>
      </p>
    </EmptyState>
  );
}

/** The page for staff, who have no card of their own and edit members' cards with another tool (T19, T20). */
export function NoOwnCard({ mayDecideNames }: { mayDecideNames: boolean }) {
  const { t } = useTranslation("record");
  return (
    <EmptyState title={t("no-own-card")}>
      <p className="mb-4 text-muted">{t("where-staff-look")}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <ButtonLink variant="quiet" href={href(computerPortal.personalCard)}>
          {t("go-to-look-up")}
        </ButtonLink>
        {mayDecideNames ? (
          <ButtonLink variant="quiet" href={href(nameChanges.list)}>
            {t("decide-names")}
          </ButtonLink>
        ) : null}
      </p>
    </EmptyState>
  );
}
