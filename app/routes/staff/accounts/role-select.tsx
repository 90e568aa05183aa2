import type { SelectHTMLAttributes } from "react";
import type { Role } from "~/domain/accounts/identities";
import { useTranslation } from "~/i18n/use-translation";

const roles: Role[] = ["admin", "editor", "viewer"];

/** The choice of a role; it needs a label of its own. */
export function RoleSelect(props: SelectHTMLAttributes<HTMLSelectElement>) {
  const { t } = useTranslation("accounts");
  return (
    <select name="role" className="input" {...props}>
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`roles.${role}`)}
        </option>
      ))}
    </select>
  );
}
