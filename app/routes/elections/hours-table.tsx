import type { HourOfMarks } from "~/domain/elections/turnout.server";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { Count } from "./count";

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** The marks of one day hour by hour, and how many the day had brought by then. */
export function HoursTable({ day, hours }: { day: string; hours: HourOfMarks[] }) {
  const { t } = useTranslation("turnout");
  let soFar = 0;
  return (
    <section aria-labelledby="by-hour" className="turnout-hours">
      <h2 id="by-hour" className="mb-3 text-xl">
        {t("by-hour", { day })}
      </h2>
      <table className="table turnout-table">
        <thead>
          <tr>
            <th scope="col">{t("hour")}</th>
            <th scope="col" className="number">
              {t("marked")}
            </th>
            <th scope="col" className="number">
              {t("so-far")}
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ hour, marks }) => {
            soFar += marks;
            return (
              <tr key={hour}>
                <th scope="row">
                  <Ltr>{`${clock(hour)} – ${clock(hour + 1)}`}</Ltr>
                </th>
                <td className="number">
                  <Count of={marks} />
                </td>
                <td className="number">
                  <Count of={soFar} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
