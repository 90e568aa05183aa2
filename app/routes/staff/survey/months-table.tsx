import { HIGHEST_LEVEL } from "~/domain/surveys/level";
import { LEAST_IN_MONTH } from "~/domain/surveys/month";
import { standingOf } from "~/domain/surveys/standing";
import type { MonthFigures } from "~/domain/surveys/statistics.server";
import { formatMonth } from "~/i18n/dates";
import { useTranslation } from "~/i18n/use-translation";
import { Bar } from "~/ui/bar";
import { Ltr } from "~/ui/ltr";

type Month = Pick<MonthFigures, "month" | "responses" | "average">;

function Figures({ responses, average }: { responses: number; average: number }) {
  const { t } = useTranslation("survey");
  const standing = standingOf(average);
  return (
    <>
      <td className="number">
        <Ltr>{responses.toLocaleString("en")}</Ltr>
      </td>
      <td>
        <Ltr>{average.toFixed(2)}</Ltr>
        <span className="text-muted">{` · ${t(`standing.${standing}`)}`}</span>
        <Bar percent={(average / HIGHEST_LEVEL) * 100} tone={standing} />
      </td>
    </>
  );
}

/** The last twelve months, newest first. */
export function MonthsTable({ months }: { months: Month[] }) {
  const { t, language } = useTranslation("survey");
  return (
    <section className="mt-12">
      <h2 className="text-xl">{t("months")}</h2>
      <p className="mb-4 text-muted">{t("months-about")}</p>
      <table className="table figures">
        <caption className="sr-only">{t("months")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            <th scope="col" className="number">
              {t("responses")}
            </th>
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
                  {t("too-few", { least: LEAST_IN_MONTH })}
                </td>
              ) : (
                <Figures responses={responses} average={average} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
