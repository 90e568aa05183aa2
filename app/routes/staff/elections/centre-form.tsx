import { useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { centreInput, LONGEST_CENTRE_NAME } from "~/domain/elections/input";
import type { TouchesOpen } from "~/domain/elections/voting-window";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { SubmissionId } from "~/forms/submission";
import { useChecks } from "~/forms/use-checks";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { RefusedCentre } from "./centre-actions.server";
import { CONFIRM_OPEN, OpenConfirmation } from "./open-confirmation";

type Names = "code" | "name_ar" | "name" | typeof CONFIRM_OPEN;
type CentreFormProps = {
  present?: { code: string; name_ar: string; name: string };
  touches: TouchesOpen | null;
  cancel: string;
};

export function CentreForm({ present, touches, cancel }: CentreFormProps) {
  const { t } = useTranslation("election-office");
  const refused = useActionData<RefusedCentre>();
  const [form, fields] = useForm<Record<Names, string>, string[]>({
    id: "centre",
    lastResult: refused?.answer,
    defaultValue: present,
  });
  const labels = { code: t("centres.code"), name_ar: t("centres.name-ar"), name: t("centres.name") };
  return (
    <form method="post" noValidate {...useChecks(centreInput, "max-w-2xl")}>
      <ErrorSummary form={form} labels={{ ...labels, [CONFIRM_OPEN]: "" }} />
      <SubmissionId />
      <Field
        field={fields.code as never}
        label={labels.code}
        hint={t("centres.code-hint")}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
      />
      <Field
        field={fields.name_ar as never}
        label={labels.name_ar}
        maxLength={LONGEST_CENTRE_NAME}
        lang="ar"
        dir="rtl"
      />
      <Field
        field={fields.name as never}
        label={labels.name}
        maxLength={LONGEST_CENTRE_NAME}
        lang="en"
        dir="ltr"
      />
      <OpenConfirmation
        touches={touches}
        field={fields[CONFIRM_OPEN] as never}
        checked={refused?.confirmed}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("centres.save")}</Button>
        <ButtonLink href={cancel} variant="quiet">
          {t("form.cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
