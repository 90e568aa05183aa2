import { expect, it } from "vitest";
import { settingsFrom } from "~/platform/settings-schema";
import { settingsAdvice } from "./settings-advice";

const completeSettings = {
  PUBLIC_URL: "https://doctors.example",
  TRUST_PROXY: "1",
  MAIL_ADMIN: "office@doctors.example",
  METRICS_TOKEN: "a-token-for-the-figures",
  ADMIN_SECOND_STEP: "1",
};
const advised = (changed: Record<string, string>) => {
  const settings = settingsFrom({ ...completeSettings, ...changed });
  return settingsAdvice({
    ...settings,
    storedSecretFile: settings.sessionSecrets ? null : "/data/session-secret",
  });
};

it("has no advice for settings that are ready for the public", () => expect(advised({})).toEqual([]));

it.each([
  [{ DEMO: "1" }, "DEMO"],
  [{ PUBLIC_URL: "", TRUST_PROXY: "0" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "http://doctors.example" }, "PUBLIC_URL"],
  [{ TRUST_PROXY: "0" }, "TRUST_PROXY"],
  [{ DATABASE_URL: "postgres://db/a", S3_BUCKET: "files" }, "SESSION_SECRET"],
  [{ DATABASE_URL: "postgres://db/a", SESSION_SECRET: "x".repeat(32) }, "S3_BUCKET"],
  [{ RESEND_API_KEY: "re_1" }, "MAIL_FROM"],
  [{ MAIL_ADMIN: "" }, "MAIL_ADMIN"],
  [{ METRICS_TOKEN: "" }, "METRICS_TOKEN"],
  [{ ADMIN_SECOND_STEP: "" }, "ADMIN_SECOND_STEP"],
  [{ DOCTOR_FIRST_LOGIN: "allow" }, "DOCTOR_FIRST_LOGIN"],
])("advises about %j: %s", (changed, name) => {
  expect(advised(changed).map((sentence) => sentence.split(" ")[0])).toEqual([name]);
});
