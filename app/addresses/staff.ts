import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { also } from "./also";

export const complaints: RouteConfigEntry[] = [
  route("complaints", "routes/complaints/list/route.tsx"),
  route("complaints/export.csv", "routes/complaints/export-csv.ts"),
  route("complaints/:id", "routes/complaints/detail/route.tsx"),
  route("complaints/:id/reply", "routes/complaints/reply.tsx"),
  route("complaints/:id/status", "routes/complaints/status.tsx"),
  route("complaints/:id/assign", "routes/complaints/assign.tsx"),
  route("complaints/:id/notes", "routes/complaints/notes.tsx"),
  route("complaints/:id/print", "routes/complaints/print.tsx"),
];

export const staff: RouteConfigEntry[] = [
  route("emp-portal", "routes/staff/sign-in.tsx"),
  also("emp_portal", "routes/staff/sign-in.tsx"),
  route("emp-portal/logout", "routes/staff/sign-out.ts"),
  route("dashboard", "routes/staff/dashboard/route.tsx"),
  route("dashboard/audit-log", "routes/staff/audit/log/route.tsx"),
  route("dashboard/audit-log/export.csv", "routes/staff/audit/export-csv.ts"),
  route("dashboard/maintenance", "routes/staff/maintenance/announce/route.tsx"),
  route("dashboard/maintenance/end", "routes/staff/maintenance/end.ts"),
  route("dashboard/missing-content", "routes/staff/missing-content.tsx"),
  route("dashboard/name-changes", "routes/staff/name-changes/list.tsx"),
  route("dashboard/name-changes/:id", "routes/staff/name-changes/detail.tsx"),
  route("dashboard/name-changes/:id/document", "routes/staff/name-changes/document.ts"),
  route("dashboard/oaths", "routes/staff/oaths/list.tsx"),
  route("dashboard/oaths/export.csv", "routes/staff/oaths/export-csv.ts"),
  route("dashboard/oaths/:id/sheet", "routes/staff/oaths/sheet.tsx"),
  route("dashboard/outbox", "routes/staff/outbox/list.tsx"),
  route("dashboard/outbox/:id", "routes/staff/outbox/detail.tsx"),
  route("dashboard/outbox/:id/retry", "routes/staff/outbox/retry.ts"),
  route("dashboard/survey-statistics", "routes/staff/survey/statistics/route.tsx"),
  route("dashboard/survey-statistics/months.csv", "routes/staff/survey/months-csv.ts"),
  route("dashboard/survey-statistics/comments", "routes/staff/survey/comments.tsx"),
  route("dashboard/survey-statistics/comments.csv", "routes/staff/survey/comments-csv.ts"),
];

export const accounts: RouteConfigEntry[] = [
  route("setup", "routes/setup/first-admin.tsx"),
  route("invitation/:token", "routes/invitation/accept.tsx"),
  route("emp-portal/code", "routes/account/code.tsx"),
  route("account", "routes/account/overview.tsx"),
  route("account/password", "routes/account/password.tsx"),
  route("account/sessions/end-others", "routes/account/end-other-sessions.ts"),
  route("account/sessions/:id/end", "routes/account/end-session.ts"),
  route("account/second-step", "routes/account/second-step.tsx"),
  route("account/second-step/confirm", "routes/account/second-step-confirm.tsx"),
  route("account/second-step/off", "routes/account/second-step-off.tsx"),
  route("dashboard/members", "routes/staff/members/search.tsx"),
  route("dashboard/members/:number/recovery-code", "routes/staff/members/recovery-code.tsx"),
  ...["disable", "enable"].map((act) =>
    also(`dashboard/members/:number/${act}`, "routes/staff/members/change-access.ts"),
  ),
  route("dashboard/computer-users", "routes/staff/computer-users/list.tsx"),
  route("dashboard/computer-users/:id", "routes/staff/computer-users/user.tsx"),
  ...["password", "disable", "enable"].map((act) =>
    also(`dashboard/computer-users/:id/${act}`, "routes/staff/computer-users/user.tsx"),
  ),
  route("dashboard/accounts-management", "routes/staff/accounts/list.tsx"),
  also("dashboard/accounts-management/invitations", "routes/staff/accounts/list.tsx"),
  ...["role", "disable", "enable", "invitation", "second-step"].map((act) =>
    also(`dashboard/accounts-management/:id/${act}`, "routes/staff/accounts/change.tsx"),
  ),
];

export const electionOffice: RouteConfigEntry[] = [
  route("dashboard/elections", "routes/staff/elections/list.tsx"),
  route("dashboard/elections/add", "routes/staff/elections/add.tsx"),
  route("dashboard/elections/:id", "routes/staff/elections/detail.tsx"),
  route("dashboard/elections/:id/edit", "routes/staff/elections/edit.tsx"),
  route("dashboard/elections/:id/centres/add", "routes/staff/elections/add-centre.tsx"),
  route("dashboard/elections/:id/centres/:centreId", "routes/staff/elections/rename-centre.tsx"),
  route("dashboard/elections/:id/centres/:centreId/delete", "routes/staff/elections/delete-centre.tsx"),
  route("dashboard/elections/:id/objections", "routes/staff/elections/objections.tsx"),
  route("dashboard/elections/:id/objections/:objection", "routes/staff/elections/objection/route.tsx"),
  route("dashboard/elections/:id/roll", "routes/staff/elections/roll/route.tsx"),
  route("dashboard/elections/:id/roll/:importId", "routes/staff/elections/roll-report/route.tsx"),
];
