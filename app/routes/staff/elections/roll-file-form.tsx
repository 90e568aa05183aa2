import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/hidden-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { RefusedRollFile } from "./answer-roll-file.server";

/** The choice of a file, after what was wrong with the last one. */
export function RollFileForm({ most, cancel }: { most: string; cancel: string }) {
  const { t } = useTranslation("election-office");
  const refused = useActionData<RefusedRollFile>();
  const [form, fields] = useForm<{ roll: unknown }, string[]>({ id: "roll", lastResult: refused?.answer });
  const label = t("import.file");
  const { problem, line } = refused ?? {};
  return (
    <form method="post" encType="multipart/form-data" noValidate className="max-w-3xl">
      <ErrorSummary
        form={form}
        labels={{ roll: label }}
        sentence={problem ? t(`problems.${problem}`, { line, most }) : null}
      />
      <SubmissionId />
      <Field field={fields.roll as never} label={label} type="file" accept=".csv,.txt,text/csv,text/plain" />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("import.check")}</Button>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
