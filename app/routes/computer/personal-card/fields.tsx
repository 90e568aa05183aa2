import { useForm } from "@conform-to/react";
import { detailsInput, detailsOf, LONGEST_ADDRESS } from "~/domain/members/details";
import { namesInput } from "~/domain/members/names";
import { LONGEST_NAME } from "~/fields/checks";
import { ErrorSummary } from "~/forms/error-summary";
import {
  type DetailName,
  DetailsFields,
  detailNames,
  NamesFields,
  useDetailLabels,
} from "~/forms/member-fields";
import { SubmissionId } from "~/forms/submission";
import { useChecks } from "~/forms/use-checks";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { OnRecordNow, Recorded } from "~/ui/recorded";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import { cardAddress, type Mode } from "../addresses";
import type { PersonalCardView } from "../look-up.server";
import type { RefusedEdit } from "./action.server";

type EditFormProps = { card: PersonalCardView; mode: Mode; refused: RefusedEdit | undefined };

export function EditForm({ card, mode, refused }: EditFormProps) {
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

/** What of a card is read and not edited: all of it but what the mode opens; the number always. */
export function FixedRows({ card, mode }: { card: PersonalCardView; mode: Mode | null }) {
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
