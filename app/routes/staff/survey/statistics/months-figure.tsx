import { inDigits } from "~/content/digits";
import { HIGHEST_LEVEL, standingOf } from "~/domain/surveys/levels";
import { MIN_IN_MONTH } from "~/domain/surveys/month";
import type { MonthFigures } from "~/domain/surveys/statistics.server";
import { formatMonth, formatNumber, useTranslation } from "~/i18n";
import { Columns, DrawnFigure, Ltr } from "~/ui";

type Month = Pick<MonthFigures, "month" | "responses" | "average">;

/** Draws the months from oldest to newest; those with too few answers are only in the table. */
export function MonthsFigure({ months }: { months: Month[] }) {
  const { t, language } = useTranslation("survey");
  const known = months.flatMap(({ month, average }) => (average === null ? [] : [{ month, average }]));
  const [latest] = known;
  const says = latest
    ? t("months-say", {
        month: formatMonth(latest.month, language),
        average: inDigits(latest.average.toFixed(2), language),
      })
    : t("months-about");
  const amounts = known.reverse().map(({ month, average }) => ({
    label: inDigits(`${Number(month.slice(5, 7))}`, language),
    value: average,
    words: inDigits(average.toFixed(1), language),
  }));
  return (
    <div className="drawn-figures">
      <DrawnFigure
        id="months"
        title={t("months")}
        says={says}
        picture={latest ? <Columns says={says} amounts={amounts} scale={HIGHEST_LEVEL} /> : null}
      >
        <MonthsTable months={months} />
      </DrawnFigure>
    </div>
  );
}

function MonthsTable({ months }: { months: Month[] }) {
  const { t, language } = useTranslation("survey");
  return (
    <table className="table counts">
      <caption className="sr-only">{t("months")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("month")}</th>
          <th scope="col">{t("responses")}</th>
          <th scope="col">{t("average")}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, responses, average }) => (
          <tr key={month}>
            <th scope="row">
              <time dateTime={month.slice(0, 7)}>{formatMonth(month, language)}</time>
            </th>
            {responses === null || average === null ? (
              <td colSpan={2} className="text-muted">
                {t("too-few", { least: MIN_IN_MONTH })}
              </td>
            ) : (
              <>
                <td>
                  <Ltr>{formatNumber(responses, language)}</Ltr>
                </td>
                <td>
                  <Ltr>{inDigits(average.toFixed(2), language)}</Ltr>
                  <span className="text-muted">{` · ${t(`standing.${standingOf(average)}`)}`}</span>
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
