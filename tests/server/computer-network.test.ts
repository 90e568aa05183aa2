import { beforeAll, describe, expect, it } from "vitest";
import { callerOf } from "../support/caller";
import { type RunningServer, startServer } from "../support/running-server";

const NEAR = "192.0.2.7";
const FAR = "198.51.100.200";
const V6 = "2001:db8::9";
const from = (address: string) => ({ "X-Forwarded-For": address });

let server: RunningServer;
let cookie: string;

const enter = (address: string) =>
  callerOf(server).send("/api/auth/computer-portal", {
    body: { username: "COMP1", password: "20261111" },
    headers: from(address),
  });
const post = (path: string, address: string) =>
  fetch(server.address + path, {
    method: "POST",
    body: new URLSearchParams({ username: "COMP1", password: "20261111" }),
    headers: { ...from(address), Origin: server.address, "Accept-Language": "en" },
    redirect: "manual",
  });

beforeAll(async () => {
  server = await startServer({
    DEMO: "1",
    TRUST_PROXY: "1",
    COMPUTER_NETWORKS: "192.0.2.0/24, 2001:db8::/32",
  });
  const answer = await enter(NEAR);
  cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
});

describe("with COMPUTER_NETWORKS", () => {
  it("allows computer users to sign in from these networks only", async () => {
    expect([(await enter(NEAR)).status, (await enter(V6)).status, (await enter(FAR)).status]).toEqual([
      200, 200, 403,
    ]);
    expect([
      (await post("/computer-portal", NEAR)).status,
      (await post("/computer-portal", FAR)).status,
    ]).toEqual([303, 403]);
  });

  it.each(["192.0.2.7:51344", "[2001:db8::9]:443", "x, 192.0.2.7:51344"])(
    "lets computer users in when the proxy writes the client as %s",
    async (client) => {
      expect((await enter(client)).status).toBe(200);
    },
  );

  it("refuses a request with 400 when the proxy names no client", async () => {
    expect((await enter("unknown")).status).toBe(400);
    expect(server.output()).toContain("X-Forwarded-For names no client; refused the request");
  });

  it("explains this on the login page elsewhere, without a form", async () => {
    const { send } = callerOf(server);
    const far = await send("/computer-portal?lang=en", { headers: from(FAR) });
    const text = await far.text();
    expect(far.status).toBe(403);
    expect(text).toContain("only from the association");
    expect(text).not.toContain('name="password"');
    expect((await send("/computer-portal", { headers: from(NEAR) })).status).toBe(200);
  });

  it.each([
    ["/computer-dashboard", 200, 302],
    ["/dashboard/computer-personal-card?doc_no=10001", 200, 302],
    ["/dashboard/computer-financial-card?doc_no=10001", 200, 302],
    ["/api/data/financial-card?doc_no=10001", 200, 401],
  ])("a session used elsewhere no longer opens %s", async (path, near, far) => {
    const { send } = callerOf(server);
    expect((await send(path, { cookie, headers: from(NEAR) })).status).toBe(near);
    const answer = await send(path, { cookie, headers: from(FAR) });
    expect([answer.status, /Ahmad|أحمد/.test(await answer.text())]).toEqual([far, false]);
  });

  it("shows only public fields of a card elsewhere", async () => {
    const { call } = callerOf(server);
    const path = "/api/data/personal-card?doc_no=10001";
    const near = await call(path, { cookie, headers: from(NEAR) });
    const far = await call(path, { cookie, headers: from(FAR) });
    expect(near.body).toMatchObject({ doctor: { NATIONAL_NO: expect.any(String) } });
    expect(far.body).toMatchObject({ doctor: { DOC_NO: 10001 } });
    expect(JSON.stringify(far.body)).not.toContain("NATIONAL_NO");
  });

  it("does not affect doctors and staff", async () => {
    const { call, send } = callerOf(server);
    const doctor = await call("/api/auth/dr-portal", {
      body: { docNo: "10001", password: "20260001" },
      headers: from(FAR),
    });
    expect(doctor.status).toBe(200);
    expect((await send("/emp-portal", { headers: from(FAR) })).status).toBe(200);
  });
});
