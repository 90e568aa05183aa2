import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { also } from "./also";

export const calls: RouteConfigEntry[] = [
  route("api/auth/dr-portal", "routes/api/sign-in-doctor.ts"),
  route("api/auth/create-account", "routes/api/create-account.ts"),
  route("api/auth/forget-password", "routes/api/forget-password.ts"),
  route("api/auth/computer-portal", "routes/api/sign-in-computer.ts"),
  route("api/auth/sign-up", "routes/api/sign-up.ts"),
  route("api/data/financial-card", "routes/api/financial-card.ts"),
  route("api/data/personal-card", "routes/api/personal-card.ts"),
  route("api/data/updateDocInfo", "routes/api/update-details.ts"),
  route("api/data/getRegCert", "routes/api/certificate-facts.ts"),
  route("api/data/generate-certificate", "routes/api/generate-certificate.ts"),
  route("api/data/elections", "routes/api/elections.ts"),
  route("api/data/update-elections", "routes/api/update-elections.ts"),
  route("api/email/send-email", "routes/api/send-email.ts"),
  route("api", "routes/api/page.tsx"),
  route("api/openapi.json", "routes/api/openapi.ts"),
  ...["nationalities", "cities", "countries"].map((list) => also(`api/data/${list}`, "routes/api/lists.ts")),
  route("api/data/universities", "routes/api/universities.ts"),
  route("api/data/submitDoctorData", "routes/api/submit-application.ts"),
  route("api/*", "routes/api/unknown.ts"),
];
