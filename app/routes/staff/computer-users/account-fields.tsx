import type { useForm } from "@conform-to/react";
import { computerPermissions } from "~/domain/accounts/identities";
import type { NamedCentre } from "~/domain/elections/centres.server";
import { Field, SelectField, useErrorText } from "~/forms";
import { useTranslation } from "~/i18n";

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

type PermissionsField = { id: string; errorId: string; errors?: string[]; initialValue?: unknown };

function PermissionChoices({ field }: { field: PermissionsField }) {
  const { t } = useTranslation("computer-users");
  const say = useErrorText();
  const chosen = ([] as unknown[]).concat(field.initialValue ?? []);
  return (
    <fieldset className="field" aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className="field-label">{t("permissions")}</legend>
      <p className="field-hint">{t("permissions-hint")}</p>
      {field.errors ? (
        <p id={field.errorId} className="field-error">
          {say(field.errors[0]!)}
        </p>
      ) : null}
      {computerPermissions.map((permission, index) => (
        <label key={permission} className="choice">
          <input
            id={index ? undefined : field.id}
            type="checkbox"
            name="permissions"
            value={permission}
            defaultChecked={chosen.includes(permission)}
          />
          <span>{t(`may-do.${permission}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
