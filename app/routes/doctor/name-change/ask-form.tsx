import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { LONGEST_NAME } from "~/domain/members/names";
import { ErrorSummary } from "~/forms/error-summary";
import { Field, TextField } from "~/forms/field";
import { NamesFields } from "~/forms/member-fields";
import type { Answer } from "~/forms/parse-form";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";

type Fields = Record<"DOC_NAME_A" | "DOC_NAME_E" | "reason" | "document", string>;
export type RefusedRequest = { answer: Answer; sentDocument: boolean };

type Props = {
  /** The names as they are, where a change of them begins. */
  names: { ar: string; en: string };
  refused: RefusedRequest | undefined;
  /** What stands between the problem and the fields. */
  children: ReactNode;
};

/** The new names and the paper that shows them. */
export function AskForm({ names, refused, children }: Props) {
  const { t } = useTranslation("names");
  const [form, fields] = useForm<Fields, string[]>({
    id: "names",
    lastResult: refused?.answer,
    defaultValue: { DOC_NAME_A: names.ar, DOC_NAME_E: names.en },
  });
  const labels = {
    DOC_NAME_A: t("fields.DOC_NAME_A"),
    DOC_NAME_E: t("fields.DOC_NAME_E"),
    reason: t("fields.reason"),
    document: t("fields.document"),
  };
  return (
    <form method="post" encType="multipart/form-data" noValidate className="max-w-2xl">
      <ErrorSummary form={form} labels={labels} />
      {children}
      <SubmissionId />
      <NamesFields own fields={fields} labels={labels} longest={LONGEST_NAME} />
      <TextField field={fields.reason} label={labels.reason} rows={3} dir="auto" optional />
      {refused?.sentDocument ? (
        <div className="mb-6">
          <Notice>{t("choose-again")}</Notice>
        </div>
      ) : null}
      <Field
        field={fields.document}
        label={labels.document}
        hint={t("hints.document")}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("send")}</Button>
        <ButtonLink href="/dashboard/personal-card" variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
