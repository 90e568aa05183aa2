import type { FieldMetadata } from "@conform-to/react";
import { Field } from "~/forms";
import { useTranslation } from "~/i18n";

type Metadata = FieldMetadata<string, Record<string, string>, string[]>;

export const useNewPasswordLabels = () => {
  const { t } = useTranslation("portal");
  return { password: t("password.new"), password_again: t("password.again") };
};

const fresh = {
  type: "password",
  dir: "ltr",
  inputMode: "numeric",
  autoComplete: "new-password",
} as const;

export function NewPasswordFields({ password, again }: { password: Metadata; again: Metadata }) {
  const { t } = useTranslation("portal");
  const labels = useNewPasswordLabels();
  return (
    <>
      <Field field={password as never} label={labels.password} hint={t("password.hint")} {...fresh} />
      <Field field={again as never} label={labels.password_again} {...fresh} />
    </>
  );
}
