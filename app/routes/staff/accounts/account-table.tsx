import { useTranslation } from "~/i18n/use-translation";
import { AccountRow } from "./account-row";
import type { ShownAccount } from "./shown-accounts.server";

/** The accounts of one page of the list; on a narrow screen each stands as a block of lines. */
export function AccountTable({ users, page }: { users: ShownAccount[]; page: number }) {
  const { t } = useTranslation("accounts");
  return (
    <table className="table accounts">
      <thead>
        <tr>
          <th scope="col">{t("full-name")}</th>
          <th scope="col">{t("role")}</th>
          <th scope="col">{t("state")}</th>
          <th scope="col">{t("more-acts")}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <AccountRow key={user.id} user={user} page={page} />
        ))}
      </tbody>
    </table>
  );
}
