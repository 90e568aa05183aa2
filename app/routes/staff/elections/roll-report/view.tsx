import { useForm } from "@conform-to/react";
import type { RollReport } from "~/domain/elections/roll-import";
import type { OpenElectionEffect } from "~/domain/elections/voting-window";
import type { Answer } from "~/fields/parse-form";
import { Checkbox, ErrorSummary, SubmissionId } from "~/forms";
import { formatNumber, useTranslation } from "~/i18n";
import { Button, ButtonLink, DefinitionTable, Ltr, Notice } from "~/ui";
import { CONFIRM_OPEN, OpenConfirmation } from "../open-confirmation";

type RollOriginProps = {
  origin: {
    fileName: string;
    by: string | null;
    ignored: string[];
    sent: string;
    applied: string | null;
  };
};

export function RollOrigin({ origin: { fileName, by, ignored, sent, applied } }: RollOriginProps) {
  const { t } = useTranslation("election-office");
  const sender = by ? t("import.by", { name: `\u2068${by}\u2069` }) : t("import.by-office");
  return (
    <div className="max-w-3xl">
      <DefinitionTable
        caption={t("report.file")}
        rows={[
          { label: t("report.file"), value: <bdi className="wrap-anywhere">{fileName}</bdi> },
          { label: t("report.sent"), value: `${sent} · ${sender}` },
          { label: t("report.applied"), value: applied ?? t("import.state-checked") },
          ...(ignored.length
            ? [
                {
                  label: t("report.ignored"),
                  value: <span className="wrap-anywhere">{ignored.join(" · ")}</span>,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

const order = ["lines", "good", "rejected", "added", "moved", "removed", "unchanged", "staying"] as const;

export function RollFigures({ report }: { report: RollReport }) {
  const { t, language } = useTranslation("election-office");
  const { counts, rejected, register, hasCentres } = report;
  const figure = (value: number) => formatNumber(value, language);
  const all = { ...counts, rejected };
  return (
    <section className="mt-8 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("report.figures")}</h2>
      <DefinitionTable
        caption={t("report.figures")}
        rows={order.map((name) => ({
          label: t(`report.counts.${name}`),
          value: <Ltr>{figure(all[name])}</Ltr>,
        }))}
      />
      {report.linesInFile ? (
        <p className="mt-4 text-muted">
          {t("report.lines-read", { lines: figure(report.linesInFile), rows: figure(counts.lines) })}
        </p>
      ) : null}
      {hasCentres ? null : <p className="mt-4 text-muted">{t("report.no-centres")}</p>}
      {register === null ? null : (
        <div className="mt-4">
          <Notice kind="warning">
            {t("report.first-roll", { register: figure(register), good: figure(counts.good) })}
          </Notice>
        </div>
      )}
    </section>
  );
}

export const SKIP_REJECTED = "skip_rejected";
export type RefusedRoll = { answer: Answer; skipRejected: boolean; confirmed: boolean };

type ApplyFormProps = {
  refused: RefusedRoll | undefined;
  confirmation: { seen: string; rejected: number; good: number; touches: OpenElectionEffect | null };
  another: string;
};

export function ApplyForm({
  refused,
  confirmation: { seen, rejected, good, touches },
  another,
}: ApplyFormProps) {
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
          <Checkbox field={fields[SKIP_REJECTED] as never} checked={refused?.skipRejected}>
            {t("report.skip")}
          </Checkbox>
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

export function RejectTable({ report: { rejects, rejected } }: { report: RollReport }) {
  const { t, language } = useTranslation("election-office");
  if (!rejects.length) return null;
  return (
    <section className="mt-8 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("report.rejects")}</h2>
      {rejected > rejects.length ? (
        <p className="mb-3 text-muted">
          {t("report.rejects-more", { most: rejects.length, all: formatNumber(rejected, language) })}
        </p>
      ) : null}
      <table className="table">
        <caption className="sr-only">{t("report.rejects")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("report.line")}</th>
            <th scope="col">{t("report.value")}</th>
            <th scope="col">{t("report.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {rejects.map(({ line, value, reason, firstLine }) => (
            <tr key={line}>
              <th scope="row">
                <Ltr>{line}</Ltr>
              </th>
              <td>
                <div className="min-w-16 wrap-anywhere">
                  {value ? <bdi>{value}</bdi> : <span className="text-muted">{t("report.empty-value")}</span>}
                </div>
              </td>
              <td>{t(`report.reasons.${reason}`, { line: firstLine })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
