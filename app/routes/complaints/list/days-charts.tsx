import type { DaysFigures } from "~/domain/complaints/figures.server";
import { useTranslation } from "~/i18n/use-translation";
import { Columns } from "~/ui/chart";
import { CountsTable, DrawnFigure } from "~/ui/drawn-figure";

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
const WEEK = 3;

export function DaysCharts({ days: { ages, answers } }: { days: DaysFigures }) {
  const { t } = useTranslation("complaints");
  const many = (count: number) => count.toLocaleString("en");
  return (
    <div className="drawn-figures">
      <DaysChart
        id="ages"
        title={t("ages.title")}
        says={t("ages.says", { late: many(sum(ages.slice(WEEK))), all: many(sum(ages)) })}
        counts={ages}
      />
      <DaysChart
        id="answers"
        title={t("answers.title")}
        says={t("answers.says", { soon: many(sum(answers.slice(0, WEEK))), all: many(sum(answers)) })}
        counts={answers}
      />
    </div>
  );
}

const ranges = ["first", "second", "week", "month", "more"] as const;

function DaysChart({ counts, ...named }: { id: string; title: string; says: string; counts: number[] }) {
  const { t } = useTranslation("complaints");
  if (!sum(counts)) return null;
  const amounts = counts.map((value, at) => ({ label: t(`ranges.${ranges[at]!}`), value }));
  return (
    <DrawnFigure {...named} picture={<Columns says={named.says} amounts={amounts} />}>
      <CountsTable
        caption={named.title}
        of={t("ranges.days")}
        many={t("ranges.many")}
        rows={amounts.map(({ label, value }) => ({ label, value: value.toLocaleString("en") }))}
      />
    </DrawnFigure>
  );
}
