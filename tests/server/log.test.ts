import { beforeAll, describe, expect, it } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { callerOf } from "../support/caller";
import { hiddenIn, hideRecords, withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

type Line = Record<string, unknown>;
type Portal = "doctor" | "computer" | "staff";

const OWN = "10001";
const OTHER = "10004";
const PERSONAL =
  /1000[1-9]|@|192\.0\.2|198\.51|لينا|Lina|demo-admin|2026\d{4}\D|Hidden|secretword|naqaba_(?!server)/;

let server: RunningServer;
let cookies: Record<Portal, string>;

/** Removes time, id, duration and size from a line, in which any digits may occur. */
const withoutChance = ({ at, requestId, ms, bytes, ...line }: Line) => JSON.stringify(line);

const linesOf = (): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

/** Waits for the log line of a response, which is written after its last byte. */
async function lineOf({ headers }: Response): Promise<Line> {
  const requestId = headers.get("X-Request-Id");
  const found = () => linesOf().find((line) => line.message === "request" && line.requestId === requestId);
  await expect.poll(found).toBeDefined();
  return found()!;
}

beforeAll(async () => {
  const place = await demoPlace();
  await withDatabaseOf(place, hideRecords);
  server = await startServer({ ...at(place), TRUST_PROXY: "1", SLOW_QUERY_MS: "1" });
  const caller = callerOf(server);
  const [admin] = demoLogins.staff;
  cookies = {
    doctor: await caller.signIn("dr-portal", { docNo: OWN, password: "20260001" }),
    computer: await caller.signIn("computer-portal", { username: "COMP1", password: "20261111" }),
    staff: await caller.signInStaff(admin.name, admin.password),
  };
});

describe("the log line of a response", () => {
  it.each<[Portal | "none", string, Line]>([
    ["none", "/", { route: "/", status: 200 }],
    ["none", "/news?q=secretword", { path: "/news", route: "/news", status: 200 }],
    ["none", "/news/1", { route: "/news/:id", status: 200 }],
    ["none", "/no-such-page", { route: "/*", status: 404 }],
    ["none", "/dashboard", { route: "/dashboard", status: 302 }],
    ["none", "/api/data/cities", { route: "/api/data/cities", status: 200 }],
    ["none", "/verify/JMA-2026-000777", { path: "/verify/*", route: "/verify/:code" }],
    ["doctor", "/dr-dashboard", { route: "/dr-dashboard", status: 200 }],
    ["doctor", `/dashboard/financial-card?doc_no=${OWN}`, { path: "/dashboard/financial-card" }],
    ["computer", "/computer-dashboard", { status: 200 }],
    ["staff", `/dashboard/members/${OTHER}/disable`, { path: "/dashboard/members/*/disable" }],
    ["staff", "/complaints", { route: "/complaints", status: 200 }],
  ])("logs %s at %s with client, address and size", async (caller, path, expected) => {
    const headers = caller === "none" ? undefined : { Cookie: cookies[caller] };
    const answer = await fetch(server.address + path, { headers, redirect: "manual" });
    const length = (await answer.arrayBuffer()).byteLength;
    const line = await lineOf(answer);
    expect(line).toMatchObject({ method: "GET", caller, ...expected });
    expect(line.ms).toBeTypeOf("number");
    const sent = Number(answer.headers.get("Content-Length") ?? length);
    expect(line.bytes).toBeGreaterThan(sent);
    expect(line.bytes).toBeLessThan(sent + 3000);
  });
});

describe("a client error", () => {
  it.each([
    "/news?_data=routes%2Fnews%2Flist",
    "/?_data=routes%2Fnothing",
    "/dashboard?_data=root",
    "/news.data?_routes=nothing",
    "/nothing.data",
  ])("writes only the line of its response: %s", async (path) => {
    const answer = await fetch(server.address + path, { redirect: "manual" });
    await answer.arrayBuffer();
    const { requestId } = await lineOf(answer);
    const about = linesOf().filter((line) => line.requestId === requestId && line.message !== "slow query");
    expect(about).toMatchObject([{ level: "info", message: "request" }]);
  });
});

it("contains no personal data, and no values of slow statements", async () => {
  const requests: Array<[Portal, string, URLSearchParams?]> = [
    ["doctor", "/dashboard/personal-card"],
    ["doctor", `/dashboard/personal-card?doc_no=${OWN}`],
    ["doctor", "/dr-dashboard/my-data.json"],
    ["doctor", "/dashboard/personal-card", new URLSearchParams({ doc_no: OWN, mobile: "0788009999" })],
    ["computer", `/dr-qasam?doc_no=${OTHER}`],
    ["computer", `/elections?doc_no=${OTHER}`],
    ["staff", `/dashboard/members?q=${OTHER}`],
    ["staff", "/dashboard/members?q=Lina%20Tareq"],
    ["staff", `/dashboard/members/${OTHER}/recovery-code`, new URLSearchParams({ submission_id: "x" })],
    ["staff", "/dashboard/oaths?q=secretword"],
    ["staff", `/dashboard/financial-card?doc_no=${OTHER}`],
    ["staff", "/dashboard/audit-log"],
  ];
  for (const [portal, path, body] of requests) {
    const headers = { Cookie: cookies[portal], Origin: server.address, "X-Forwarded-For": "192.0.2.77" };
    const method = body ? "POST" : "GET";
    const answer = await fetch(server.address + path, { method, body, headers, redirect: "manual" });
    await answer.arrayBuffer();
    expect((await lineOf(answer)).caller).toBe(portal);
  }
  const written = linesOf();
  const about = written.filter(({ message }) =>
    /^(request|slow query|failed to render a page)$/.test(String(message)),
  );
  expect(about.filter(({ message }) => message === "slow query").length).toBeGreaterThan(0);
  expect(about.map(withoutChance).filter((line) => PERSONAL.test(line))).toEqual([]);
  expect(hiddenIn(written.map((line) => JSON.stringify(line)).join("\n"))).toEqual([]);
});
