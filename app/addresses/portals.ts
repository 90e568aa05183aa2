import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { also } from "./also";

export const certificates: RouteConfigEntry[] = [
  route("dashboard/registration-certificate", "routes/doctor/certificate/request/route.tsx"),
  route("certificates/:serial", "routes/doctor/certificate/certificate.tsx"),
  route("certificates/:serial.pdf", "routes/doctor/certificate/pdf.ts"),
  route("certificates/:serial/cancel", "routes/staff/certificates/cancel.tsx"),
  route("dashboard/certificates", "routes/staff/certificates/list.tsx"),
  route("verify", "routes/verify/page.tsx"),
  also("verify/:code", "routes/verify/page.tsx"),
  route("api/verify/:code", "routes/api/verify.ts"),
];

export const doctor: RouteConfigEntry[] = [
  route("dr-portal", "routes/doctor/sign-in.tsx"),
  route("dr-portal/logout", "routes/doctor/sign-out.ts"),
  route("dr-portal/create-dr-account", "routes/doctor/account/create.tsx"),
  route("dr-portal/forget-password", "routes/doctor/account/forget-password.tsx"),
  route("dr-portal/recover", "routes/doctor/account/recover.tsx"),
  route("dr-portal/recover/:token", "routes/doctor/account/recover-by-link.tsx"),
  route("dr-portal/set-password", "routes/doctor/account/set-password/route.tsx"),
  route("dr-dashboard/sessions", "routes/doctor/account/sessions.tsx"),
  route("dr-dashboard/sessions/end-all", "routes/doctor/account/end-all-sessions.ts"),
  route("dr-dashboard/sessions/:id/end", "routes/doctor/account/end-session.ts"),
  route("dr-dashboard", "routes/doctor/dashboard.tsx"),
  route("dr-dashboard/confirm-contacts", "routes/doctor/confirm-contacts.ts"),
  route("dr-dashboard/access-log", "routes/doctor/record/access-log.tsx"),
  route("dr-dashboard/my-data", "routes/doctor/record/my-data.tsx"),
  route("dr-dashboard/my-data.json", "routes/doctor/record/my-data-json.ts"),
  route("dr-dashboard/name-change", "routes/doctor/name-change/route.tsx"),
  route("dr-dashboard/roll", "routes/doctor/roll/route.tsx"),
  route("dashboard/personal-card", "routes/doctor/personal-card/route.tsx"),
  route("dashboard/financial-card", "routes/doctor/financial-card.tsx"),
  route("dashboard/financial-card/print", "routes/doctor/financial-card-print.tsx"),
];

export const computer: RouteConfigEntry[] = [
  route("computer-portal", "routes/computer/sign-in.tsx"),
  route("computer-portal/logout", "routes/computer/sign-out.ts"),
  route("computer-dashboard", "routes/computer/dashboard.tsx"),
  route("dashboard/computer-financial-card", "routes/computer/financial-card.tsx"),
  route("dashboard/computer-financial-card/print", "routes/computer/financial-card-print.tsx"),
  route("dashboard/computer-personal-card", "routes/computer/personal-card/route.tsx"),
];

export const elections: RouteConfigEntry[] = [
  route("elections", "routes/elections/card/route.tsx"),
  route("elections/seat", "routes/elections/station.tsx"),
  route("elections/undo", "routes/elections/undo.tsx"),
  route("elections/turnout", "routes/elections/turnout.tsx"),
  route("elections/closing-count", "routes/elections/closing-count/route.tsx"),
  route("elections/roll/print", "routes/elections/roll-print/route.tsx"),
  route("elections/roll.csv", "routes/elections/roll-csv.ts"),
];
