import { useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { type DetailsInput, LONGEST_ADDRESS } from "~/domain/members/details";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { DetailsFields, useDetailLabels } from "~/forms/member-fields";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { RefusedDetails } from "./action.server";

type Props = {
  card: { typed: Record<keyof DetailsInput, string>; version: number };
  refused: RefusedDetails | undefined;
  children: ReactNode;
};

type Fields = Record<keyof DetailsInput | "current_password", string>;

export function DetailsForm({ card, refused, children }: Props) {
  const { t } = useTranslation("record");
  const [form, fields] = useForm<Fields, string[]>({
    id: "card",
    lastResult: refused?.answer,
    defaultValue: card.typed,
  });
  const labels = { ...useDetailLabels(), current_password: t("fields.currentPassword") };
  return (
    <form method="post" noValidate className="max-w-2xl">
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      {children}
      <SubmissionId />
      <input type="hidden" name="version" value={refused?.seenVersion ?? card.version} />
      <DetailsFields
        own
        fields={fields}
        hints={{
          nationalNumber: t("hints.nationalNumber"),
          mobile: t("hints.mobile"),
          email: t("hints.email"),
        }}
        longestAddress={LONGEST_ADDRESS}
      />
      <div className="notice mb-6">
        <Field
          field={fields.current_password}
          label={labels.current_password}
          hint={t("hints.currentPassword")}
          type="password"
          dir="ltr"
          autoComplete="current-password"
          optional
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{t("save")}</Button>
        <ButtonLink href="/dr-dashboard" variant="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </form>
  );
}
