import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { survey } from "~/content/survey";
import { LEAST_IN_MONTH } from "~/domain/surveys/month";
import { readMonths } from "~/domain/surveys/statistics.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { today } from "~/platform/clock.server";
import { csv } from "~/platform/csv";
import { csvAnswer } from "./csv-answer.server";

const rounded = (average: number | null) => average && Number(average.toFixed(2));

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "survey.read");
  const language = await languageOf(request);
  const t = translator(language, "survey");
  const columns = [
    t("month"),
    t("responses"),
    t("average"),
    ...survey.questions.map(({ topic }) => `${t("average")}: ${topic[language]}`),
    t("note"),
  ];
  const tooFew = t("too-few", { least: LEAST_IN_MONTH });
  const rows = (await readMonths(today())).map((figures) => [
    figures.month.slice(0, 7),
    figures.responses,
    rounded(figures.average),
    ...survey.questions.map(({ name }) => rounded(figures[name])),
    figures.responses === null ? tooFew : "",
  ]);
  return csvAnswer(request, `survey-months-${today()}`, csv(columns, rows));
}
