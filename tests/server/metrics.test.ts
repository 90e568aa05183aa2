import { beforeAll, describe, expect, it } from "vitest";
import { startDemo } from "../support/demo-place";
import type { RunningServer } from "../support/running-server";

const METRICS_TOKEN = "a-token-of-these-tests";
let server: RunningServer;

const scrape = (authorization?: string) =>
  fetch(`${server.address}/metrics`, { headers: authorization ? { Authorization: authorization } : {} });

/** The figures by name and labels, as they stand in the answer. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await scrape(`Bearer ${METRICS_TOKEN}`)).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(lines.map((line) => line.split(/ (?=\S+$)/)).map(([name, value]) => [name!, Number(value)]));
}

beforeAll(async () => {
  server = await startDemo({ METRICS_TOKEN });
});

describe("the metrics", () => {
  it.each([undefined, "Bearer wrong", "Bearer ", `Basic ${METRICS_TOKEN}`, `Bearer ${METRICS_TOKEN}x`])(
    "are not for %s",
    async (authorization) => {
      const answer = await scrape(authorization);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer/);
      expect(await answer.text()).toBe("");
    },
  );

  it("do not exist without a token", async () => {
    const closed = await startDemo();
    const headers = { Authorization: "Bearer undefined" };
    expect((await fetch(`${closed.address}/metrics`, { headers })).status).toBe(404);
    await closed.stop("SIGINT");
  });

  it("include everything that may need attention", async () => {
    const answer = await scrape(`Bearer ${METRICS_TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain;.*version=0\.0\.4/);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const found = await figures();
    for (const [name, value] of Object.entries({
      database_up: 1,
      storage_up: 1,
      outbox_waiting: 0,
      outbox_failed: 0,
      outbox_oldest_waiting_seconds: 0,
      mail_up: Number.NaN,
      disk_state: 0,
      backup_age_seconds: Number.NaN,
      'read_only{because="maintenance"}': 0,
      http_turned_away_total: 0,
      http_answers_underway: 0,
      database_slow_queries_total: expect.any(Number),
      database_pool_size: process.env.TEST_DATABASE_URL ? 10 : 1,
      disk_free_bytes: expect.any(Number),
      nodejs_eventloop_lag_p99_seconds: expect.any(Number),
      process_resident_memory_bytes: expect.any(Number),
      submissions_replayed_total: 0,
    })) {
      expect([name, found.get(`naqaba_${name}`)]).toEqual([name, value]);
    }
    const underWay = async () => (await figures()).get("naqaba_database_queries_underway");
    await expect.poll(underWay).toBe(0);
    expect([...found.keys()].every((name) => name.startsWith("naqaba_"))).toBe(true);
  });

  it("count responses by route and class, in a number of series that clients cannot increase", async () => {
    await fetch(`${server.address}/news/1`);
    const count = async () =>
      [...(await figures()).keys()].filter((name) => /http_request/.test(name)).length;
    await fetch(`${server.address}/nothing/0`);
    await fetch(`${server.address}/x`, { method: "PATCH" });
    await expect
      .poll(async () =>
        (await figures()).get('naqaba_http_requests_total{method="other",route="refused",status="4xx"}'),
      )
      .toBe(1);
    const before = await count();
    for (let nth = 1; nth < 20; nth++) await fetch(`${server.address}/nothing/${nth}?q=${nth}`);
    await expect
      .poll(async () =>
        (await figures()).get('naqaba_http_requests_total{method="GET",route="/*",status="4xx"}'),
      )
      .toBe(20);
    expect(await count()).toBe(before);
    const found = await figures();
    expect(found.get('naqaba_http_requests_total{method="GET",route="/news/:id",status="2xx"}')).toBe(1);
    expect(found.get('naqaba_http_request_duration_seconds_count{route="/news/:id"}')).toBe(1);
  });

  it("count refused sign-ins by their login", async () => {
    const body = new URLSearchParams({ username: "admin@demo.test", password: "wrong" });
    const headers = { Origin: server.address };
    await fetch(`${server.address}/emp-portal`, { method: "POST", body, headers });
    expect((await figures()).get('naqaba_sign_in_refused_total{login="staff",because="wrong"}')).toBe(1);
  });
});
