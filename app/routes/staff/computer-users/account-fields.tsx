import type { useForm } from "@conform-to/react";
import type { NamedCentre } from "~/domain/elections/centres.server";
import { Field, SelectField } from "~/forms/field";
import { useTranslation } from "~/i18n/use-translation";
import { PermissionChoices } from "./permission-choices";

export type AccountFields = { full_name: string; permissions: string[]; centre: string; desk: string };
type Props = {
  fields: ReturnType<typeof useForm<AccountFields, string[]>>[1];
  centres: NamedCentre[];
};

export function useAccountLabels(): Record<keyof AccountFields, string> {
  const { t } = useTranslation("computer-users");
  return {
    full_name: t("full-name"),
    permissions: t("permissions"),
    centre: t("centre"),
    desk: t("desk"),
  };
}

/** Who a computer user is, may do, and sits. */
export function AccountFields({ fields, centres }: Props) {
  const { t } = useTranslation("computer-users");
  const labels = useAccountLabels();
  return (
    <>
      <Field
        field={fields.full_name}
        label={labels.full_name}
        autoComplete="off"
        maxLength={120}
        dir="auto"
      />
      <PermissionChoices field={fields.permissions} />
      <SelectField
        field={fields.centre}
        label={labels.centre}
        hint={centres.length ? undefined : t("no-centres")}
        none={t("no-centre")}
        options={centres}
      />
      <Field field={fields.desk} label={labels.desk} autoComplete="off" maxLength={20} dir="auto" optional />
    </>
  );
}
