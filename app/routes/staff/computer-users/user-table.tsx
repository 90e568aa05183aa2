import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";
import { userAddress } from "./address";
import type { ListedUser } from "./list";

function UserRow({ user }: { user: ListedUser }) {
  const { t } = useTranslation("computer-users");
  const seat = useSeatWords()(user);
  return (
    <tr>
      <th scope="row">
        <a className="link" href={userAddress(user.id)}>
          <Ltr>{user.username}</Ltr>
        </a>
        {user.fullName ? (
          <span className="block text-sm font-normal text-muted">
            <bdi>{user.fullName}</bdi>
          </span>
        ) : null}
      </th>
      <td>
        <ul className="text-sm">
          {user.permissions.map((permission) => (
            <li key={permission}>{t(`may-do.${permission}`)}</li>
          ))}
        </ul>
      </td>
      <td>{seat ? <bdi>{seat}</bdi> : <span className="text-muted">{t("no-centre")}</span>}</td>
      <td>
        <span className={user.disabled ? "font-bold" : undefined}>
          {t(user.disabled ? "disabled" : "active")}
        </span>
        {user.disabled ? null : (
          <span className="block text-sm text-muted">
            {user.lastSeen ? t("signed-in", { at: user.lastSeen }) : t("not-signed-in")}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The computer users of one page of the list; on a narrow screen each stands as a block of lines. */
export function UserTable({ users }: { users: ListedUser[] }) {
  const { t } = useTranslation("computer-users");
  return (
    <table className="table row-cards">
      <thead>
        <tr>
          <th scope="col">{t("username")}</th>
          <th scope="col">{t("permissions")}</th>
          <th scope="col">{t("seat")}</th>
          <th scope="col">{t("state")}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

type Seat = { centre: string | null; desk: string | null };

/** Where a user sits, in words; an empty text where nothing is known. */
function useSeatWords() {
  const { t } = useTranslation("computer-users");
  return ({ centre, desk }: Seat): string => {
    if (centre && desk) return t("in-centre", { centre, desk });
    return centre ?? (desk ? t("at-desk", { desk }) : "");
  };
}
