import { computerPermissions } from "~/domain/accounts/identities";
import { useErrorText } from "~/forms/error-summary";
import { useTranslation } from "~/i18n/use-translation";

type PermissionsField = { id: string; errorId: string; errors?: string[]; initialValue?: unknown };

/** What a computer user may do, each with a tick of its own. */
export function PermissionChoices({ field }: { field: PermissionsField }) {
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
