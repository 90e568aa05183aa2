import { defineRoutes, publicPage } from "./address";

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
