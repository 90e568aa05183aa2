import { createConnection, type Socket } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { sentApplication } from "../builders/applications";
import { ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";
import { removeAtEnd } from "../support/launch";
import type { RunningServer } from "../support/running-server";

const FORM = "/registration-until-emtyaz";
const MUCH = 30_000_000;
const METRICS_TOKEN = "a-token-of-these-tests";
let server: RunningServer;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: "1", METRICS_TOKEN });
});

let people = 0;
/** A new applicant's link to where papers are sent. */
async function papersPage(): Promise<string> {
  const nth = ++people;
  const values = {
    NATIONAL_NO: String(2_001_770_000 + nth),
    ID_NO: String(8_000_000 + nth),
    DOC_NAME_A: `عبير ${"ابتثجحخدذرزسشصضطظعغفق"[nth]} الصالح`,
    DOC_NAME_E: `Abeer ${"ABCDEFGHIJKLMNOPQRSTU"[nth]} Al-Saleh`,
    E_MAIL: `abeer${nth}@intern.example`,
  };
  const fields = Object.entries(sentApplication(values)).map(([name, value]) => [name, String(value)]);
  const answer = await fetch(server.address + FORM, {
    method: "POST",
    redirect: "manual",
    headers: { ...ownAddress(), Origin: server.address },
    body: new URLSearchParams([...fields, ["submission_id", crypto.randomUUID()]]),
  });
  return `${answer.headers.get("Location")}/documents`;
}

type Upload = { socket: Socket; answered: Promise<number>; statusSoFar(): number };

/** Begins to send a long form: its headers and, optionally, the beginning of its body. */
function begin(path: string, { client = ownAddress(), cookie = "", body = "" } = {}): Upload {
  const boundary = "b0undary";
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${server.port}`,
    `Origin: ${server.address}`,
    ...Object.entries(client).map(([name, value]) => `${name}: ${value}`),
    `Cookie: lang=en; ${cookie}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    `Content-Length: ${MUCH}`,
  ];
  let answer = "";
  const socket = createConnection({ port: server.port, host: "127.0.0.1" });
  removeAtEnd(async () => {
    socket.destroy();
  });
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  if (body) {
    const field = `Content-Disposition: form-data; name="papers"; filename="a.pdf"`;
    socket.write(`--${boundary}\r\n${field}\r\n\r\n${body}`);
  }
  const statusSoFar = () => Number(answer.split(" ")[1] ?? 0);
  const answered = new Promise<number>((resolve) => {
    socket.on("data", (chunk) => {
      answer += chunk;
      if (statusSoFar()) resolve(statusSoFar());
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(statusSoFar()));
  });
  return { socket, answered, statusSoFar };
}

/** Resolves once the server has so many forms with files in its hands. */
async function underWay(expected: number): Promise<void> {
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  await expect
    .poll(async () => {
      const figures = await (await fetch(`${server.address}/metrics`, { headers })).text();
      return Number(/^naqaba_uploads_underway (\d+)$/m.exec(figures)?.[1]);
    })
    .toBe(expected);
}

const sendOnePaper = (path: string, content = new Uint8Array(100)) => {
  const body = new FormData();
  body.append("papers", new File([content], "صورة.pdf"));
  const headers = { ...ownAddress(), Origin: server.address, Cookie: "lang=ar" };
  return fetch(server.address + path, { method: "POST", redirect: "manual", headers, body });
};

describe("a form with files", () => {
  it("is answered before its body is read if its sender is not allowed to submit it", async () => {
    const wrong = (await papersPage()).replace(/.(?=\/documents$)/, (last) => (last === "A" ? "B" : "A"));
    expect(await begin(wrong).answered).toBe(413);
    expect(await begin("/dashboard/add-news", { cookie: "naqaba_staff=x" }).answered).toBe(302);
    expect(await begin("/dr-dashboard/name-change", { cookie: "naqaba_doctor=x" }).answered).toBe(302);
  });

  it("is refused after 30 from one client, before its body is read", async () => {
    const page = await papersPage();
    const client = ownAddress();
    const send = () =>
      fetch(server.address + page, {
        method: "POST",
        headers: { ...client, Origin: server.address },
        body: new URLSearchParams({ papers: "" }),
      });
    for (let nth = 0; nth < 30; nth++) expect((await send()).status).toBe(422);
    expect(await begin(page, { client }).answered).toBe(429);
  });

  it("beyond two per link waits until another has ended, and blocks nobody else", async () => {
    const page = await papersPage();
    const first = begin(page, { body: "%PDF-" });
    const second = begin(page, { body: "%PDF-" });
    await underWay(2);
    const third = begin(page);
    expect(await third.answered).toBe(429);
    expect((await sendOnePaper(await papersPage())).status).toBe(422);
    first.socket.destroy();
    await underWay(1);
    expect((await sendOnePaper(page)).status).toBe(422);
    second.socket.destroy();
    await underWay(0);
  });

  it("from eight links uses all uploads of one network, which can still read pages", async () => {
    const client = ownAddress();
    const eight = [];
    for (let nth = 0; nth < 8; nth++) eight.push(begin(await papersPage(), { client, body: "%PDF-" }));
    await underWay(8);
    expect(await begin(await papersPage(), { client }).answered).toBe(429);
    expect((await fetch(`${server.address}/news`, { headers: client })).status).toBe(200);
    for (const { socket } of eight) socket.destroy();
    await underWay(0);
  });

  it("names a file of more than 10 MB as too large, in the sender's language", async () => {
    const answer = await sendOnePaper(await papersPage(), new Uint8Array(10 * 1024 * 1024 + 2));
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain("صورة.pdf");
  });
});
