import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/auth/guards.server";
import { exportComments } from "~/domain/surveys/comments.server";
import { commentColumns } from "~/domain/surveys/export.server";
import { languageOf } from "~/i18n/request-language.server";
import { csvTable } from "~/platform/csv";
import { csvResponse } from "~/platform/download.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "survey.read");
  const columns = commentColumns(await languageOf(request));
  return csvResponse(
    "survey-comments",
    csvTable(columns, [await exportComments({ kind: "staff", id: staff.id })]),
  );
}
