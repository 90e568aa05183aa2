import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { shapeOf } from "../support/answer-shape";
import { type Answer, callerOf, ownAddress } from "../support/caller";
import { type Description, describedAt, misfits, type Operation } from "../support/described-answers";
import { withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { startServer } from "../support/running-server";

const kinds = ["anonymous", "owner", "other", "computer", "powerless", "viewer", "editor", "admin"] as const;
type Kind = (typeof kinds)[number];
type Expected = Record<Kind, string>;
type Body = Record<string, unknown>;
type Row = [call: string, expected: Expected, body?: (nth: number) => Body];

const OWNER = "10001";
const CODE = "EH7A-K7H6-72QC-TJRA";
const NOBODY = "999999";
const KEY = `na_${"k".repeat(43)}`;
const SELDOM = `na_${"s".repeat(43)}`;
/** The only key that may change the register and read what has changed. */
const OTHER_SYSTEM = `na_${"o".repeat(43)}`;
const CHANGES = "/api/v1/register/changes";
const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");
const shows = (key: string) => ({ headers: { Authorization: `Bearer ${key}` } });

let api: ReturnType<typeof callerOf>;
let description: Description;
let complainant: string;
const cookies: Partial<Record<Kind, string>> = {};
const seen = new Set<string>();

beforeAll(async () => {
  const place = await demoPlace();
  complainant = await withDatabaseOf(place, async (sql) => {
    await sql`insert into computer_users (username, password_hash, permissions)
      select new.username, password_hash, new.permissions::text[]
      from computer_users, (values ('COMP8', '{details}'), ('COMP9', '{}')) as new (username, permissions)
      where computer_users.username = 'COMP1'`;
    await sql`insert into api_clients (name, key_hash, key_end, calls_per_minute, scopes)
      values ('Often', ${hashOf(KEY)}, '', 60, '{}'), ('Seldom', ${hashOf(SELDOM)}, '', 1, '{}'),
        ('Accounting', ${hashOf(OTHER_SYSTEM)}, '', 60, '{register.write,register.sync}')`;
    const [row] = await sql`select email from contacts where email is not null order by id limit 1`;
    return row!.email;
  });
  const server = await startServer({ ...at(place), DEMO: "1", TRUST_PROXY: "1" });
  api = callerOf(server);
  const { signIn, signInStaff } = api;
  const password = "20261111";
  cookies.owner = await signIn("dr-portal", { docNo: OWNER, password: "20260001" });
  cookies.other = await signIn("dr-portal", { docNo: "10004", password: "20260004" });
  cookies.computer = await signIn("computer-portal", { username: "COMP1", password });
  cookies.powerless = await signIn("computer-portal", { username: "COMP9", password });
  for (const who of ["viewer", "editor", "admin"] as const)
    cookies[who] = await signInStaff(`${who}@demo.test`, `demo-${who}-2026`);
  description = (await api.call("/api/openapi.json")).body as unknown as Description;
});

/** Makes a call and holds the answer against the description. */
async function ask(path: string, sent: Parameters<typeof api.call>[1] = {}): Promise<Answer> {
  const method = sent.body === undefined ? "GET" : "POST";
  const answer = await api.call(path, sent);
  expect(misfits(description, method, path, answer)).toEqual([]);
  seen.add(`${method} ${describedAt(description, method, path).path} ${answer.status}`);
  return answer;
}

const summaryOf = ({ status, body }: Answer) => `${status} ${shapeOf(body).slice(1, -1)}`;
const refused = (status: number) => `${status} success error`;
const wrong = (fields: string) => `422 success error fields{${fields}}`;
const done = "200 success";

const by = (answerOf: (kind: Kind) => string): Expected =>
  Object.fromEntries(kinds.map((kind) => [kind, answerOf(kind)])) as Expected;
const everybody = (answer: string, others: Partial<Expected> = {}) => by((kind) => others[kind] ?? answer);
const guarded = (allowed: Partial<Expected>) =>
  by((kind) => allowed[kind] ?? refused(kind === "anonymous" ? 401 : 403));
const only = (answer: string, ...allowed: Kind[]) =>
  guarded(Object.fromEntries(allowed.map((kind) => [kind, answer])));

const names = "DOC_NO DOC_NAME_A DOC_NAME_E";
const namesOnly = `200 success doctor{${names}}`;
const wholeCard = `200 success doctor{${names} NATIONAL_NO MOBIL HOME_ADD WORK_ADD E_MAIL}`;
const dues = "DOC_NAME_A DOC_NO WORK_STATUS_DESC LAST_Y_SOC LAST_M_SOC LAST_Y_RET LAST_M_RET YYRR";
const financial = `200 success Data[${dues}]`;
const voter = "200 success Data[DOC_NAME_A MOBIL GOV_DESC ELECT_F]";
const clerksVoter = "200 success Data[DOC_NAME_A MOBIL GOV_DESC ELECT_F AREA_SITE_NAME]";
const facts = "200 success doctor{WORK_STATUS ANNUAL LAST_M_SOC}";
const issued = "200 success certificateUrl directUrl fileName";
const verified = "200 success certificate{name{ar en} number issuedOn validUntil status}";

/** Returns an application of another person each time. */
const application = (nth: number): Body => {
  const [, sent] = [
    0,
    describedAt(description, "POST", "/api/data/submitDoctorData").operation!.requestBody!,
  ];
  const { example } = sent.content["application/json"] as unknown as { example: Body };
  const day = String(10 + nth);
  return { ...example, NATIONAL_NO: `20001234${day}`, ID_NO: `N1234${day}`, BIRTH_DATE: `2000-03-${day}` };
};
const letter = { subject: "Your visit", text: "Please come on Sunday." };

const reads: Row[] = [
  [`/api/data/financial-card?doc_no=${OWNER}`, only(financial, "owner", "computer")],
  [`/api/data/financial-card?doc_no=${NOBODY}`, guarded({ computer: refused(404) })],
  [
    `/api/data/personal-card?doc_no=${OWNER}`,
    everybody(namesOnly, { owner: wholeCard, computer: wholeCard, editor: wholeCard, admin: wholeCard }),
  ],
  [`/api/data/personal-card?doc_no=${NOBODY}`, everybody(refused(404))],
  [`/api/data/getRegCert?doc_no=${OWNER}`, only(facts, "owner")],
  [`/api/data/getRegCert?doc_no=${NOBODY}`, guarded({})],
  [`/api/verify/${CODE}`, everybody(verified)],
  ["/api/verify/AAAA-AAAA-AAAA-AAAA", everybody(refused(404))],
  ["/api/data/nationalities", everybody("200 success Data[NAT_CODE NAT_NAME]")],
  ["/api/data/cities", everybody("200 success Data[CITY_ID CITY_ARABIC_NAME CITY_ENGLISH_NAME]")],
  ["/api/data/countries", everybody("200 success Data[COUNTRY_CODE COUNTRY_NAME]")],
];

const writes: Row[] = [
  [
    "/api/data/universities",
    everybody("200 success Data[UNIV_CODE UNIV_NAME]"),
    () => ({ countryCode: "400" }),
  ],
  ["/api/data/universities", everybody(refused(404)), () => ({ countryCode: "1" })],
  ["/api/data/submitDoctorData", everybody("200 success TEMP_NO"), application],
  ["/api/data/submitDoctorData", everybody(refused(409)), application],
  [
    "/api/data/elections",
    everybody(voter, { computer: clerksVoter, powerless: clerksVoter }),
    () => ({ docNo: OWNER }),
  ],
  ["/api/data/elections", everybody(refused(404)), () => ({ docNo: NOBODY })],
  [
    "/api/data/update-elections",
    guarded({ computer: wrong("elect_f") }),
    () => ({ docNo: OWNER, elect_f: 0 }),
  ],
  ["/api/data/update-elections", only(done, "computer"), () => ({ docNo: OWNER, elect_f: 1 })],
  ["/api/data/update-elections", guarded({ computer: refused(409) }), () => ({ docNo: OWNER, elect_f: 1 })],
  ["/api/data/update-elections", guarded({ computer: refused(409) }), () => ({ docNo: OWNER, elect_f: 0 })],
  ["/api/data/update-elections", guarded({ computer: refused(404) }), () => ({ docNo: NOBODY, elect_f: 1 })],
  ["/api/data/updateDocInfo", only(done, "owner", "computer"), () => ({ docNo: OWNER, homeAdd: "Amman" })],
  [
    "/api/data/updateDocInfo",
    only(done, "owner", "computer"),
    () => ({ docNo: OWNER, docNameA: "أحمد خالد المصري", docNameE: "Ahmad Khaled Al-Masri" }),
  ],
  [
    "/api/data/updateDocInfo",
    guarded({ owner: wrong("password"), computer: done }),
    () => ({ docNo: OWNER, mobil: "0791231231" }),
  ],
  [
    "/api/data/updateDocInfo",
    guarded({ computer: refused(404) }),
    () => ({ docNo: NOBODY, homeAdd: "Amman" }),
  ],
  ["/api/data/generate-certificate", only(issued, "owner"), () => ({ docNo: OWNER })],
  ["/api/data/generate-certificate", only(refused(403), "other"), () => ({ docNo: "10004" })],
  ["/api/email/send-email", only(done, "editor", "admin"), () => ({ ...letter, to: complainant })],
  [
    "/api/email/send-email",
    only(wrong("to"), "editor", "admin"),
    () => ({ ...letter, to: "none@mail.test" }),
  ],
  ["/api/auth/create-account", everybody("201 success"), (nth) => ({ username: 20_240 + nth })],
  ["/api/auth/create-account", everybody(refused(409)), (nth) => ({ username: 20_240 + nth })],
  ["/api/auth/create-account", everybody(refused(404)), () => ({ username: NOBODY })],
  ["/api/auth/forget-password", everybody("200 success message"), (nth) => ({ username: 20_240 + nth })],
  ["/api/auth/forget-password", everybody(refused(401)), () => ({ username: "20250" })],
  [
    "/api/auth/sign-up",
    everybody(refused(403)),
    () => ({ email: "new@demo.test", password: "demo-new-2026" }),
  ],
];

/** Run last, because signing in again ends the browser's session. */
const signIns: Row[] = [
  ["/api/auth/dr-portal", everybody(refused(401)), (nth) => ({ docNo: 99_000 + nth, password: "12345678" })],
  [
    "/api/auth/computer-portal",
    everybody(refused(401)),
    (nth) => ({ username: `NONE${nth}`, password: "12345678" }),
  ],
  [
    "/api/auth/dr-portal",
    everybody("200 success docNo mustSetPassword"),
    () => ({ docNo: OWNER, password: "20260001" }),
  ],
  ["/api/auth/computer-portal", everybody(done), () => ({ username: "COMP1", password: "20261111" })],
];

/** Calls one caller after the other, because concurrent changes of one record would conflict. */
async function answersTo([path, , body]: Row): Promise<Expected> {
  const answers: Partial<Expected> = {};
  for (const [nth, kind] of kinds.entries())
    answers[kind] = summaryOf(await ask(path, { body: body?.(nth), cookie: cookies[kind] }));
  return answers as Expected;
}

/** The order matters: the last tests end sessions and use up rate limits. */
describe("the API", { shuffle: false }, () => {
  describe("every kind of caller", () => {
    it("gets the documented response of every read endpoint, and nothing more", async () => {
      for (const row of reads) expect([row[0], await answersTo(row)]).toEqual([row[0], row[1]]);
    });

    it("gets the documented response of every write endpoint", async () => {
      for (const row of writes)
        expect([row[0], row[2]?.(0), await answersTo(row)]).toEqual([row[0], row[2]?.(0), row[1]]);
    });

    it("reads the same description", async () => {
      for (const kind of kinds) {
        const { status, body } = await ask("/api/openapi.json", { cookie: cookies[kind] });
        expect([kind, status, body]).toEqual([kind, 200, description]);
      }
    });

    it("without a chosen password cannot open any record", async () => {
      await ask("/api/auth/create-account", { body: { username: "10002" } });
      const cookie = await api.signIn("dr-portal", { docNo: "10002", password: "9871002002" });
      expect((await ask("/api/data/personal-card?doc_no=10002", { cookie })).status).toBe(403);
      expect((await ask("/api/data/financial-card?doc_no=10002", { cookie })).status).toBe(403);
    });

    it("with the permission for details cannot change a name", async () => {
      const cookie = await api.signIn("computer-portal", { username: "COMP8", password: "20261111" });
      const change = (body: object) =>
        ask("/api/data/updateDocInfo", { body: { docNo: "10004", ...body }, cookie });
      expect((await change({ homeAdd: "Irbid", docNameE: "Another Name" })).status).toBe(403);
      expect((await change({ homeAdd: "Irbid" })).status).toBe(200);
    });

    it("sees a mobile number in full or masked, as the permissions say", async () => {
      const mobileFor = async (kind: Kind) => {
        const { body } = await ask("/api/data/elections", { body: { docNo: OWNER }, cookie: cookies[kind] });
        return (body.Data as Array<{ MOBIL: string }>)[0]!.MOBIL;
      };
      for (const kind of kinds) {
        const isWhole = kind === "computer" || kind === "powerless";
        expect([kind, await mobileFor(kind)]).toEqual([
          kind,
          expect.stringMatching(isWhole ? /^\d+$/ : /•{4}/),
        ]);
      }
    });
  });

  const posts = () =>
    Object.entries(description.paths).flatMap(([path, { post }]) => (post ? [[path, post] as const] : []));
  const isKeyed = ({ parameters = [] }: Operation) =>
    parameters.some(({ name }) => name === "Idempotency-Key");

  /** Returns what a caller who may make the call shows: the cookie of an account, or a key. */
  const allowed = ({
    security: [first],
  }: Operation): { cookie?: string; headers?: Record<string, string> } => {
    const kindOf: Record<string, Kind> = { doctor: "owner", computer: "computer", staff: "admin" };
    const [scheme = ""] = Object.keys(first!);
    return scheme === "key" ? shows(OTHER_SYSTEM) : { cookie: cookies[kindOf[scheme] ?? "anonymous"] };
  };

  describe("an invalid call", () => {
    it("is reported by every endpoint that has a body", async () => {
      for (const [path, operation] of posts()) {
        const { cookie, headers: keyHeader } = allowed(operation);
        const statusOf = async (body: unknown, headers = {}) =>
          (await ask(path, { body, headers: { ...keyHeader, ...headers }, cookie })).status;
        const tooLong = "x".repeat(path === CHANGES ? 4 * 1024 * 1024 : 70_000);
        expect([path, await statusOf(JSON.stringify({ text: tooLong }))]).toEqual([path, 413]);
        expect([path, await statusOf({}, { Origin: "https://evil.example" })]).toEqual([path, 403]);
        if (!operation.requestBody) continue;
        for (const body of ["{", "[]", '"text"', ""])
          expect([path, body, await statusOf(body)]).toEqual([path, body, 400]);
        expect([path, await statusOf("{}", { "Content-Type": "text/plain" })]).toEqual([path, 400]);
        expect([path, await statusOf({})]).toEqual([path, 422]);
      }
    });

    it("is reported by every endpoint with a number in its address", async () => {
      for (const path of ["financial-card", "personal-card", "getRegCert"].map(
        (name) => `/api/data/${name}`,
      )) {
        const { cookie } = allowed(description.paths[path]!.get!);
        expect((await ask(`${path}?doc_no=${OWNER}&doc_no=10004`, { cookie })).status).toBe(400);
        expect((await ask(`${path}?doc_no=abc`, { cookie })).status).toBe(422);
      }
    });

    it("is reported in the caller's language, as JSON", async () => {
      const text = { "Content-Type": "text/plain" };
      const sent: Array<[status: number, path: string, sent: Parameters<typeof api.call>[1]]> = [
        [404, "/api/nothing", {}],
        [404, "/api/nothing", { body: {} }],
        [405, "/api/auth/dr-portal", {}],
        [405, "/api/data/cities", { body: {} }],
        [400, "/api/auth/dr-portal", { body: "{" }],
        [400, "/api/auth/dr-portal", { body: "{}", headers: text }],
        [400, "/api/%00", {}],
        [413, "/api/auth/dr-portal", { body: "x".repeat(70_000) }],
        [403, "/api/auth/dr-portal", { body: {}, headers: { Origin: "https://evil.example" } }],
        [403, "/api/data/updateDocInfo", { body: {}, cookie: cookies.owner, headers: { Origin: "null" } }],
        [401, "/api/data/financial-card?doc_no=10001", {}],
        [422, "/api/auth/dr-portal", { body: {} }],
      ];
      for (const [status, path, { headers, ...rest } = {}] of sent) {
        const inArabic = await api.call(path, {
          ...rest,
          headers: { ...headers, "Accept-Language": "ar-JO,en;q=0.5" },
        });
        const inEnglish = await api.call(path, { ...rest, headers: { ...headers, "Accept-Language": "en" } });
        for (const answer of [inArabic, inEnglish]) {
          expect([path, answer.status, answer.body.success]).toEqual([path, status, false]);
          expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
        }
        expect([path, inArabic.body.error]).toEqual([path, expect.stringMatching(/[\u0621-\u064a]/)]);
        expect([path, inEnglish.body.error]).toEqual([path, expect.stringMatching(/^[^\u0621-\u064a]+$/)]);
      }
    });
  });

  describe("an Idempotency-Key", () => {
    it("makes every endpoint that accepts it act once per caller", async () => {
      const bodies: Record<string, [first: Body, other: Body]> = {
        createAccount: [{ username: 20_251 }, { username: 20_252 }],
        forgetPassword: [{ username: 10_003 }, { username: 10_005 }],
        updateDetails: [
          { docNo: OWNER, workAdd: "Zarqa" },
          { docNo: OWNER, workAdd: "Karak" },
        ],
        generateCertificate: [{ docNo: OWNER }, { docNo: "١٠٠٠١" }],
        markVoter: [
          { docNo: "10003", elect_f: 1 },
          { docNo: "10004", elect_f: 1 },
        ],
        apply: [application(11), { ...application(11), HOME_ADD: "Irbid" }],
        sendEmail: [
          { ...letter, to: complainant },
          { ...letter, to: complainant, text: "Please come on Monday." },
        ],
        changeRegister: [
          { changes: [{ DOC_NO: 10_005, ANNUAL: 2027 }] },
          { changes: [{ DOC_NO: 10_005, ANNUAL: 2028 }] },
        ],
      };
      const keyed = posts().filter(([, operation]) => isKeyed(operation));
      expect(keyed.map(([, { operationId }]) => operationId).sort()).toEqual(Object.keys(bodies).sort());
      for (const [path, operation] of keyed) {
        const [first, other] = bodies[operation.operationId]!;
        const { cookie, headers: keyHeader } = allowed(operation);
        const headers = { ...ownAddress(), ...keyHeader, "Idempotency-Key": "the same for all" };
        const send = (body: Body) => ask(path, { body, headers, cookie });
        const [answer, again] = [await send(first), await send(first)];
        expect([path, answer.body.success]).toEqual([path, true]);
        expect([path, again.status, again.body]).toEqual([path, answer.status, answer.body]);
        expect([path, (await send(other)).status]).toEqual([path, 409]);
      }
    });

    it("does not match the same key of another caller", async () => {
      const key = { "Idempotency-Key": "the same for all" };
      const asStranger = await ask("/api/auth/create-account", { body: { username: 20_253 }, headers: key });
      expect(asStranger.status).toBe(201);
      const body = { docNo: OWNER, workAdd: "Madaba" };
      const asClerk = await ask("/api/data/updateDocInfo", { body, cookie: cookies.computer, headers: key });
      expect(asClerk.status).toBe(200);
    });
  });

  describe("one client", () => {
    const times = async (max: number, path: string, sent: Parameters<typeof ask>[1]) => {
      let answer = await ask(path, sent);
      for (let nth = 1; nth < max && answer.status !== 429; nth++) answer = await ask(path, sent);
      expect([path, answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([path, 429, true]);
      expect(answer.body.error).toMatch(/^Too many/);
    };

    it("is limited in look-ups over all endpoints together", async () => {
      const headers = ownAddress();
      await times(51, `/api/data/personal-card?doc_no=${NOBODY}`, { headers });
      await times(1, `/api/verify/${CODE}`, { headers });
      await times(1, "/api/data/elections", { body: { docNo: OWNER }, headers });
      await times(1, "/api/auth/create-account", { body: { username: NOBODY }, headers });
      await times(1, "/api/auth/forget-password", { body: { username: NOBODY }, headers });
    });

    it("is limited in applications, emails and certificates", async () => {
      const headers = ownAddress();
      await times(6, "/api/data/submitDoctorData", { body: application(1), headers });
      const [doctor, staff] = [cookies.owner, cookies.editor];
      await times(11, "/api/data/generate-certificate", { body: { docNo: OWNER }, cookie: doctor });
      await times(31, "/api/email/send-email", { body: { ...letter, to: "none@mail.test" }, cookie: staff });
    });

    it("is limited in wrong passwords", async () => {
      const guess = { docNo: "10005", password: "1" };
      await times(6, "/api/auth/dr-portal", { body: guess });
      await times(6, "/api/auth/computer-portal", { body: { username: "COMP2", password: "1" } });
      const change = { docNo: OWNER, email: "new@home.example", password: "1" };
      await times(6, "/api/data/updateDocInfo", { body: change, cookie: cookies.owner });
    });
  });

  it("with a key has a limit of its own", async () => {
    const calls = [
      [`/api/v1/doctors?q=${OWNER}`, 200],
      [`/api/v1/doctors/${OWNER}`, 200],
      [`/api/v1/doctors/${NOBODY}`, 404],
      [`/api/v1/certificates/${CODE}`, 200],
      ["/api/v1/certificates/AAAA-AAAA-AAAA-AAAA", 404],
    ] as const;
    for (const [path, status] of calls) {
      expect([path, (await ask(path, shows(KEY))).status]).toEqual([path, status]);
      expect([path, (await ask(path, shows(`${KEY}x`))).status]).toEqual([path, 401]);
      const over = [await ask(path, shows(SELDOM)), await ask(path, shows(SELDOM))].at(-1)!;
      expect([path, over.status, Number(over.headers.get("Retry-After")) > 0]).toEqual([path, 429, true]);
    }
  });

  it("with a key may change the register, or read its changes, only if the key has the scope", async () => {
    const body = {
      changes: [{ DOC_NO: OWNER, GOV_DESC: "إربد" }, { DOC_NO: OWNER }, { DOC_NO: "x", MOBILE: 1 }],
    };
    const key = (nth: number, of = OTHER_SYSTEM) => ({
      headers: { ...shows(of).headers, "Idempotency-Key": `change ${nth}` },
    });
    expect((await ask(CHANGES, { body, ...key(1, `${KEY}x`) })).status).toBe(401);
    expect((await ask(CHANGES, { body, ...key(1, KEY) })).status).toBe(403);
    expect((await ask(CHANGES, { body, ...shows(OTHER_SYSTEM) })).body.fields).toHaveProperty(
      "Idempotency-Key",
    );
    const refusedAsAWhole = await ask(CHANGES, { body: { ...body, atomic: true }, ...key(2) });
    expect([refusedAsAWhole.status, refusedAsAWhole.body]).toMatchObject([
      422,
      { success: false, results: [{ result: "changed" }, { result: "changed" }, { result: "refused" }] },
    ]);
    const done = await ask(CHANGES, { body, ...key(3) });
    expect([done.status, done.body]).toMatchObject([
      200,
      {
        success: true,
        results: [
          { DOC_NO: OWNER, result: "changed", problems: [] },
          { result: "changed" },
          {
            DOC_NO: "x",
            result: "refused",
            problems: [
              { field: "MOBILE", code: "unknown-field" },
              { field: "DOC_NO", code: "not-a-number", message: "This is not an association number" },
            ],
          },
        ],
      },
    ]);
    expect((await ask(CHANGES, shows(`${KEY}x`))).status).toBe(401);
    expect((await ask(CHANGES, shows(KEY))).status).toBe(403);
    expect((await ask(`${CHANGES}?limit=0`, shows(OTHER_SYSTEM))).status).toBe(422);
    expect((await ask(`${CHANGES}?since=other`, shows(OTHER_SYSTEM))).status).toBe(410);
    const changes = (await ask(CHANGES, shows(OTHER_SYSTEM))).body.changes as Body[];
    expect(changes.at(-1)).toMatchObject({ DOC_NO: 10_001, field: "GOV_DESC", new: "إربد", by: "program" });
    for (const sent of [{ body, ...key(4, SELDOM) }, shows(SELDOM)]) {
      await ask(CHANGES, sent);
      expect((await ask(CHANGES, sent)).status).toBe(429);
    }
  });

  describe("signing in", () => {
    it("is open to everybody who knows the password", async () => {
      await api.call("/api/auth/dr-portal", { body: { docNo: "10003", password: "20260003" } });
      for (const row of signIns) expect([row[0], await answersTo(row)]).toEqual([row[0], row[1]]);
    });
  });

  it("is refused for every malformed address", async () => {
    for (const [path, methods] of Object.entries(description.paths))
      for (const method of Object.keys(methods)) {
        const url = `${path.replace("{code}", CODE).replace("{docNo}", OWNER)}?lang=%zz`;
        expect((await ask(url, method === "post" ? { body: {} } : {})).status).toBe(400);
      }
  });

  it("covers every documented status, except those of a slow or broken server", () => {
    const elsewhere = ["408", "503", "default"];
    const ofDoctorWithoutDues = "GET /api/data/getRegCert 404";
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => !elsewhere.includes(status))
          .map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    );
    expect(described.filter((one) => !seen.has(one) && one !== ofDoctorWithoutDues)).toEqual([]);
  });
});
