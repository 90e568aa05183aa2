import type { HistoryEntry } from "~/domain/complaints/history.server";
import { isState } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";
import { DoneBy } from "~/ui/case-history";

type HistoryView = Omit<HistoryEntry, "at"> & { at: string; moment: string };

type Props = {
  received: { at: string; moment: string };
  entries: HistoryView[];
  /** The text of the answer that stands above. */
  answer: string | undefined;
};

export function History({ received, entries, answer }: Props) {
  const { t } = useTranslation("complaints");
  const said = (value: string | null) =>
    isState(value) ? t(`statuses.${value}`) : `\u2068${value ?? t("nobody")}\u2069`;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-10 mb-3 text-xl">
        {t("history.title")}
      </h2>
      <ol className="grid gap-4">
        <li>
          <b>{t("history.received")}</b>
          <br />
          <time dateTime={received.at} className="text-sm text-muted">
            {received.moment}
          </time>
        </li>
        {entries.map(({ id, kind, text, before, after, at, moment, by, delivery }) => (
          <li key={id} className="border-t border-line pt-3">
            <b>{t(`history.${kind}`)}</b>
            {kind === "status" || kind === "assigned"
              ? ` · ${t("history.from-to", { before: said(before), after: said(after) })}`
              : null}
            {delivery ? ` · ${t(`delivery.${delivery}`)}` : null}
            <DoneBy at={at} moment={moment} by={by} byWord={t("history.by")} />
            {text && !(kind !== "note" && text === answer) ? (
              <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
