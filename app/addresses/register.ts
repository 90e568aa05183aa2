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
  member: {
    path: "/dashboard/register/:docNo",
    file: "routes/staff/register/member.tsx",
    who: staff("register.read"),
    secret: "number",
    title: "register-office:member",
    under: "/dashboard/register",
  },
});
