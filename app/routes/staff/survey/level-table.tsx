import { levels } from "~/domain/surveys/level";
import { shareOf } from "~/domain/surveys/share";
import { useTranslation } from "~/i18n/use-translation";
import { Bar } from "~/ui/bar";
import { Face, tones } from "~/ui/face";
import { Ltr } from "~/ui/ltr";

/** How many chose each of the three levels: count, per cent to one decimal, and a bar. */
export function LevelTable({ counts, caption }: { counts: number[]; caption: string }) {
  const { t } = useTranslation("survey");
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <table className="table figures">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("answer")}</th>
          <th scope="col">{t("responses")}</th>
          <th scope="col">{t("share")}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map((level, index) => {
          const [count, tone] = [counts[index]!, tones[index]!];
          const share = shareOf(count, total);
          return (
            <tr key={level}>
              <th scope="row">
                <span className="level-name">
                  <Face tone={tone} small />
                  {t(`levels.${level}`)}
                </span>
              </th>
              <td className="number">
                <Ltr>{count.toLocaleString("en")}</Ltr>
              </td>
              <td>
                <Ltr>{`${share}%`}</Ltr>
                <Bar percent={Number(share)} tone={tone} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
