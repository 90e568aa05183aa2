import { addressesUsedFor, anyone, publicPage, staff } from "./address";

const ownDraft = anyone("the draft of the browser's own cookie");
const holder = anyone("whoever holds a receipt's unguessable address");

export const internship = addressesUsedFor("internship", {
  apply: {
    path: "/registration-until-emtyaz",
    file: "routes/internship/apply.tsx",
    who: anyone("whoever applies for registration, and the draft of the browser's own cookie"),
    takes: "form",
    limits: ["application", "draft", "draftLetter", "letterToMailbox"],
    found: "listed",
  },
  universities: { path: "/registration-until-emtyaz/universities", file: "routes/internship/universities.tsx", who: anyone("the same form"), takes: "form", limits: ["draft", "draftLetter", "letterToMailbox"] },
  draft: { path: "/registration-until-emtyaz/draft", file: "routes/internship/draft.tsx", who: anyone("the same form"), takes: "form", limits: ["draft", "draftLetter", "letterToMailbox"] },
  check: { path: "/registration-until-emtyaz/check", file: "routes/internship/check.tsx", who: anyone("the same form"), takes: "form", limits: ["draft", "draftLetter", "letterToMailbox"] },
  papers: {
    path: "/registration-until-emtyaz/papers",
    file: "routes/internship/draft-papers/route.tsx",
    who: ownDraft,
    takes: "files",
    limits: ["applicationPapers", "draftPaperBytes"],
  },
  paper: { path: "/registration-until-emtyaz/papers/:kind", file: "routes/internship/draft-papers/paper.ts", who: ownDraft },
  keep: { path: "/registration-until-emtyaz/keep", file: "routes/internship/keep.ts", who: anyone("the draft of the browser's own cookie, where the page shows it"), takes: "form" },
  forget: { path: "/registration-until-emtyaz/forget", file: "routes/internship/forget.tsx", who: anyone("closes the draft of the browser's own cookie"), takes: "form" },
  rules: { path: "/registration-until-emtyaz/rules", file: "routes/internship/rules.ts", who: anyone("the form's rules, the same for everybody") },
  blank: { path: "/registration-until-emtyaz/blank", file: "routes/internship/blank.tsx", who: publicPage },
  resume: {
    path: "/registration-until-emtyaz/resume",
    file: "routes/internship/resume.tsx",
    who: anyone("whoever holds a resume code"),
    takes: "form",
    limits: ["resume", "resumeCode"],
    title: "internship-receipt:resume.title",
    under: "/registration-until-emtyaz",
  },
  receipt: {
    path: "/registration-until-emtyaz/receipt/:link",
    file: "routes/internship/receipt.tsx",
    who: holder,
    limits: ["wrongReceiptLink"],
    secret: "rest",
    under: "/registration-until-emtyaz",
  },
  receiptPrint: {
    path: "/registration-until-emtyaz/receipt/:link/print",
    file: "routes/internship/receipt-print.tsx",
    who: holder,
    limits: ["wrongReceiptLink"],
    secret: "rest",
    title: "internship-receipt:print.title",
  },
  receiptPdf: { path: "/registration-until-emtyaz/receipt/:link/receipt.pdf", file: "routes/internship/receipt-pdf.ts", who: holder, limits: ["receiptPaper", "wrongReceiptLink"], secret: "rest" },
  correct: {
    path: "/registration-until-emtyaz/receipt/:link/correct",
    file: "routes/internship/correct/route.tsx",
    who: holder,
    takes: "form",
    limits: ["wrongReceiptLink"],
    secret: "rest",
    title: "internship-receipt:correction.title",
    under: "/registration-until-emtyaz/receipt/:link",
  },
  documents: {
    path: "/registration-until-emtyaz/receipt/:link/documents",
    file: "routes/internship/documents.tsx",
    who: holder,
    takes: "files",
    limits: ["wrongReceiptLink", "applicationPapers"],
    secret: "rest",
    title: "internship-receipt:papers.page",
    under: "/registration-until-emtyaz/receipt/:link",
  },
  document: { path: "/registration-until-emtyaz/receipt/:link/documents/:id", file: "routes/internship/document.ts", who: holder, limits: ["wrongReceiptLink"], secret: "rest" },
});

export const registrations = addressesUsedFor("internship", {
  list: { path: "/dashboard/registrations", file: "routes/staff/registrations/list.tsx", who: staff("registrations.manage"), under: "/dashboard" },
  exportCsv: { path: "/dashboard/registrations/export.csv", file: "routes/staff/registrations/export-csv.ts", who: staff("registrations.manage") },
  detail: { path: "/dashboard/registrations/:id", file: "routes/staff/registrations/detail.tsx", who: staff("registrations.manage"), under: "/dashboard/registrations" },
  return: { path: "/dashboard/registrations/:id/return", file: "routes/staff/registrations/return.tsx", who: staff("registrations.manage"), takes: "form", title: "registrations:return-form.send", under: "/dashboard/registrations/:id" },
  accept: { path: "/dashboard/registrations/:id/accept", file: "routes/staff/registrations/accept.tsx", who: staff("registrations.manage"), takes: "form", title: "registrations:accept-form.send", under: "/dashboard/registrations/:id" },
  print: { path: "/dashboard/registrations/:id/print", file: "routes/staff/registrations/print.tsx", who: staff("registrations.manage") },
  document: { path: "/dashboard/registrations/:id/documents/:documentId", file: "routes/staff/registrations/document.ts", who: staff("registrations.manage") },
});
