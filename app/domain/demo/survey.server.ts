import { demoComments } from "~/content/demo/survey";
import type { Tx } from "~/db/client.server";
import { surveyComments, surveyResponses } from "~/db/schema";
import { monthBefore } from "~/domain/surveys/month";
import { type Chance, chance } from "./chance";

const SEED = 1944;
/** Sheets of each month, from this one back: 200, and one month too quiet to be shown. */
const SHEETS = [20, 18, 22, 17, 16, 3, 15, 19, 18, 20, 17, 15];
/** The chances in a hundred of the levels 1 and 2 of each question this month; the rest is 3. */
const MOODS = [
  [8, 40],
  [22, 45],
  [2, 22],
  [5, 35],
] as const;
const WORSE = 1.2;

const twoDigits = (number: number) => String(number).padStart(2, "0");

function dayWithin(first: string, today: string, { below }: Chance): string {
  const [year, month, day] = [first.slice(0, 4), first.slice(5, 7), today.slice(8)];
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const days = today.startsWith(`${year}-${month}`) ? Number(day) : lastDay;
  return `${year}-${month}-${twoDigits(1 + below(days))}`;
}

function levelOf(question: 0 | 1 | 2 | 3, back: number, { below }: Chance): 1 | 2 | 3 {
  const [low, middle] = MOODS[question];
  const drawn = below(100) - back * WORSE;
  if (drawn < low) return 1;
  return drawn < low + middle ? 2 : 3;
}

export function demoSurvey(today: string) {
  const luck = chance(SEED);
  const sheets = SHEETS.flatMap((howMany, back) =>
    Array.from({ length: howMany }, () => ({
      question1: levelOf(0, back, luck),
      question2: levelOf(1, back, luck),
      question3: levelOf(2, back, luck),
      question4: levelOf(3, back, luck),
      createdOn: dayWithin(monthBefore(today, back), today, luck),
    })),
  );
  const comments = demoComments.map((additionalFeedback, index) => ({
    id: `${String(luck.below(1e8)).padStart(8, "0")}-0000-4000-8000-${String(index).padStart(12, "0")}`,
    additionalFeedback,
    createdOn: luck.pick(sheets).createdOn,
  }));
  return { sheets, comments };
}

export async function addDemoSurvey(tx: Tx, today: string): Promise<void> {
  const { sheets, comments } = demoSurvey(today);
  await tx.insert(surveyResponses).values(sheets);
  await tx.insert(surveyComments).values(comments);
}
