import { useForm } from "@conform-to/react";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { userAddress } from "./address";
import type { RefusedChange } from "./answer-change.server";
import type { ShownUser } from "./shown-user.server";

/** The way in, shut or opened again. */
export function AccessForm({ user, refused }: { user: ShownUser; refused: RefusedChange | undefined }) {
  const { t } = useTranslation("computer-users");
  const act = user.disabled ? "enable" : "disable";
  const [form] = useForm<Record<string, string>, string[]>({ id: "access", lastResult: refused?.answer });
  return (
    <section aria-labelledby="access-title" className="card p-6">
      <ErrorSummary form={form} labels={{}} />
      <h2 id="access-title" className="text-xl">
        {t("access")}
      </h2>
      <p className="mt-2">{t(user.disabled ? "disabled" : "active")}</p>
      <p id="access-hint" className="mt-1 mb-4 text-sm text-muted">
        {t("access-hint")}
      </p>
      <form method="post" action={userAddress(user.id, act)}>
        <SubmissionId />
        <Button type="submit" variant={user.disabled ? "quiet" : "danger"} aria-describedby="access-hint">
          {t(act)}
        </Button>
      </form>
    </section>
  );
}
