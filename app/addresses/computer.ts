import { anyone, clerks, clerksOrStaff, defineRoutes } from "./address";

export const computerPortal = defineRoutes({
  signIn: { path: "/computer-portal", file: "routes/computer/sign-in.tsx", who: anyone("the login itself"), takes: "form", limits: ["deviceLetter", "signIn"], found: "unlisted", evenReadOnly: "the login" },
  signOut: { path: "/computer-portal/logout", file: "routes/computer/sign-out.ts", who: anyone("ends whatever session there is"), takes: "form", evenReadOnly: "whoever came in may leave" },
  dashboard: { path: "/computer-dashboard", file: "routes/computer/dashboard.tsx", who: clerks() },
  financialCard: { path: "/dashboard/computer-financial-card", file: "routes/computer/financial-card.tsx", who: clerks("look-up"), under: "/computer-dashboard" },
  financialCardPrint: { path: "/dashboard/computer-financial-card/print", file: "routes/computer/financial-card-print.tsx", who: clerks("look-up") },
  personalCard: {
    path: "/dashboard/computer-personal-card",
    file: "routes/computer/personal-card/route.tsx",
    who: clerksOrStaff("personal-card.open", ["look-up"]),
    takes: "form",
    sender: clerks("look-up"),
    under: { computer: "/computer-dashboard", staff: "/dashboard" },
  },
});
