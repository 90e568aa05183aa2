import path from "node:path";
import { z } from "zod";
import { readNetworks } from "./networks.server";

/** One line per mistake, each naming its variable. */
export class SettingsMistake extends Error {
  override name = "SettingsMistake";
}

const number = (min: number, max: number) =>
  z.coerce
    .number({ error: "must be a number" })
    .int("must be a whole number")
    .min(min, `must be ${min} or more`)
    .max(max, `must be ${max} or less`);
const flag = z
  .enum(["0", "1", "true", "false"], { error: "must be 1 or 0" })
  .transform((v) => v === "1" || v === "true");
const address = (protocols: RegExp, hint: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${hint}` });

const namesOneHost = (url: string) => {
  if (!URL.canParse(url)) return true;
  const { hostname, searchParams } = new URL(url);
  return !/,|%2c/i.test(hostname + (searchParams.get("host") ?? ""));
};

const networkList = z.string().transform((text, context) => {
  const { networks, mistakes } = readNetworks(text);
  for (const entry of mistakes) {
    const message = `must list addresses and networks such as 192.0.2.7 or 10.0.0.0/8, not "${entry}"`;
    context.addIssue({ code: "custom", message });
  }
  return networks;
});

const schema = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: number(0, 65_535).default(3000),
    HOST: z.string().default("0.0.0.0"),
    DATA_DIR: z.string().default("./data"),
    DATABASE_URL: address(/^postgres(ql)?$/, "postgres://user:password@host/database")
      .refine(namesOneHost, "must name one host, the one behind which the others stand")
      .optional(),
    DATABASE_POOL: number(1, 200).default(10),
    SLOW_QUERY_MS: number(1, 3_600_000).default(500),
    STRICT_ADDRESSES: flag.default(false),
    MIGRATE_ON_START: flag.default(true),
    SESSION_SECRET: z
      .string()
      .transform((list) => list.split(",").map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(32, "each secret must be 32 characters or more")).min(1))
      .optional(),
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: address(/^https?$/, "https://host").optional(),
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.default(false),
    RESEND_API_KEY: z.string().optional(),
    RESEND_BASE_URL: address(/^https?$/, "https://host").optional(),
    MAIL_FROM: z.string().default("Jordan Medical Association <no-reply@association.example>"),
    MAIL_ADMIN: z.email("must be an e-mail address").optional(),
    PUBLIC_URL: address(/^https?$/, "https://host")
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    TRUST_PROXY: number(0, 10).default(0),
    COMPUTER_NETWORKS: networkList.optional(),
    METRICS_TOKEN: z.string().min(16, "must be 16 characters or more").optional(),
    DEMO: flag.default(false),
    SETUP_TOKEN: z.string().min(16, "must be 16 characters or more").optional(),
    DOCTOR_FIRST_LOGIN: z.enum(["change", "allow"], { error: "must be change or allow" }).default("change"),
    ADMIN_SECOND_STEP: flag.default(false),
    REGISTER_SECOND_PERSON: flag.default(false),
    REGISTER_WARN_COUNT: number(0, 1_000_000).default(20),
    REGISTER_WARN_PERCENT: number(0, 100).default(5),
    CERTIFICATE_P12: z
      .string()
      .regex(/\.(p12|pfx)$/i, "must be the path of a .p12 file")
      .optional(),
    CERTIFICATE_P12_PASSWORD: z.string().optional(),
    TSA_URL: address(/^https?$/, "https://host").optional(),
    CLOCK: z.iso
      .datetime({ offset: true, error: "must be an ISO instant like 2026-01-31T21:00:00Z" })
      .optional(),
  })
  .refine((env) => !env.CLOCK || env.DEMO || env.NODE_ENV === "test", {
    path: ["CLOCK"],
    error: "is refused unless DEMO=1",
  })
  .refine((env) => !env.S3_ACCESS_KEY_ID === !env.S3_SECRET_ACCESS_KEY, {
    path: ["S3_SECRET_ACCESS_KEY"],
    error: "and S3_ACCESS_KEY_ID go together",
  })
  .refine((env) => env.CERTIFICATE_P12 || !env.CERTIFICATE_P12_PASSWORD, {
    path: ["CERTIFICATE_P12_PASSWORD"],
    error: "is of no use without CERTIFICATE_P12",
  })
  .refine((env) => env.CERTIFICATE_P12 || !env.TSA_URL, {
    path: ["TSA_URL"],
    error: "is of no use without CERTIFICATE_P12",
  });

export type Settings = ReturnType<typeof settingsFrom>;

/** Reads the settings of CONTRACT §2; empty variables count as unset. */
export function settingsFrom(environment: Record<string, string | undefined>) {
  const presentSettings = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  const parsed = schema.safeParse(Object.fromEntries(presentSettings));
  if (!parsed.success) {
    throw new SettingsMistake(parsed.error.issues.map((i) => `${String(i.path[0])} ${i.message}`).join("\n"));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    slowQueryMs: env.SLOW_QUERY_MS,
    strictAddresses: env.STRICT_ADDRESSES,
    migrateOnStart: env.MIGRATE_ON_START,
    sessionSecrets: env.SESSION_SECRET,
    s3: env.S3_BUCKET
      ? {
          bucket: env.S3_BUCKET,
          endpoint: env.S3_ENDPOINT,
          region: env.S3_REGION,
          accessKeyId: env.S3_ACCESS_KEY_ID,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          forcePathStyle: env.S3_FORCE_PATH_STYLE,
        }
      : undefined,
    resend: env.RESEND_API_KEY ? { apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL } : undefined,
    mailFrom: env.MAIL_FROM,
    mailAdmin: env.MAIL_ADMIN,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    computerNetworks: env.COMPUTER_NETWORKS,
    metricsToken: env.METRICS_TOKEN,
    demo: env.DEMO,
    setupToken: env.SETUP_TOKEN,
    doctorFirstLogin: env.DOCTOR_FIRST_LOGIN,
    adminSecondStep: env.ADMIN_SECOND_STEP,
    registerFiles: {
      secondPerson: env.REGISTER_SECOND_PERSON,
      warnCount: env.REGISTER_WARN_COUNT,
      warnPercent: env.REGISTER_WARN_PERCENT,
    },
    certificateP12: env.CERTIFICATE_P12
      ? { file: path.resolve(env.CERTIFICATE_P12), password: env.CERTIFICATE_P12_PASSWORD ?? "" }
      : undefined,
    tsaUrl: env.TSA_URL,
    clock: env.CLOCK,
  };
}
