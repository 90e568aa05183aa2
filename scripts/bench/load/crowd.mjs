import { createHash, randomBytes, randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { createCookie } from "@remix-run/node";
import { clientOf } from "../applicant.mjs";
import { inBrief } from "../brief.mjs";
import { SESSION_SECRET } from "./site.mjs";

const FIRST = 50_001;
const DOCTORS = inBrief(6000, 600);
const WITH_PASSWORD = 500;
const PASSWORD = "74185296";
const LIFTED = -1_000_000;

const cookie = createCookie("naqaba_doctor", { secrets: [SESSION_SECRET] });
const tokenHash = (token) => createHash("sha256").update(token).digest("base64url");

async function addDoctors(sql) {
  const numbers = Array.from({ length: DOCTORS }, (_, nth) => FIRST + nth);
  const tokens = numbers.map(() => randomBytes(32).toString("base64url"));
  const passwordHash = await hash(PASSWORD, { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
  await sql`
    insert into members (member_number, name_ar, name_en, work_status, contacts_confirmed_at)
    select number, 'طبيب ' || number, 'Doctor ' || number, 1, now() from unnest(${numbers}::int[]) as number`;
  await sql`
    insert into dues (member_number, annual_fee_paid_year, social_year, social_month)
    select number, extract(year from now())::int + 1, extract(year from now())::int, 12
    from unnest(${numbers}::int[]) as number`;
  await sql`
    insert into doctor_accounts (member_number, password_hash, password_set_at)
    select number, ${passwordHash}, now() from unnest(${numbers}::int[]) as number`;
  await sql`
    insert into sessions (token_hash, kind, subject, expires_at)
    select hash, 'doctor', number::text, now() + interval '1 day'
    from unnest(${tokens.map(tokenHash)}::text[], ${numbers}::int[]) as session (hash, number)`;
  await sql`analyze`;
  return Promise.all(tokens.map((token) => cookie.serialize(token)));
}

const form = (address, nth, fields, more = {}) => ({
  method: "POST",
  body: new URLSearchParams(fields).toString(),
  headers: {
    "Content-Type": "application/x-www-form-urlencoded",
    "Accept-Encoding": "gzip, deflate, br",
    "X-Forwarded-For": clientOf(nth),
    Origin: address,
    ...more,
  },
});

/**
 * Forms that many clients send at once, each from its own client and only once: sign-ins of 500 doctors, messages, and
 * certificate requests of 6,000 eligible doctors. The global limit is lifted for the messages. Each function takes the
 * number of requests.
 */
export async function crowd({ address, sql }) {
  const cookies = await addDoctors(sql);
  await sql`
    insert into throttles (key, count) values ('contact', ${LIFTED})
    on conflict (key) do update set count = ${LIFTED}, window_started_at = now()`;
  let sent = 0;
  let served = 0;
  const several = (count, make) => Array.from({ length: count }, () => make(sent++));
  return {
    signIns: (count) =>
      several(count, (nth) =>
        form(address, nth, { docNo: String(FIRST + (nth % WITH_PASSWORD)), password: PASSWORD }),
      ),
    messages: (count) =>
      several(count, (nth) =>
        form(address, nth, {
          submission_id: randomUUID(),
          name: "سلمى حدّاد",
          phone: `079${String(nth).padStart(7, "0")}`,
          email: `writer${nth}@home.example`,
          title: "ساعات الدوام",
          subject: `متى يفتح المكتب أبوابه؟ ${randomUUID()}`,
        }),
      ),
    certificates: (count) =>
      several(Math.min(count, DOCTORS - served), (nth) => {
        const Cookie = cookies[served++].split(";")[0];
        return form(address, nth, { submission_id: randomUUID() }, { Cookie });
      }),
  };
}
