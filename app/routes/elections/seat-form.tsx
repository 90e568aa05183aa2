import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field, SelectField } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { SEAT } from "./addresses";
import type { ShownSeat } from "./shown-seat.server";

/** The clerk's polling centre and desk. */
export function SeatForm({ seat, answer }: { seat: ShownSeat; answer?: Answer }) {
  const { t } = useTranslation("elections");
  const [form, { centre, desk }] = useForm<{ centre: string; desk: string }, string[]>({
    id: "seat",
    lastResult: answer,
    defaultValue: { centre: seat.centreId ? `${seat.centreId}` : "", desk: seat.desk ?? "" },
  });
  const labels = { centre: t("seat.centre"), desk: t("seat.desk") };
  return (
    <form method="post" action={SEAT} noValidate className="max-w-xl">
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <SelectField field={centre} label={labels.centre} none={t("seat.choose")} options={seat.centres} />
      <Field field={desk} label={labels.desk} optional autoComplete="off" maxLength={20} />
      <Button type="submit">{t("seat.save")}</Button>
    </form>
  );
}
