import type { ReactNode } from "react";
import { inDigits } from "~/content/digits";
import type { HourOfMarks, readTurnout, Turnout } from "~/domain/elections/turnout.server";
import { formatNumber, inLanguage, type Language, type LocalText, translator, useTranslation } from "~/i18n";
import { Bilingual, Ltr, ScrollingTable } from "~/ui";

type ReadTurnout = Awaited<ReturnType<typeof readTurnout>>;

export type TurnoutLine = Turnout & { key: string; name: LocalText };

export function turnoutLines(
  { perCentre, withoutCentre }: Pick<ReadTurnout, "perCentre" | "withoutCentre">,
  language: Language,
): TurnoutLine[] {
  const lines = perCentre.map(({ name, code, ...turnout }) => ({
    ...turnout,
    key: String(code),
    name: inLanguage(language, name),
  }));
  if (!withoutCentre) return lines;
  const value = translator(language, "turnout")("without-centre");
  return [...lines, { ...withoutCentre, key: "none", name: { value, lang: language } }];
}

type TurnoutTableProps = { lines: TurnoutLine[]; total: Turnout };

export function TurnoutTable({ lines, total }: TurnoutTableProps) {
  const { t } = useTranslation("turnout");
  const columns = ["on-roll", "voted-there", "voted-elsewhere", "marked-here"] as const;
  return (
    <ScrollingTable label={t("by-centre")}>
      <table className="table turnout-table">
        <caption className="sr-only">{t("by-centre")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("centre")}</th>
            <th scope="col">{t("share")}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="number">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, ...turnout }) => (
            <tr key={key}>
              <th scope="row">
                <Bilingual text={name} tag={false} />
              </th>
              <Cells turnout={turnout} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("whole")}</th>
            <Cells turnout={total} />
          </tr>
        </tfoot>
      </table>
    </ScrollingTable>
  );
}

function Cells({ turnout }: { turnout: Turnout }) {
  const { t } = useTranslation("turnout");
  const { onRoll, votedThere, votedElsewhere, share, markedHere } = turnout;
  return (
    <>
      <td>
        <b>
          <Share of={share} none={t("no-roll")} />
        </b>
      </td>
      {[onRoll, votedThere, votedElsewhere, markedHere].map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
        <td key={column} className="number">
          <Count of={count} />
        </td>
      ))}
    </>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

type HoursTableProps = { day: string; hours: HourOfMarks[]; children?: ReactNode };

export function HoursTable({ day, hours, children }: HoursTableProps) {
  const { t } = useTranslation("turnout");
  let soFar = 0;
  return (
    <section aria-labelledby="by-hour" className="turnout-hours">
      <h2 id="by-hour" className="mb-3 text-xl">
        {t("by-hour", { day })}
      </h2>
      {children}
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

export function Count({ of }: { of: number }) {
  const { language } = useTranslation();
  return <Ltr>{formatNumber(of, language)}</Ltr>;
}

export function Share({ of, none }: { of: string | null; none: string }) {
  const { language } = useTranslation();
  return of === null ? <span className="text-muted">{none}</span> : <Ltr>{inDigits(`${of}%`, language)}</Ltr>;
}
