import type { Turnout } from "~/domain/elections/turnout";
import { useTranslation } from "~/i18n/use-translation";
import { Bar } from "~/ui/bar";
import { Bilingual } from "~/ui/bilingual";
import { Scrolling } from "~/ui/scrolling";
import { Count, Share } from "./count";
import type { TurnoutLine } from "./shown-turnout.server";

function Cells({ turnout, bars }: { turnout: Turnout; bars: boolean }) {
  const { t } = useTranslation("turnout");
  const { onRoll, votedThere, votedElsewhere, share, markedHere } = turnout;
  return (
    <>
      <td>
        <div className="turnout-share">
          <b>
            <Share of={share} none={t("no-roll")} />
          </b>
          {bars && share !== null ? <Bar percent={Number(share)} /> : null}
        </div>
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

type Props = { lines: TurnoutLine[]; whole: Turnout; bars?: boolean };

/** Every centre with its roll, who of it has voted where, and who was marked there; then all of them together. */
export function TurnoutTable({ lines, whole, bars = false }: Props) {
  const { t } = useTranslation("turnout");
  const columns = ["on-roll", "voted-there", "voted-elsewhere", "marked-here"] as const;
  return (
    <Scrolling label={t("by-centre")}>
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
              <Cells turnout={turnout} bars={bars} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("whole")}</th>
            <Cells turnout={whole} bars={bars} />
          </tr>
        </tfoot>
      </table>
    </Scrolling>
  );
}
