import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { KnownName } from "~/forms/sign-in-form";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { NewPasswordFields, useNewPasswordLabels } from "./new-password-fields";
import type { RefusedNumber } from "./number-form";

/** The new password of a link's holder; the number goes along for those whose browser keeps passwords. */
export function LinkForm({ number, refused }: { number: number; refused: RefusedNumber | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<Record<string, string>, string[]>({
    id: "recover",
    lastResult: refused?.answer,
  });
  return (
    <>
      <ErrorSummary form={form} labels={useNewPasswordLabels()} sentence={refused?.locked} />
      <form method="post" noValidate className="card grid p-6">
        <SubmissionId />
        <KnownName label={t("number")} value={number} />
        <NewPasswordFields password={fields.password!} again={fields.password_again!} />
        <button type="submit" className="btn">
          {t("recover.button")}
        </button>
      </form>
    </>
  );
}
