import { useForm } from "@conform-to/react";
import { LONGEST_MESSAGE } from "~/domain/maintenance/stored";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import { MomentFields } from "~/forms/moment-fields";
import type { Answer } from "~/forms/parse-form";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { MAINTENANCE } from "./address";

const names = ["until_date", "until_time", "message_ar", "message_en"] as const;
type Names = (typeof names)[number];
type Props = { typed: Record<Names, string>; isOn: boolean; refused?: { answer: Answer } };

/** What is announced: when it ends, and what it is for. */
export function AnnounceForm({ typed, isOn, refused }: Props) {
  const { t } = useTranslation("maintenance");
  const [form, fields] = useForm<Record<Names, string>, string[]>({
    id: "maintenance",
    lastResult: refused?.answer,
    defaultValue: typed,
  });
  const labels = Object.fromEntries(names.map((name) => [name, t(`form.${name}`)])) as Record<Names, string>;
  const field = fields as never as Record<Names, never>;
  const plain = {
    maxLength: LONGEST_MESSAGE,
    hint: t("form.message-hint"),
    optional: true,
    autoComplete: "off",
  };
  return (
    <form method="post" action={MAINTENANCE} noValidate className="max-w-3xl">
      <ErrorSummary form={form} labels={labels} />
      <SubmissionId />
      <p className="mb-4">{t("form.until-about")}</p>
      <MomentFields
        day={field.until_date}
        time={field.until_time}
        labels={[labels.until_date, labels.until_time]}
        optional
      />
      <Field field={field.message_ar} label={labels.message_ar} lang="ar" dir="rtl" {...plain} />
      <Field field={field.message_en} label={labels.message_en} lang="en" dir="ltr" {...plain} />
      <Button type="submit" variant={isOn ? "quiet" : "primary"}>
        {isOn ? t("form.change") : t("form.start")}
      </Button>
    </form>
  );
}
