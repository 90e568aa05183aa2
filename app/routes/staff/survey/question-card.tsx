import { Card } from "~/ui/card";
import { Average } from "./average";
import { LevelTable } from "./level-table";

type Props = { topic: string; text: string; average: number | null; counts: number[] };

/** One question's figures. */
export const QuestionCard = ({ topic, text, average, counts }: Props) => (
  <Card as="section" className="gap-3 p-4 sm:p-6">
    <h2 className="text-xl">{topic}</h2>
    <p className="text-muted">{text}</p>
    {average === null ? null : <Average of={average} />}
    <LevelTable counts={counts} caption={topic} />
  </Card>
);
