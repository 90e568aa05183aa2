import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { accountAct } from "./address";
import type { ShownAccount } from "./shown-accounts.server";

type Act = { act: string; label: "disable" | "enable" | "new-link" | "reset-second-step"; look: string };

const disable: Act = { act: "disable", label: "disable", look: "btn btn-danger" };
const enable: Act = { act: "enable", label: "enable", look: "btn btn-quiet" };
const newLink: Act = { act: "invitation", label: "new-link", look: "btn btn-quiet" };
const reset: Act = { act: "second-step", label: "reset-second-step", look: "btn btn-quiet" };

function actsFor({ own, state, secondStep }: ShownAccount): Act[] {
  if (own) return [];
  if (state === "disabled") return [enable];
  return [newLink, ...(secondStep ? [reset] : []), disable];
}

/** The buttons of an account that is somebody else's; one's own is cared for on one's own page. */
export function AccountActs({ user, page }: { user: ShownAccount; page: number }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-wrap gap-2">
      {actsFor(user).map(({ act, label, look }) => (
        <form key={act} method="post" action={accountAct(user.id, act, page)}>
          <SubmissionId />
          <button type="submit" className={look}>
            {t(label)}
            <span className="sr-only"> {t("of", { name: user.fullName })}</span>
          </button>
        </form>
      ))}
    </div>
  );
}
