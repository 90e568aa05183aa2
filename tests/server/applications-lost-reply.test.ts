import { beforeAll, describe, expect, it } from "vitest";
import { sentApplication } from "../builders/applications";
import { quickLink, startBadLink } from "../support/bad-link";
import { ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";
import { removeAtEnd } from "../support/launch";
import { signInAsAdmin } from "../support/mail-site";
import type { RunningServer } from "../support/running-server";

const FORM = "/registration-until-emtyaz";
const QUEUE = "/dashboard/registrations";
const CODE = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}\b/;
const TEMPORARY_NUMBER = /[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{4}/;

let server: RunningServer;
let throughLink: string;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: "1" });
  const link = await startBadLink(server.port, { ...quickLink, cutTimes: 1 });
  removeAtEnd(link.close);
  throughLink = `http://127.0.0.1:${link.port}`;
});

let people = 0;
const letters = "ابتثجحخدذر";
function somebody(): Record<string, string> {
  const nth = ++people;
  const applicant = {
    NATIONAL_NO: String(2_001_660_000 + nth),
    ID_NO: `L66000${nth}`,
    DOC_NAME_A: `لمى ${letters[nth]} العبادي`,
    DOC_NAME_E: `Lama ${"ABCDEFGHIJ"[nth]} Al-Abbadi`,
    E_MAIL: `lama${nth}@intern.example`,
  };
  const sent = Object.entries(sentApplication(applicant)).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(sent);
}

type Sending = { client: Record<string, string>; form: Record<string, string> | FormData; cookie?: string };

const bodyOf = (form: Sending["form"]) => (form instanceof FormData ? form : new URLSearchParams(form));

/** Sends a form over the link on which the first answer is lost, and then again the same one. */
async function sendTwice(path: string, { client, form, cookie = "" }: Sending): Promise<Response> {
  const sent = { method: "POST", redirect: "manual" } as const;
  const headers = { ...client, Origin: throughLink, Cookie: `lang=en; ${cookie}` };
  const send = () => fetch(throughLink + path, { ...sent, headers, body: bodyOf(form) });
  await expect(send()).rejects.toThrow();
  return send();
}

const read = async (path: string, client: Record<string, string>) =>
  (await fetch(server.address + path, { headers: { ...client, Cookie: "lang=en" } })).text();

const plain = (page: string) => page.replace(/<[^>]+>/g, " ");
const newId = () => ({ submission_id: crypto.randomUUID() });

async function rowsOf(nationalNumber: string) {
  const headers = await signInAsAdmin(server);
  const file = await fetch(`${server.address}${QUEUE}/export.csv?q=${nationalNumber}`, { headers });
  return (await file.text()).split("\r\n").filter((row) => row.includes(nationalNumber));
}

/** Submits an application that arrives, and returns its receipt. */
async function applied(client: Record<string, string>) {
  const person = somebody();
  const answer = await sendTwice(FORM, { client, form: { ...person, ...newId() } });
  expect(answer.status).toBe(303);
  return { person, receipt: answer.headers.get("Location")! };
}

describe("after the server's response is lost, submitting again", () => {
  it("an application leads to its receipt, and stores it once", async () => {
    const client = ownAddress();
    const person = somebody();
    const form = { ...person, ...newId() };
    const first = await sendTwice(FORM, { client, form });
    const again = await sendTwice(FORM, { client, form });
    expect([first.status, again.status]).toEqual([303, 303]);
    const receipt = first.headers.get("Location")!;
    expect(receipt).toMatch(/\/receipt\/[\w-]{27}$/);
    expect(again.headers.get("Location")).toBe(receipt);
    const rows = await rowsOf(person.NATIONAL_NO!);
    expect(rows).toHaveLength(1);
    const number = TEMPORARY_NUMBER.exec(plain(await read(receipt, client)))?.[0];
    expect(rows[0]).toContain(number);
  });

  it("the first save of a draft opens the same one, and creates no other", async () => {
    const client = ownAddress();
    const form = { ...somebody(), HOME_ADD: "", ...newId() };
    const codes = [];
    for (let nth = 0; nth < 2; nth++) {
      const answer = await sendTwice(`${FORM}/draft`, { client, form });
      expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
        200,
        expect.stringMatching(/naqaba_draft=[\w-]{22}/),
      ]);
      codes.push(CODE.exec(plain(await answer.text()))?.[0]);
    }
    expect(codes[0]).toBeDefined();
    expect(codes[1]).toBe(codes[0]);
  });

  it("a later save of a draft keeps its code and all typed values", async () => {
    const client = ownAddress();
    const person = somebody();
    const { MOBIL, ...form } = person;
    const first = await sendTwice(`${FORM}/draft`, { client, form: { ...form, ...newId() } });
    const [cookie] = first.headers.getSetCookie()[0]!.split(";");
    const code = CODE.exec(plain(await first.text()))?.[0];
    const more = { MOBIL: MOBIL!, ...newId() };
    const second = await sendTwice(`${FORM}/draft?step=5`, { client, cookie, form: more });
    expect(second.status).toBeLessThan(500);
    const page = await (
      await fetch(server.address + FORM, { headers: { ...client, Cookie: `lang=en; ${cookie}` } })
    ).text();
    expect(CODE.exec(plain(page))?.[0]).toBe(code);
    for (const value of [MOBIL!, person.DOC_NAME_A!, person.NATIONAL_NO!]) expect(page).toContain(value);
  });

  it("a document stores it once", async () => {
    const client = ownAddress();
    const { receipt } = await applied(client);
    const form = new FormData();
    form.set("submission_id", newId().submission_id);
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    form.append("papers", new Blob([new Uint8Array(png)], { type: "image/png" }), "passport.png");
    const answer = await sendTwice(`${receipt}/documents`, { client, form });
    expect(answer.status).toBe(303);
    const links = (await read(receipt, client)).match(/href="[^"]+\/documents\/\d+"/g);
    expect(links).toHaveLength(1);
  });

  it("a correction is stored once", async () => {
    const client = ownAddress();
    const { person, receipt } = await applied(client);
    const headers = { ...(await signInAsAdmin(server)), ...ownAddress(), Origin: server.address };
    const list = await fetch(`${server.address}${QUEUE}?q=${person.NATIONAL_NO}`, { headers });
    const [, found] = /href="([^"]+registrations\/\d+)"/.exec(await list.text()) ?? [];
    const returned = await fetch(`${server.address}${found}/return`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams({ reason: "The mobile number", fields: "MOBIL", version: "1", ...newId() }),
    });
    expect(returned.status).toBe(303);
    const page = await read(`${receipt}/correct`, client);
    const hidden = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const form = {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name!, value!])),
      MOBIL: "0781112223",
    };
    const answer = await sendTwice(`${receipt}/correct`, { client, form });
    expect(answer.status).toBe(303);
    const [row, ...more] = await rowsOf(person.NATIONAL_NO!);
    expect([more, row]).toEqual([[], expect.stringContaining("0781112223")]);
    const seen = plain(await read(receipt, client));
    expect(seen.match(/Correction received/g)).toHaveLength(1);
  });
});
