import type { RollReport } from "~/domain/elections/roll-report";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Notice } from "~/ui/notice";

const order = ["lines", "good", "rejected", "added", "moved", "removed", "unchanged", "staying"] as const;
const figure = (value: number) => value.toLocaleString("en");

/** How many lines a roll has and what it changes, in figures. */
export function RollFigures({ report }: { report: RollReport }) {
  const { t } = useTranslation("election-office");
  const { counts, rejected, register, hasCentres } = report;
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
