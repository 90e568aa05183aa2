import { addressesUsedFor, anyone, defineRoutes, staff } from "./address";

export const complaints = defineRoutes({
  list: { path: "/complaints", file: "routes/complaints/list/route.tsx", who: staff("complaints.manage"), under: "/dashboard" },
  exportCsv: { path: "/complaints/export.csv", file: "routes/complaints/export-csv.ts", who: staff("complaints.manage") },
  detail: { path: "/complaints/:id", file: "routes/complaints/detail.tsx", who: staff("complaints.manage"), under: "/complaints" },
  reply: { path: "/complaints/:id/reply", file: "routes/complaints/reply.tsx", who: staff("complaints.manage"), takes: "form", under: "/complaints/:id" },
  status: { path: "/complaints/:id/status", file: "routes/complaints/status.tsx", who: staff("complaints.manage"), takes: "form", title: "complaints:set-status", under: "/complaints/:id" },
  assign: { path: "/complaints/:id/assign", file: "routes/complaints/assign.tsx", who: staff("complaints.manage"), takes: "form", title: "complaints:assign", under: "/complaints/:id" },
  take: { path: "/complaints/:id/take", file: "routes/complaints/take.ts", who: staff("complaints.manage"), takes: "form" },
  notes: { path: "/complaints/:id/notes", file: "routes/complaints/notes.tsx", who: staff("complaints.manage"), takes: "form", title: "complaints:notes", under: "/complaints/:id" },
  print: { path: "/complaints/:id/print", file: "routes/complaints/print.tsx", who: staff("complaints.manage") },
});

export const office = defineRoutes({
  signIn: {
    path: "/emp-portal",
    also: ["/emp_portal"],
    file: "routes/staff/sign-in.tsx",
    who: anyone("the login itself"),
    takes: "form",
    limits: ["deviceLetter", "signIn"],
    cacheable: true,
    found: "unlisted",
    evenReadOnly: "the login",
  },
  signOut: { path: "/emp-portal/logout", file: "routes/staff/sign-out.ts", who: anyone("ends whatever session there is"), takes: "form", evenReadOnly: "whoever came in may leave" },
  dashboard: { path: "/dashboard", file: "routes/staff/dashboard/route.tsx", who: staff("dashboard.open") },
});

export const auditLog = defineRoutes({
  log: { path: "/dashboard/audit-log", file: "routes/staff/audit/log/route.tsx", who: staff("audit.read"), under: "/dashboard" },
  exportCsv: { path: "/dashboard/audit-log/export.csv", file: "routes/staff/audit/export-csv.ts", who: staff("audit.read") },
});

export const siteHealth = defineRoutes({
  health: { path: "/dashboard/site-health", file: "routes/staff/site-health/route.tsx", who: staff("site.maintain"), under: "/dashboard" },
});

export const maintenance = defineRoutes({
  announce: { path: "/dashboard/maintenance", file: "routes/staff/maintenance/announce.tsx", who: staff("site.maintain"), takes: "form", evenReadOnly: "the announcement itself", under: "/dashboard" },
  end: { path: "/dashboard/maintenance/end", file: "routes/staff/maintenance/end.ts", who: staff("site.maintain"), takes: "form", evenReadOnly: "the way out" },
});

export const nameChanges = defineRoutes({
  list: { path: "/dashboard/name-changes", file: "routes/staff/name-changes/list.tsx", who: staff("names.decide"), under: "/dashboard" },
  detail: { path: "/dashboard/name-changes/:id", file: "routes/staff/name-changes/detail.tsx", who: staff("names.decide"), takes: "form", under: "/dashboard/name-changes" },
  document: { path: "/dashboard/name-changes/:id/document", file: "routes/staff/name-changes/document.ts", who: staff("names.decide") },
});

export const oaths = addressesUsedFor("oath", {
  list: { path: "/dashboard/oaths", file: "routes/staff/oaths/list.tsx", who: staff("oaths.read"), under: "/dashboard" },
  exportCsv: { path: "/dashboard/oaths/export.csv", file: "routes/staff/oaths/export-csv.ts", who: staff("oaths.read") },
  sheet: { path: "/dashboard/oaths/:id/sheet", file: "routes/staff/oaths/sheet.tsx", who: staff("oaths.read") },
});

export const outbox = defineRoutes({
  list: { path: "/dashboard/outbox", file: "routes/staff/outbox/list.tsx", who: staff("outbox.read"), under: "/dashboard" },
  detail: { path: "/dashboard/outbox/:id", file: "routes/staff/outbox/detail.tsx", who: staff("outbox.read"), takes: "form", title: "outbox:letter", under: "/dashboard" },
  retry: { path: "/dashboard/outbox/:id/retry", file: "routes/staff/outbox/retry.ts", who: staff("outbox.read"), takes: "form" },
});

export const surveyStatistics = defineRoutes({
  statistics: { path: "/dashboard/survey-statistics", file: "routes/staff/survey/statistics/route.tsx", who: staff("survey.read"), under: "/dashboard" },
  monthsCsv: { path: "/dashboard/survey-statistics/months.csv", file: "routes/staff/survey/months-csv.ts", who: staff("survey.read") },
  comments: { path: "/dashboard/survey-statistics/comments", file: "routes/staff/survey/comments.tsx", who: staff("survey.read"), under: "/dashboard/survey-statistics" },
  commentsCsv: { path: "/dashboard/survey-statistics/comments.csv", file: "routes/staff/survey/comments-csv.ts", who: staff("survey.read") },
});
