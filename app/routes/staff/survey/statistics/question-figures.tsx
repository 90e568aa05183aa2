import { addUp, levels, shareOf, standingOf } from "~/domain/surveys/levels";
import { useTranslation } from "~/i18n/use-translation";
import { Card } from "~/ui/card";
import { Bar, Face, tones } from "~/ui/figures";
import { Ltr } from "~/ui/text";

type Props = { topic: string; text: string; average: number | null; counts: number[] };

export const QuestionCard = ({ topic, text, average, counts }: Props) => (
  <Card as="section" className="gap-3 p-4 sm:p-6">
    <h2 className="text-xl">{topic}</h2>
    <p className="text-muted">{text}</p>
    {average === null ? null : <Average of={average} />}
    <LevelTable counts={counts} caption={topic} />
  </Card>
);

export function Summary({ counts }: { counts: number[][] }) {
  const { t } = useTranslation("survey");
  return (
    <Card as="section" className="mt-6 gap-3 p-6">
      <h2 className="text-xl">{t("summary")}</h2>
      <LevelTable counts={addUp(counts)} caption={t("summary")} />
    </Card>
  );
}

function Average({ of }: { of: number }) {
  const { t } = useTranslation("survey");
  const standing = standingOf(of);
  return (
    <p className="average">
      <Face tone={standing} />
      <span>
        {`${t("average")}: `}
        <b>
          <Ltr>{of.toFixed(2)}</Ltr>
        </b>
        {` ${t("out-of")}`}
      </span>
      <span className="text-muted">{t(`standing.${standing}`)}</span>
    </p>
  );
}

function LevelTable({ counts, caption }: { counts: number[]; caption: string }) {
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
