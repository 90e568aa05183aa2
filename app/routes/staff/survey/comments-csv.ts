import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportComments } from "~/domain/surveys/comments.server";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { today } from "~/platform/clock.server";
import { csv } from "~/platform/csv";
import { csvAnswer } from "./csv-answer.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "survey.read");
  const t = translator(await languageOf(request), "survey");
  const comments = await exportComments(staff);
  const rows = comments.map(({ day, comment }) => [day, comment]);
  return csvAnswer(request, `survey-comments-${today()}`, csv([t("day"), t("comment")], rows));
}
