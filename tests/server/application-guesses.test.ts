import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sentApplication } from "../builders/applications";
import { ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";
import type { RunningServer } from "../support/running-server";

const FORM = "/registration-until-emtyaz";
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;
const GUESSES = 5;
const LINKS = 20;
const PAPERS = 40;
const BORN = "2001-03-14";

let server: RunningServer;
let believesNobody: RunningServer;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: "1" });
  believesNobody = await startDemo();
});

type Client = Record<string, string>;

const post = (server: RunningServer, path: string, client: Client, form: Record<string, string>) =>
  fetch(server.address + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...client, Origin: server.address, Cookie: "lang=en", "Accept-Encoding": "identity" },
    body: new URLSearchParams(form),
  });

const guess = (client: Client, code: string, born: string, portal = server) =>
  post(portal, `${FORM}/resume`, client, { resume_code: code, BIRTH_DATE: born });

const read = (path: string, client: Client, portal = server) =>
  fetch(portal.address + path, { headers: { ...client, Cookie: "lang=en" } });

let people = 0;
function somebody(): Record<string, string> {
  const nth = ++people;
  const applicant = {
    NATIONAL_NO: String(2_001_550_000 + nth),
    ID_NO: `G5500${nth}`,
    E_MAIL: `g${nth}@intern.example`,
  };
  const names = {
    DOC_NAME_A: `غادة ${"ابتثجحخدذر"[nth]}`,
    DOC_NAME_E: `Ghada ${"ABCDEFGHIJ"[nth]}`,
    BIRTH_DATE: BORN,
  };
  const sent = Object.entries(sentApplication({ ...applicant, ...names }));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

const newId = () => ({ submission_id: crypto.randomUUID() });

/** Saves a draft, and returns its code. */
async function savedDraft(portal = server): Promise<string> {
  const answer = await post(portal, `${FORM}/draft`, ownAddress(), { ...somebody(), ...newId() });
  return CODE.exec((await answer.text()).replace(/<[^>]+>/g, " "))![0];
}

/** Submits an application, and returns its receipt and code. */
async function applied() {
  const answer = await post(server, FORM, ownAddress(), { ...somebody(), ...newId() });
  const receipt = answer.headers.get("Location")!;
  const page = (await (await read(receipt, ownAddress())).text()).replace(/<[^>]+>/g, " ");
  return { receipt, code: CODE.exec(page)![0] };
}

/** Returns the same characters in another order, which is nobody's code. */
const another = (code: string) => (code.startsWith("ZZ") ? `YY${code.slice(2)}` : `ZZ${code.slice(2)}`);

/** Returns the answer without the typed values and the one-time id of the page. */
async function answerOf(answer: Response, typed: string[]) {
  const page = typed.reduce((text, one) => text.replaceAll(one, "…"), await answer.text());
  const headers = [...answer.headers].filter(([name]) => !/^(date|x-request-id|content-length)$/.test(name));
  return {
    status: answer.status,
    headers,
    page: page.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "…"),
  };
}

const retryAfter = (answer: Response) => Number(answer.headers.get("Retry-After"));

describe("a stranger who guesses resume codes", () => {
  it("gets the same answer for existing and unknown codes, of drafts and of applications", async () => {
    const draft = await savedDraft();
    const { code: sent } = await applied();
    const client = ownAddress();
    const answers = [];
    for (const [code, born] of [
      [another(draft), BORN],
      [draft, "2001-03-15"],
      [another(sent), BORN],
      [sent, "2001-03-15"],
    ] as const) {
      const answer = await guess(client, code, born);
      const length = answer.headers.get("Content-Length");
      answers.push({ length, ...(await answerOf(answer, [code, born])) });
    }
    expect(answers[0]!.status).toBe(422);
    expect(answers[0]!.page).not.toContain("naqaba_draft");
    for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
  });

  it("is locked out after five, even with the correct code, while the owner continues", async () => {
    const code = await savedDraft();
    const client = ownAddress();
    for (let nth = 0; nth < GUESSES; nth++)
      expect((await guess(client, another(code), `2001-03-${10 + nth}`)).status).toBe(422);
    for (const [tried, born] of [
      [another(code), BORN],
      [code, "2001-03-15"],
      [code, BORN],
    ] as const) {
      const answer = await guess(client, tried, born);
      expect([answer.status, retryAfter(answer) > 0, answer.headers.get("Location")]).toEqual([
        429,
        true,
        null,
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const opened = await guess(ownAddress(), code, BORN);
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, FORM]);
  });

  it("gets no additional attempts by sending them concurrently", async () => {
    const code = await savedDraft();
    const client = ownAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(client, another(code), BORN)));
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(GUESSES);
  });

  it("does not become another client by claiming so", async () => {
    const code = await savedDraft(believesNobody);
    const statuses = [];
    for (let nth = 0; nth <= GUESSES; nth++)
      statuses.push((await guess(ownAddress(), another(code), BORN, believesNobody)).status);
    expect(statuses).toEqual([...Array(GUESSES).fill(422), 429]);
  });

  it("is not treated as another client because of a forged X-Forwarded-For", async () => {
    const code = await savedDraft();
    const clientAddress = ownAddress()["X-Forwarded-For"];
    const statuses = [];
    for (let nth = 0; nth <= GUESSES; nth++) {
      const client = { "X-Forwarded-For": `203.0.113.${nth}, ${clientAddress}` };
      statuses.push((await guess(client, another(code), BORN)).status);
    }
    expect(statuses).toEqual([...Array(GUESSES).fill(422), 429]);
  });
});

it("the owner of a draft opens it by its code as often as needed", async () => {
  const code = await savedDraft();
  const owner = ownAddress();
  for (let nth = 0; nth <= GUESSES; nth++)
    expect([nth, (await guess(owner, code, BORN)).status]).toEqual([nth, 303]);
});

it("a receipt's PDF is limited to forty downloads in ten minutes per client, its page is not", async () => {
  const { receipt } = await applied();
  const client = ownAddress();
  const statuses = [];
  for (let nth = 0; nth <= PAPERS; nth++)
    statuses.push((await read(`${receipt}/receipt.pdf`, client)).status);
  expect(statuses).toEqual([...Array(PAPERS).fill(200), 429]);
  expect((await read(receipt, client)).status).toBe(200);
});

describe("a stranger who guesses the links of receipts", () => {
  const anyLink = () => randomBytes(20).toString("base64url");

  it("finds nothing, learns nothing, and is locked out after twenty attempts", async () => {
    const { receipt } = await applied();
    const right = receipt.split("/").at(-1)!;
    const nearly = right.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    const client = ownAddress();
    const guesses = [
      ...[anyLink(), anyLink(), nearly, `A${right.slice(1)}`, `${right.slice(0, -4)}AAAA`, right.slice(1)],
      ...[`${right}A`, right.toUpperCase(), "1", "99999999999999999999"],
    ].filter((segment) => segment !== right);
    const answers = [];
    for (let nth = 0; nth < LINKS; nth++) {
      const segment = guesses[nth % guesses.length]!;
      const under =
        nth < guesses.length
          ? ""
          : ["/print", "/receipt.pdf", "/correct", "/documents", "/documents/1"][nth % 5];
      const answer = await read(`${FORM}/receipt/${segment}${under}`, client);
      expect([segment, under, answer.status]).toEqual([segment, under, 404]);
      if (!under) answers.push(await answerOf(answer, [`receipt/${segment}`]));
    }
    for (const answer of answers.slice(1)) expect(answer).toEqual(answers[0]);
    for (const segment of [guesses[0], guesses[1], `${nearly}/print`]) {
      const answer = await read(`${FORM}/receipt/${segment}`, client);
      expect([answer.status, retryAfter(answer) > 0]).toEqual([429, true]);
    }
    for (let nth = 0; nth < 3; nth++)
      for (const method of ["GET", "HEAD"])
        expect((await fetch(server.address + receipt, { method, headers: client })).status).toBe(200);
    expect((await read(receipt, ownAddress())).status).toBe(200);
    expect((await read(`${FORM}/receipt/${nearly}`, ownAddress())).status).toBe(404);
    const papers = new FormData();
    papers.append("papers", new Blob([new Uint8Array(100_000)], { type: "application/pdf" }), "x.pdf");
    const headers = { ...client, Origin: server.address };
    const path = `${FORM}/receipt/${nearly}/documents`;
    const large = await fetch(server.address + path, { method: "POST", headers, body: papers });
    expect(large.status).toBe(413);
  });

  it("cannot upload documents there either, and does not become another client by claiming so", async () => {
    const statuses = [];
    for (let nth = 0; nth <= LINKS; nth++) {
      const path = `${FORM}/receipt/${anyLink()}/documents`;
      statuses.push((await post(believesNobody, path, ownAddress(), {})).status);
    }
    expect(statuses).toEqual([...Array(LINKS).fill(404), 429]);
  });
});
