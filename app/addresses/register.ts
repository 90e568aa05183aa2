import { defineRoutes, publicPage, staff } from "./address";

export const register = defineRoutes({
  search: {
    path: "/doctors",
    file: "routes/register/search.tsx",
    who: publicPage,
    limits: ["register", "search"],
    cacheable: true,
    found: "listed",
  },
  record: {
    path: "/doctors/:docNo",
    file: "routes/register/record.tsx",
    who: publicPage,
    limits: ["register"],
    found: "listed",
    secret: "number",
    title: "register:record",
    under: "/doctors",
  },
  report: {
    path: "/doctors/:docNo/report",
    file: "routes/register/report.tsx",
    who: publicPage,
    takes: "form",
    limits: ["register", "message", "messageOfNetwork", "messageOfEverybody"],
    title: "register:report.title",
    under: "/doctors/:docNo",
  },
});

/** The office of the register: every member, the hidden ones too, for the staff who keep it. */
export const registerOffice = defineRoutes({
  list: {
    path: "/dashboard/register",
    file: "routes/staff/register/list.tsx",
    who: staff("register.read"),
    under: "/dashboard",
  },
  exportCsv: {
    path: "/dashboard/register/export.csv",
    file: "routes/staff/register/export-csv.ts",
    who: staff("register.manage"),
  },
  exportXlsx: {
    path: "/dashboard/register/export.xlsx",
    file: "routes/staff/register/export-xlsx.ts",
    who: staff("register.manage"),
  },
  add: {
    path: "/dashboard/register/add",
    file: "routes/staff/register/add.tsx",
    who: staff("register.manage"),
    takes: "form",
    title: "register-office:add",
    under: "/dashboard/register",
  },
  member: {
    path: "/dashboard/register/:docNo",
    file: "routes/staff/register/member.tsx",
    who: staff("register.read"),
    secret: "number",
    title: "register-office:member",
    under: "/dashboard/register",
  },
  edit: {
    path: "/dashboard/register/:docNo/edit",
    file: "routes/staff/register/edit.tsx",
    who: staff("register.manage"),
    takes: "form",
    secret: "number",
    title: "register-office:edit",
    under: "/dashboard/register/:docNo",
  },
  status: {
    path: "/dashboard/register/:docNo/status",
    file: "routes/staff/register/status.tsx",
    who: staff("register.manage"),
    takes: "form",
    secret: "number",
    title: "register-office:change-status",
    under: "/dashboard/register/:docNo",
  },
  dues: {
    path: "/dashboard/register/:docNo/dues",
    file: "routes/staff/register/dues.tsx",
    who: staff("register.manage"),
    takes: "form",
    secret: "number",
    title: "register-office:correct-dues",
    under: "/dashboard/register/:docNo",
  },
});
