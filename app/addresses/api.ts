import { anyone, area, callers, publicPage } from "./address";

export const api = area({
  verify: { path: "/api/verify/:code", file: "routes/api/verify.ts", who: anyone("whoever holds a certificate's unguessable code"), limits: ["lookUp"], secret: "rest" },
  signInDoctor: { path: "/api/auth/dr-portal", file: "routes/api/sign-in-doctor.ts", who: anyone("the login itself"), takes: "json", limits: ["signIn"], evenReadOnly: "the login" },
  createAccount: { path: "/api/auth/create-account", file: "routes/api/create-account.ts", who: anyone("opens an account by the association number alone"), takes: "json", limits: ["lookUp"] },
  forgetPassword: { path: "/api/auth/forget-password", file: "routes/api/forget-password.ts", who: anyone("guides, and changes nothing"), takes: "json", limits: ["lookUp"] },
  signInComputer: { path: "/api/auth/computer-portal", file: "routes/api/sign-in-computer.ts", who: anyone("the login itself"), takes: "json", limits: ["signIn"], evenReadOnly: "the login" },
  signUp: { path: "/api/auth/sign-up", file: "routes/api/sign-up.ts", who: anyone("refuses everybody"), takes: "json" },
  financialCard: { path: "/api/data/financial-card", file: "routes/api/financial-card.ts", who: callers("doctor", "computer") },
  personalCard: { path: "/api/data/personal-card", file: "routes/api/personal-card.ts", who: anyone("number and names for everybody, the rest for who may see it"), limits: ["lookUp"] },
  updateDetails: { path: "/api/data/updateDocInfo", file: "routes/api/update-details.ts", who: callers("doctor", "computer"), takes: "json" },
  certificateFacts: { path: "/api/data/getRegCert", file: "routes/api/certificate-facts.ts", who: callers("doctor") },
  generateCertificate: { path: "/api/data/generate-certificate", file: "routes/api/generate-certificate.ts", who: callers("doctor"), takes: "json", limits: ["certificate"] },
  elections: { path: "/api/data/elections", file: "routes/api/elections.ts", who: anyone("the public card; all of it for computer users"), takes: "json", limits: ["lookUp"], evenReadOnly: "asks only" },
  updateElections: { path: "/api/data/update-elections", file: "routes/api/update-elections.ts", who: callers("computer"), takes: "json" },
  sendEmail: { path: "/api/email/send-email", file: "routes/api/send-email.ts", who: callers("staff"), takes: "json", limits: ["letter"] },
  page: { path: "/api", file: "routes/api/page.tsx", who: publicPage, found: "listed" },
  openapi: { path: "/api/openapi.json", file: "routes/api/openapi.ts", who: anyone("what anybody may call") },
  lists: { path: "/api/data/nationalities", also: ["/api/data/cities", "/api/data/countries"], file: "routes/api/lists.ts", who: anyone("lists for everybody") },
  universities: { path: "/api/data/universities", file: "routes/api/universities.ts", who: anyone("a list for everybody"), takes: "json", evenReadOnly: "asks only" },
  submitApplication: { path: "/api/data/submitDoctorData", file: "routes/api/submit-application.ts", who: anyone("whoever applies for registration"), takes: "json", limits: ["application", "letterToMailbox"] },
  unknown: { path: "/api/*", file: "routes/api/unknown.ts", who: anyone("refuses everybody"), takes: "json" },
});
