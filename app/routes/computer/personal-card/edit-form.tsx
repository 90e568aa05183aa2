import { useForm } from "@conform-to/react";
import { LONGEST_ADDRESS } from "~/domain/members/details-input";
import { LONGEST_NAME } from "~/domain/members/names-input";
import { detailNames, useDetailLabels } from "~/forms/detail-labels";
import { DetailsFields } from "~/forms/details-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/hidden-fields";
import { NamesFields } from "~/forms/names-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { OnRecordNow } from "~/ui/on-record-now";
import type { RefusedEdit } from "./answer-edit.server";
import { FixedRows, useNameLabels } from "./fixed-rows";
import { cardAddress, type Mode } from "./mode";
import type { ShownCard } from "./shown-card.server";

type Props = { card: ShownCard; mode: Mode; refused: RefusedEdit | undefined };

/** A member's card with one group of its fields open: the names, or everything else. */
export function EditForm({ card, mode, refused }: Props) {
  const { t } = useTranslation("computer");
  const record = useTranslation("record").t;
  const [form, fields] = useForm<ShownCard["typed"], string[]>({
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
      <form method="post" action={cardAddress(card.memberNumber, mode)} noValidate className="max-w-2xl">
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
