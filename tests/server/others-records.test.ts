import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { addressOf } from "~/addresses/site-map";
import { serialOf } from "~/domain/certificates/serial";
import { concurrencyLimit } from "~/platform/concurrency-limit";
import { callerOf, ownAddress } from "../support/caller";
import { hiddenIn, hideRecords, type Place, rowsOfOthers, withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

const OWN = 10001;
const OTHER = 10004;
const OTHERS_NAME = /لينا طارق سليمان الزعبي|Lina Tareq Suleiman/;
const SERIAL = serialOf(2026, 777);
const CODE = "ABCD-EFGH-JKMN-PQRS";
const SESSION = "11111111-2222-4333-8444-555555555555";
const PAPER = "documents/name-changes/others-paper";

/** Addresses that may reveal a name: by its number, or by the code of the certificate. */
const mayName = /^\/(doctors|verify|elections|dr-qasam|api\/verify|api\/data\/(personal-card|elections))\b/;
const endsOwnSession = /\/(logout|end-all|end-others)$/;

const parameters: Array<[RegExp, string]> = [
  [/^\/dr-dashboard\/sessions\/:id/, `/dr-dashboard/sessions/${SESSION}`],
  [/^\/dashboard\/name-changes\/:id/, "/dashboard/name-changes/1"],
  [/:serial/, SERIAL],
  [/:code/, CODE],
  [/:number/, String(OTHER)],
  [/:(id|photoId)/g, "1"],
  [/:\w+/, "x"],
  [/^\/files\/\*$/, `/files/${PAPER}`],
  [/\*$/, String(OTHER)],
];
const addresses = readFileSync("tests/structure/addresses.txt", "utf8")
  .trim()
  .split("\n")
  .map((address) => parameters.reduce((path, [name, value]) => path.replace(name, value), address));

const numberNames = "doc_no docNo DOC_NO Doc_No number id username member_number memberNumber subject code";
const addressNames = "homeAdd workAdd HOME_ADD WORK_ADD".split(" ");
const nameNames = "docNameA docNameE DOC_NAME_A DOC_NAME_E".split(" ");
const carried: Record<string, string> = {
  ...Object.fromEntries(numberNames.split(" ").map((name) => [name, String(OTHER)])),
  ...Object.fromEntries(addressNames.map((name) => [name, "Elsewhere"])),
  ...Object.fromEntries(nameNames.map((name) => [name, name.endsWith("A") ? "غيرها" : "Other"])),
  version: "1",
  elect_f: "1",
};
const guarded = { nationalNo: "9899999999", mobil: "0799999999", email: "thief@home.example" };
const ownPassword = { password: "20260001", current_password: "20260001" };
const query = (pairs: string[][]) => `?${new URLSearchParams(pairs)}`;
const queries = [
  query([["doc_no", `${OTHER}`]]),
  query([
    ["doc_no", `${OWN}`],
    ["doc_no", `${OTHER}`],
  ]),
  query([
    ["doc_no", `${OTHER}`],
    ["doc_no", `${OWN}`],
  ]),
  query([
    ["doc_no[]", `${OTHER}`],
    ["doc_no[0]", `${OTHER}`],
    ["doc_no.0", `${OTHER}`],
  ]),
  query([["doc_no", ` ٠${[...`${OTHER}`].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("")}`]]),
  query(Object.entries(carried).filter(([name]) => name !== "doc_no")),
  query([["q", `${OTHER}`]]),
];
const claims = {
  "X-Forwarded-User": `${OTHER}`,
  "X-Remote-User": `${OTHER}`,
  "X-User-Id": `${OTHER}`,
  "X-Doc-No": `${OTHER}`,
  "X-Original-URL": `/api/data/financial-card?doc_no=${OTHER}`,
  "X-Rewrite-URL": `/api/data/financial-card?doc_no=${OTHER}`,
  "X-HTTP-Method-Override": "PUT",
  Authorization: `Basic ${btoa(`${OTHER}:20260001`)}`,
};
const claimed = `drUser=${OTHER}; isDrLoggedIn=true; drUserNameEn=x; compUser=COMP1; isCompLoggedIn=true; userRole=admin`;

type Request = { path: string; headers?: Record<string, string>; body?: BodyInit };

const reads = (path: string): Request[] => [
  { path },
  ...queries.map((query) => ({ path: path + query })),
  { path: `${path}${queries[0]}`, headers: claims },
  { path: `${path}.data${queries[0]}` },
];
const writes = (path: string): Request[] => {
  const json = { "Content-Type": "application/json" };
  const files = new FormData();
  for (const [name, value] of Object.entries(carried)) files.append(name, value);
  return [
    { path: path + queries[0], body: new URLSearchParams(carried) },
    { path, headers: { ...json, ...claims }, body: JSON.stringify(carried) },
    { path, headers: json, body: JSON.stringify({ ...carried, docNo: [OWN, OTHER] }) },
    { path: path + queries[1], body: files },
    { path, headers: json, body: JSON.stringify({ docNo: OTHER, ...guarded, ...ownPassword }) },
  ];
};

let place: Place;
let server: RunningServer;
let before: Record<string, string[]>;
let cookie: string;
const inTurn = concurrencyLimit(8);

async function sent({ path, headers, body }: Request, ownCookie: string) {
  const answer = await fetch(server.address + path, {
    method: body ? "POST" : "GET",
    body,
    headers: {
      ...ownAddress(),
      "Accept-Encoding": "identity",
      Origin: server.address,
      ...headers,
      Cookie: ownCookie,
    },
    redirect: "manual",
  });
  const text = `${[...answer.headers].flat().join("\n")}\n${await answer.text()}`;
  return { answer, text };
}

const askAll = <Found>(
  requests: Request[],
  ownCookie: string,
  look: (request: Request, text: string) => Found[],
) =>
  Promise.all(
    requests.map((request) => inTurn(async () => look(request, (await sent(request, ownCookie)).text))),
  ).then((found) => found.flat());

/** Returns true if the address is not open to doctors. */
function isOfOthers(path: string) {
  const who = addressOf(path)?.who;
  if (!who || who.login === "none") return false;
  return !(who.login === "caller" ? who.of.join() : who.login).includes("doctor");
}

/** On PostgreSQL every address is requested in every way; otherwise each is requested in some ways, by turns. */
const EACH_WAY = Boolean(process.env.TEST_DATABASE_URL);
const TURNS = 4;

const requestsFor = (paths: string[], ways: (path: string) => Request[]) =>
  paths.flatMap((path, turn) =>
    ways(path).filter((_, way) => EACH_WAY || !isOfOthers(path) || (way + turn) % TURNS === 0),
  );

beforeAll(async () => {
  place = await demoPlace();
  before = await withDatabaseOf(place, async (sql) => {
    await hideRecords(sql);
    await sql`insert into certificates
      (serial, code, member_number, month, name_ar, name_en, facts, facts_hash, issued_on, valid_until)
      values (${SERIAL}, ${CODE}, ${OTHER}, '2026-01', 'لينا طارق سليمان الزعبي', 'Lina Tareq Suleiman',
        '{"workStatus":1,"annual":2026,"socialYear":2026,"lastMonthSocial":1}', 'x', '2026-01-05', '2026-04-05')`;
    await sql`insert into name_changes
      (member_number, name_ar, name_en, document_key, document_name, document_type, document_bytes)
      values (${OTHER}, 'لينا', 'Lina', ${PAPER}, 'paper.pdf', 'application/pdf', 1)`;
    await sql`insert into sessions (token_hash, id, kind, subject, expires_at)
      values ('x', ${SESSION}, 'doctor', ${`${OTHER}`}, now() + interval '7 days')`;
    return rowsOfOthers(sql, OWN);
  });
  server = await startServer({ ...at(place), TRUST_PROXY: "1" });
  cookie = await callerOf(server).signIn("dr-portal", { docNo: `${OWN}`, password: "20260001" });
});

/** The order matters: the last test checks what all others have left. */
describe("the records of others", { shuffle: false }, () => {
  describe("a signed-in doctor who carries another's number", () => {
    const recordsIn = (request: Request, text: string) => {
      const records = hiddenIn(text).filter(({ member }) => member !== OWN);
      const named = OTHERS_NAME.test(text) && !mayName.test(request.path);
      return records.length || named ? [{ ...request, records, named }] : [];
    };

    it("sees nothing of the other doctor at any address", async () => {
      const asOther = `${cookie}; ${claimed}`;
      const moved = cookie.replace("naqaba_doctor=", "naqaba_staff=");
      const requests = requestsFor(addresses, reads);
      expect(await askAll(requests, asOther, recordsIn)).toEqual([]);
      expect(
        await askAll(
          addresses.map((path) => ({ path: path + queries[0] })),
          moved,
          recordsIn,
        ),
      ).toEqual([]);
    });

    it("sees nothing of the other doctor in any response to a submission", async () => {
      const requests = requestsFor(
        addresses.filter((path) => !endsOwnSession.test(path)),
        writes,
      );
      expect(await askAll(requests, cookie, recordsIn)).toEqual([]);
    });

    it("stays signed in, and sees the own record", async () => {
      const { answer, text } = await sent({ path: `/api/data/personal-card?doc_no=${OWN}` }, cookie);
      expect(answer.status).toBe(200);
      expect(new Set(hiddenIn(text).map(({ what }) => what)).size).toBeGreaterThan(2);
    });

    it("gets every personal page with no-store", async () => {
      const personal: string[] = [];
      const kept = await Promise.all(
        addresses.map((path) =>
          inTurn(async () => {
            const url = path.startsWith("/api/") ? `${path}?doc_no=${OWN}` : path;
            const ownAnswer = await sent({ path: url }, cookie);
            const anyone = await sent({ path: url }, "");
            if (
              ownAnswer.answer.status !== 200 ||
              (anyone.answer.status === 200 && !hiddenIn(ownAnswer.text).length)
            )
              return [];
            personal.push(path);
            return ownAnswer.answer.headers.get("Cache-Control")?.includes("no-store") ? [] : [path];
          }),
        ),
      );
      expect(kept.flat()).toEqual([]);
      expect(personal.length).toBeGreaterThan(5);
    });
  });

  describe("a visitor who is not signed in", () => {
    const recordsIn = (request: Request, text: string) => {
      const records = hiddenIn(text);
      return records.length ? [{ ...request, records }] : [];
    };

    it("sees no number, address or money of any member at any address", async () => {
      const requests = addresses.flatMap((path) => {
        const [plain, byNumber, , , , , byOtherNames] = reads(path);
        const [asForm, asJson] = writes(path);
        return [plain!, byNumber!, byOtherNames!, asForm!, asJson!];
      });
      expect(await askAll(requests, claimed, recordsIn)).toEqual([]);
    });
  });

  describe("afterwards", () => {
    it("no row of another member has changed", async () => {
      await server.stop("SIGINT");
      expect(await withDatabaseOf(place, (sql) => rowsOfOthers(sql, OWN))).toEqual(before);
    });
  });
});
