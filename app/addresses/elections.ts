import { addressesUsedFor, anyone, clerks, clerksOrStaff, staff } from "./address";

export const elections = addressesUsedFor("elections", {
  card: {
    path: "/elections",
    file: "routes/elections/card/route.tsx",
    who: anyone("the public card; all of it, and the marking, for computer users"),
    takes: "form",
    sender: clerks("vote"),
    limits: ["lookUp"],
    found: "listed",
    under: { computer: "/computer-dashboard" },
  },
  station: { path: "/elections/seat", file: "routes/elections/station.tsx", who: clerks("vote"), takes: "form", title: "elections:seat.title", under: "/elections" },
  undo: { path: "/elections/undo", file: "routes/elections/undo.tsx", who: clerks("undo"), takes: "form", title: "elections:undo.title", under: "/elections" },
  turnout: { path: "/elections/turnout", file: "routes/elections/turnout.tsx", who: clerksOrStaff("turnout.read") },
  closingCount: { path: "/elections/closing-count", file: "routes/elections/closing-count/route.tsx", who: clerksOrStaff("elections.manage", ["vote", "undo"]) },
  rollPrint: { path: "/elections/roll/print", file: "routes/elections/roll-print.tsx", who: clerksOrStaff("elections.manage", ["vote"]), under: "/elections/turnout" },
  rollCsv: { path: "/elections/roll.csv", file: "routes/elections/roll-csv.ts", who: clerksOrStaff("elections.manage", ["vote"]) },
});

export const electionOffice = addressesUsedFor("elections", {
  list: { path: "/dashboard/elections", file: "routes/staff/elections/list.tsx", who: staff("elections.manage"), under: "/dashboard" },
  add: { path: "/dashboard/elections/add", file: "routes/staff/elections/add.tsx", who: staff("elections.manage"), takes: "form", title: "election-office:add", under: "/dashboard/elections" },
  detail: { path: "/dashboard/elections/:id", file: "routes/staff/elections/detail.tsx", who: staff("elections.manage"), under: "/dashboard/elections" },
  edit: { path: "/dashboard/elections/:id/edit", file: "routes/staff/elections/edit.tsx", who: staff("elections.manage"), takes: "form", title: "election-office:edit-title", under: "/dashboard/elections/:id" },
  addCentre: { path: "/dashboard/elections/:id/centres/add", file: "routes/staff/elections/add-centre.tsx", who: staff("elections.manage"), takes: "form", title: "election-office:centres.add", under: "/dashboard/elections/:id" },
  renameCentre: {
    path: "/dashboard/elections/:id/centres/:centreId",
    file: "routes/staff/elections/rename-centre.tsx",
    who: staff("elections.manage"),
    takes: "form",
    title: "election-office:centres.rename-title",
    under: "/dashboard/elections/:id",
  },
  deleteCentre: {
    path: "/dashboard/elections/:id/centres/:centreId/delete",
    file: "routes/staff/elections/delete-centre.tsx",
    who: staff("elections.manage"),
    takes: "form",
    title: "election-office:centres.delete-title",
    under: "/dashboard/elections/:id",
  },
  objections: { path: "/dashboard/elections/:id/objections", file: "routes/staff/elections/objections.tsx", who: staff("elections.manage"), title: "roll:objections.title", under: "/dashboard/elections/:id" },
  objection: { path: "/dashboard/elections/:id/objections/:objection", file: "routes/staff/elections/objection/route.tsx", who: staff("elections.manage"), takes: "form", under: "/dashboard/elections/:id/objections" },
  roll: { path: "/dashboard/elections/:id/roll", file: "routes/staff/elections/roll.tsx", who: staff("elections.manage"), takes: "files", title: "election-office:import.title", under: "/dashboard/elections/:id" },
  rollReport: {
    path: "/dashboard/elections/:id/roll/:importId",
    file: "routes/staff/elections/roll-report/route.tsx",
    who: staff("elections.manage"),
    takes: "form",
    title: "election-office:report.title",
    under: "/dashboard/elections/:id/roll",
  },
});
