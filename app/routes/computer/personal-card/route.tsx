import { useForm } from "@conform-to/react";
import { data, type HeadersFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { computerPortal } from "~/addresses/computer";
import { href } from "~/addresses/href";
import { requireComputerUser } from "~/auth/guards.server";
import { handler, withSenderAccess } from "~/auth/handler.server";
import { detailsInput, detailsOf, LONGEST_ADDRESS } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import {
  type DetailName,
  DetailsFields,
  detailNames,
  NamesFields,
  useDetailLabels,
} from "~/features/members/member-fields";
import { LONGEST_NAME } from "~/fields/checks";
import { ErrorSummary, SubmissionId, useChecks } from "~/forms";
import { useTranslation } from "~/i18n";
import {
  Button,
  ButtonLink,
  DefinitionTable,
  Ltr,
  Notice,
  OnRecordNow,
  PageHeader,
  Recorded,
  usePageTitle,
} from "~/ui";
import { cardAddress, type Mode, modeIn, PERSONAL_CARD } from "../addresses";
import { lookUpPersonal, memberNumberIn, type PersonalCardView } from "../look-up.server";
import { LookUpFailed, SearchForm } from "../search";
import { editCard, type RefusedEdit } from "./action.server";

const modes: Mode[] = ["details", "names"];

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(computerPortal.personalCard, async ({ request, officer }) => {
  const { computer } = officer;
  const mode = computer ? modeIn(request.url) : null;
  if (mode) await requireComputerUser(request, mode);
  const found = await lookUpPersonal(request, officer);
  const mayEdit = computer && modes.filter((one) => computer.permissions.includes(one));
  return data({ by: officer.kind, found, mode, mayEdit }, { status: found.status });
});

export const action = handler(
  withSenderAccess(computerPortal.personalCard),
  async ({ request, computer: user }) => {
    const [mode, memberNumber] = [modeIn(request.url), memberNumberIn(request)];
    if (!mode || !memberNumber) throw new Response(null, { status: 404 });
    await requireComputerUser(request, mode);
    return editCard(request, user, memberNumber, mode);
  },
);

export default function PersonalCardPage() {
  const { t } = useTranslation("cards");
  const { by, found, mode, mayEdit } = useLoaderData<typeof loader>();
  const title = usePageTitle();
  const refused = useActionData<RefusedEdit>();
  const { card, problem, typed } = found;
  return (
    <>
      <PageHeader by={by} />
      <SearchForm page={PERSONAL_CARD} typed={typed} answer={found.answer} />
      <div className="mt-10">
        {problem ? <LookUpFailed page={PERSONAL_CARD} typed={typed} problem={problem} /> : null}
        {card && mode ? <EditForm card={card} mode={mode} refused={refused} /> : null}
        {card && !mode ? (
          <section aria-label={title} className="grid max-w-3xl gap-6">
            <FixedRows card={card} mode={null} />
            <WaysToEdit memberNumber={card.memberNumber} mayEdit={mayEdit} />
          </section>
        ) : null}
      </div>
      <p className="mt-10 text-muted">{t("every-look-up")}</p>
    </>
  );
}

type WaysToEditProps = {
  memberNumber: number;
  /** The modes that the clerk may edit; null for staff, who can only read. */
  mayEdit: Mode[] | null;
};

function WaysToEdit({ memberNumber, mayEdit }: WaysToEditProps) {
  const { t } = useTranslation("computer");
  if (!mayEdit) {
    const next = new URLSearchParams({ next: cardAddress(memberNumber) });
    return (
      <Notice>
        <p>{t("view-only")}</p>
        <p className="mt-2">
          <a className="link" href={`${href(computerPortal.signIn)}?${next}`}>
            {t("go-to-portal")}
          </a>
        </p>
      </Notice>
    );
  }
  if (!mayEdit.length) return <Notice>{t("look-up-only")}</Notice>;
  return (
    <p className="flex flex-wrap gap-3">
      {mayEdit.map((mode) => (
        <ButtonLink key={mode} variant="quiet" href={cardAddress(memberNumber, mode)}>
          {t(`edit.${mode}`)}
        </ButtonLink>
      ))}
    </p>
  );
}

type EditFormProps = { card: PersonalCardView; mode: Mode; refused: RefusedEdit | undefined };

function EditForm({ card, mode, refused }: EditFormProps) {
  const { t } = useTranslation("computer");
  const record = useTranslation("record").t;
  const [form, fields] = useForm<PersonalCardView["typed"], string[]>({
    id: "card",
    lastResult: refused?.answer,
    defaultValue: card.typed,
  });
  const names = useNameLabels();
  const labels = { ...names, ...useDetailLabels() };
  const edited = mode === "names" ? (["DOC_NAME_A", "DOC_NAME_E"] as const) : detailNames;
  const hints = {
    nationalNumber: t("hints.nationalNumber"),
    mobile: t("hints.mobile"),
    email: t("hints.email"),
  };
  return (
    <>
      <form
        method="post"
        action={cardAddress(card.memberNumber, mode)}
        noValidate
        {...useChecks(mode === "names" ? namesInput : detailsInput(detailsOf(card.typed)), "max-w-2xl")}
      >
        <ErrorSummary form={form} labels={labels} />
        <SubmissionId />
        <input type="hidden" name="version" value={refused?.seenVersion ?? card.version} />
        <div className="mb-8">
          <FixedRows card={card} mode={mode} />
        </div>
        {mode === "names" ? (
          <NamesFields fields={fields} labels={names} longest={LONGEST_NAME} />
        ) : (
          <DetailsFields fields={fields} hints={hints} longestAddress={LONGEST_ADDRESS} />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{record("save")}</Button>
          <ButtonLink variant="quiet" href={cardAddress(card.memberNumber)}>
            {record("cancel")}
          </ButtonLink>
        </div>
      </form>
      {refused?.conflict ? (
        <OnRecordNow rows={edited.map((name) => ({ label: labels[name], value: card.typed[name] }))} />
      ) : null}
    </>
  );
}

function useNameLabels() {
  const { t } = useTranslation("record");
  return { DOC_NAME_A: t("fields.nameAr"), DOC_NAME_E: t("fields.nameEn") };
}

const details = ["NATIONAL_NO", "MOBIL", "HOME_ADD", "WORK_ADD", "E_MAIL"] as const;
const numbers: readonly string[] = ["NATIONAL_NO", "MOBIL", "E_MAIL"];

/** The read-only rows of a card: everything except the fields of the mode, and always the number. */
function FixedRows({ card, mode }: { card: PersonalCardView; mode: Mode | null }) {
  const { t } = useTranslation("record");
  const names = useNameLabels();
  const labels = useDetailLabels();
  const nameRows = [
    { label: names.DOC_NAME_A, value: <Recorded lang="ar" value={card.typed.DOC_NAME_A} /> },
    { label: names.DOC_NAME_E, value: <Recorded lang="en" value={card.typed.DOC_NAME_E} /> },
  ];
  const rowOf = (name: DetailName) => ({
    label: labels[name],
    value: <Recorded ltr={numbers.includes(name)} value={card.typed[name]} />,
  });
  return (
    <DefinitionTable
      rows={[
        { label: t("fields.memberNumber"), value: <Ltr>{card.memberNumber}</Ltr> },
        ...(mode === "names" ? [] : nameRows),
        ...(mode === "details" ? [] : details.map(rowOf)),
      ]}
    />
  );
}
