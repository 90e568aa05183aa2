import { useForm } from "@conform-to/react";
import { ltr } from "~/content/words";
import { Checkbox } from "~/forms/choice-field";
import { ErrorSummary } from "~/forms/error-summary";
import type { Answer } from "~/forms/parse-form";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { memberPage } from "./address";

type Props = { memberNumber: number; name: string; refused: Answer | undefined };

/** Asks staff to say that they know whom they give the code to. */
export function IssueForm({ memberNumber, name, refused }: Props) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<{ identity_checked: string }, string[]>({
    id: "issue",
    lastResult: refused,
  });
  return (
    <form method="post" noValidate className="max-w-2xl">
      <ErrorSummary form={form} labels={{}} />
      <SubmissionId />
      <p className="mb-4">{t("code.intro", { name: `\u2068${name}\u2069`, number: ltr(memberNumber) })}</p>
      <div className="field">
        <Checkbox field={fields.identity_checked}>{t("code.identity-checked")}</Checkbox>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("code.button")}</Button>
        <ButtonLink href={memberPage(memberNumber)} variant="quiet">
          {t("code.another")}
        </ButtonLink>
      </div>
    </form>
  );
}
