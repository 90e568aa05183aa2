import type { Settings } from "~/platform/settings-schema";

export const SAMPLE_SENDER = "association.example";

type Read = Settings & { storedSecretFile: string | null };

export function settingsAdvice(settings: Read): string[] {
  const { publicUrl, databaseUrl } = settings;
  const advice: Array<[boolean, string]> = [
    [settings.demo, "DEMO is set: anybody can sign in with the demo's logins"],
    [
      !publicUrl,
      "PUBLIC_URL is not set: any host name is accepted, and emails that anybody can trigger contain no link",
    ],
    [
      publicUrl?.startsWith("http:") === true,
      "PUBLIC_URL is not https: passwords and cookies cross the network in the clear",
    ],
    [
      settings.trustProxy === 0 && publicUrl?.startsWith("https:") === true,
      "TRUST_PROXY is 0 behind a TLS proxy: all visitors share one rate limit",
    ],
    [
      Boolean(databaseUrl) && settings.storedSecretFile !== null,
      "SESSION_SECRET is not set: a second process on this database could not read the sessions of this one",
    ],
    [
      Boolean(databaseUrl) && !settings.s3,
      "S3_BUCKET is not set: a second process needs the same DATA_DIR to see the same files",
    ],
    [
      Boolean(settings.resend) && settings.mailFrom.includes(SAMPLE_SENDER),
      "MAIL_FROM is still the sample: set an address of a domain that Resend has verified",
    ],
    [!settings.mailAdmin, "MAIL_ADMIN is not set: nobody is emailed about new complaints"],
    [!settings.metricsToken, "METRICS_TOKEN is not set: /metrics is disabled"],
    [
      !settings.adminSecondStep,
      "ADMIN_SECOND_STEP is not set: an administrator without a second factor signs in with the password alone",
    ],
    [
      settings.doctorFirstLogin === "allow",
      "DOCTOR_FIRST_LOGIN is allow: anybody who knows a national number can open that doctor's cards",
    ],
  ];
  return advice.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
