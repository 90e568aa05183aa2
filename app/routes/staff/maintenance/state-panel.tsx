import { SubmissionId } from "~/forms/hidden-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { END } from "./address";
import type { ShownState } from "./shown-maintenance.server";

/** Whether there is maintenance now, and the way to end it. */
export function StatePanel({ state }: { state: ShownState }) {
  const { t } = useTranslation("maintenance");
  if (state.kind !== "on") {
    return <p className="mb-8 max-w-3xl">{state.kind === "off" ? t("state.off") : t("away")}</p>;
  }
  const { since, until, isOver } = state;
  return (
    <div className="mb-10 grid max-w-3xl gap-6">
      <Notice kind="warning">
        <p>
          {t("state.on", { since })}
          {until ? ` ${isOver ? t("state.over", { until }) : t("state.until", { until })}` : null}
        </p>
      </Notice>
      <form method="post" action={END}>
        <SubmissionId />
        <Button type="submit">{t("form.end")}</Button>
      </form>
    </div>
  );
}
