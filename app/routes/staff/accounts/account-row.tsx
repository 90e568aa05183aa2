import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import { AccountActs } from "./account-acts";
import { accountAct } from "./address";
import { RoleSelect } from "./role-select";
import type { ShownAccount } from "./shown-accounts.server";

type Props = { user: ShownAccount; page: number };

function RoleForm({ user, page }: Props) {
  const { t } = useTranslation("accounts");
  const of = t("of", { name: user.fullName });
  return (
    <form method="post" action={accountAct(user.id, "role", page)} className="flex flex-wrap gap-2">
      <SubmissionId />
      <RoleSelect
        aria-label={`${t("role")} ${of}`}
        defaultValue={user.role}
        className="input w-auto min-w-36 flex-1"
      />
      <button type="submit" className="btn btn-quiet">
        {t("change-role")}
        <span className="sr-only"> {of}</span>
      </button>
    </form>
  );
}

/** One account: who it is, its role with the button that changes it, how it stands, and what else can be done. */
export function AccountRow({ user, page }: Props) {
  const { t } = useTranslation("accounts");
  return (
    <tr id={`account-${user.id}`}>
      <th scope="row">
        <bdi>{user.fullName}</bdi>
        {user.own ? <span className="tag ms-2">{t("you")}</span> : null}
        <span className="block text-sm font-normal break-all text-muted">
          <Ltr>{user.email}</Ltr>
        </span>
      </th>
      <td>
        <RoleForm user={user} page={page} />
      </td>
      <td>
        <span className={user.state === "active" ? undefined : "font-bold"}>{t(`states.${user.state}`)}</span>
        {user.secondStep ? <span className="block text-sm">{t("second-step-on")}</span> : null}
        <span className="block text-sm text-muted">
          {`${t("created_on")} `}
          <time dateTime={user.createdOn}>{user.created}</time>
        </span>
      </td>
      <td>
        <AccountActs user={user} page={page} />
      </td>
    </tr>
  );
}
