import { useForm } from "@conform-to/react";
import type { ComputerPermission } from "~/domain/accounts/identities";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { OnRecordNow } from "~/ui/recorded";
import { AccountFields, useAccountLabels } from "./account-fields";
import { COMPUTER_USERS, userAddress } from "./address";
import type { RefusedChange } from "./answer-change.server";
import type { ShownUser } from "./shown-user.server";

/** The stored account in words, beside what an admin typed while a colleague saved. */
function useStored({ typed, centres }: ShownUser) {
  const { t } = useTranslation("computer-users");
  const labels = useAccountLabels();
  const centre = centres.find(({ id }) => String(id) === typed.centre)?.name ?? "";
  const permissions = typed.permissions.map((one: ComputerPermission) => t(`may-do.${one}`)).join(" · ");
  return [
    { label: labels.full_name, value: typed.full_name },
    { label: labels.permissions, value: permissions },
    { label: labels.centre, value: centre },
    { label: labels.desk, value: typed.desk },
  ];
}

/** What of an account can be changed: the name, the permissions and the seat. */
export function AccountForm({ user, refused }: { user: ShownUser; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const cancel = useTranslation("record").t("cancel");
  const [form, fields] = useForm<AccountFields, string[]>({
    id: "account",
    lastResult: refused?.answer,
    defaultValue: user.typed,
  });
  const stored = useStored(user);
  return (
    <section aria-labelledby="account-title">
      <ErrorSummary form={form} labels={useAccountLabels()} />
      <h2 id="account-title" className="mb-4 text-xl">
        {t("account")}
      </h2>
      <form method="post" action={userAddress(user.id)} noValidate className="max-w-2xl">
        <SubmissionId />
        <input type="hidden" name="version" value={refused?.seen ?? user.version} />
        <AccountFields fields={fields} centres={user.centres} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("save")}</Button>
          <ButtonLink variant="quiet" href={COMPUTER_USERS}>
            {cancel}
          </ButtonLink>
        </div>
      </form>
      {refused?.conflict ? <OnRecordNow rows={stored} /> : null}
    </section>
  );
}
