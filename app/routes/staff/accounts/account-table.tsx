import type { SelectHTMLAttributes } from "react";
import { roles } from "~/domain/accounts/identities";
import { SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { Button, EmailAddress } from "~/ui";
import { accountActionPath } from "./address";
import type { LoadedAccount } from "./loader.server";

/** Lists one page of accounts; on a narrow screen, each is a block of lines. */
export function AccountTable({ users, page }: { users: LoadedAccount[]; page: number }) {
  const { t } = useTranslation("accounts");
  return (
    <table className="table row-cards">
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

type Props = { user: LoadedAccount; page: number };

function RoleForm({ user, page }: Props) {
  const { t } = useTranslation("accounts");
  const of = t("of", { name: user.fullName });
  return (
    <form
      method="post"
      action={accountActionPath(user.id, "role", page)}
      className="flex flex-wrap gap-2"
      data-enhance="place"
    >
      <SubmissionId />
      <RoleSelect
        aria-label={`${t("role")} ${of}`}
        defaultValue={user.role}
        className="input w-auto min-w-36 flex-1"
      />
      <Button type="submit" variant="quiet">
        {t("change-role")}
        <span className="sr-only"> {of}</span>
      </Button>
    </form>
  );
}

/** Shows an account: its owner, its role with a button to change it, its state, and further actions. */
function AccountRow({ user, page }: Props) {
  const { t } = useTranslation("accounts");
  return (
    <tr id={`account-${user.id}`}>
      <th scope="row">
        <bdi>{user.fullName}</bdi>
        {user.isOwn ? <span className="tag ms-2">{t("you")}</span> : null}
        <span className="block text-sm font-normal text-muted">
          <EmailAddress address={user.email} />
        </span>
      </th>
      <td data-word={t("role")}>
        <RoleForm user={user} page={page} />
      </td>
      <td data-word={t("state")}>
        <span className={user.state === "active" ? undefined : "font-bold"}>{t(`states.${user.state}`)}</span>
        {user.secondStep ? <span className="block text-sm">{t("second-step-on")}</span> : null}
        {user.secondStep && user.removal ? (
          <span className="block text-sm font-bold">{t(`removal.${user.removal}`)}</span>
        ) : null}
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

type Label = "disable" | "enable" | "new-link" | "reset-second-step" | "removal.confirm" | "removal.withdraw";
type Act = { act: string; label: Label; look: string };

const disable: Act = { act: "disable", label: "disable", look: "btn btn-danger" };
const enable: Act = { act: "enable", label: "enable", look: "btn btn-quiet" };
const newLink: Act = { act: "invitation", label: "new-link", look: "btn btn-quiet" };
const reset: Act = { act: "second-step", label: "reset-second-step", look: "btn btn-quiet" };

const confirm: Act = { act: "second-step/confirm", label: "removal.confirm", look: "btn btn-danger" };
const withdraw: Act = { act: "second-step/withdraw", label: "removal.withdraw", look: "btn btn-quiet" };

const removalActs = { mine: [withdraw], others: [confirm, withdraw] };

function actsFor({ isOwn, state, secondStep, removal }: LoadedAccount): Act[] {
  if (isOwn) return [];
  if (state === "disabled") return [enable];
  const ofStep = removal ? removalActs[removal] : [reset];
  return [newLink, ...(secondStep ? ofStep : []), disable];
}

/** The buttons for an account of somebody else; one's own is changed on the account page. */
function AccountActs({ user, page }: { user: LoadedAccount; page: number }) {
  const { t } = useTranslation(["accounts", "forms"]);
  return (
    <div className="flex flex-wrap gap-2">
      {actsFor(user).map(({ act, label, look }) => (
        <form key={act} method="post" action={accountActionPath(user.id, act, page)} data-enhance="place">
          <SubmissionId />
          <button type="submit" className={look} data-enhance="busy" data-busy={t("forms:busy.working")}>
            {t(`accounts:${label}`)}
            <span className="sr-only">{`: ${user.fullName}`}</span>
          </button>
        </form>
      ))}
    </div>
  );
}

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
