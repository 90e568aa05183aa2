import { useForm } from "@conform-to/react";
import type { TouchesOpen } from "~/domain/elections/open-election";
import { ErrorSummary } from "~/forms/error-summary";
import { SubmissionId } from "~/forms/hidden-fields";
import { Tick } from "~/forms/tick";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import type { RefusedRoll } from "./answer-roll.server";
import { CONFIRM_OPEN, OpenConfirmation } from "./open-confirmation";

export const SKIP_REJECTED = "skip_rejected";

type Props = {
  refused: RefusedRoll | undefined;
  /** What is confirmed: the figures shown, whether there are rejected lines, whether the election is open. */
  asked: { seen: string; rejected: number; good: number; touches: TouchesOpen | null };
  another: string;
};

/** The confirmation by which a checked roll is applied. */
export function ApplyForm({ refused, asked: { seen, rejected, good, touches }, another }: Props) {
  const { t } = useTranslation("election-office");
  const [form, fields] = useForm<Record<typeof SKIP_REJECTED | typeof CONFIRM_OPEN, string>, string[]>({
    id: "apply",
    lastResult: refused?.answer,
  });
  return (
    <form method="post" noValidate className="mt-8 max-w-3xl">
      <ErrorSummary form={form} labels={{ [SKIP_REJECTED]: "", [CONFIRM_OPEN]: "" }} />
      <SubmissionId />
      <input type="hidden" name="seen" value={seen} />
      <p className="mb-4 font-bold">{t(good ? "report.nothing-yet" : "report.nothing-good")}</p>
      {rejected && good ? (
        <div className="mb-6">
          <Tick field={fields[SKIP_REJECTED] as never} checked={refused?.skipRejected}>
            {t("report.skip")}
          </Tick>
        </div>
      ) : null}
      <OpenConfirmation
        touches={good ? touches : null}
        field={fields[CONFIRM_OPEN] as never}
        checked={refused?.confirmed}
      />
      <div className="flex flex-wrap gap-3">
        {good ? <Button type="submit">{t("report.apply")}</Button> : null}
        <ButtonLink href={another} variant="quiet">
          {t("report.another")}
        </ButtonLink>
      </div>
    </form>
  );
}
