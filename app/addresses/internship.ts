import { type RouteConfigEntry, route } from "@remix-run/route-config";

const FORM = "registration-until-emtyaz";
const RECEIPT = `${FORM}/receipt/:link`;
const QUEUE = "dashboard/registrations";

export const internship: RouteConfigEntry[] = [
  route(FORM, "routes/internship/apply.tsx"),
  route(`${FORM}/universities`, "routes/internship/universities.tsx"),
  route(`${FORM}/draft`, "routes/internship/draft.tsx"),
  route(`${FORM}/check`, "routes/internship/check.tsx"),
  route(`${FORM}/forget`, "routes/internship/forget.tsx"),
  route(`${FORM}/blank`, "routes/internship/blank.tsx"),
  route(`${FORM}/resume`, "routes/internship/resume.tsx"),
  route(RECEIPT, "routes/internship/receipt.tsx"),
  route(`${RECEIPT}/print`, "routes/internship/receipt-print.tsx"),
  route(`${RECEIPT}/correct`, "routes/internship/correct/route.tsx"),
  route(`${RECEIPT}/documents`, "routes/internship/documents.tsx"),
  route(`${RECEIPT}/documents/:id`, "routes/internship/document.ts"),
];

export const registrations: RouteConfigEntry[] = [
  route(QUEUE, "routes/staff/registrations/list.tsx"),
  route(`${QUEUE}/export.csv`, "routes/staff/registrations/export-csv.ts"),
  route(`${QUEUE}/:id`, "routes/staff/registrations/detail.tsx"),
  route(`${QUEUE}/:id/return`, "routes/staff/registrations/return.tsx"),
  route(`${QUEUE}/:id/accept`, "routes/staff/registrations/accept.tsx"),
  route(`${QUEUE}/:id/print`, "routes/staff/registrations/print.tsx"),
  route(`${QUEUE}/:id/documents/:documentId`, "routes/staff/registrations/document.ts"),
];
