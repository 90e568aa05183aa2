import { beforeAll, describe, expect, it, vi } from "vitest";
import { demoLogins } from "~/content/demo-logins";
import { callerOf } from "../support/caller";
import { byWayOf, startFickleLink } from "../support/fickle-link";
import { withDatabaseOf } from "../support/hidden-records";
import { removeAtEnd } from "../support/launch";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const STOOD = { en: /This page is as it was at \d\d:\d\d/, ar: /كما كانت عند الساعة \d\d:\d\d/ };

/** The order matters: the last test restores the database. */
describe.runIf(process.env.TEST_DATABASE_URL)("while PostgreSQL is away", { shuffle: false }, () => {
  let server: RunningServer;
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let place: Awaited<ReturnType<typeof demoPlace>>;
  let staff: string;

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(server.address + path, { headers, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const untilAway = () =>
    vi.waitFor(async () => expect((await get("/news/99999")).status).toBe(503), {
      timeout: 60_000,
      interval: 200,
    });

  beforeAll(async () => {
    place = await demoPlace();
    link = await startFickleLink(Number(new URL(place.url!).port || 5432));
    removeAtEnd(link.close);
    const by = { DATABASE_URL: byWayOf(place.url!, link) };
    server = await startServer({ ...at(place), ...by, TRUST_PROXY: "1" });
    const [admin] = demoLogins.staff;
    staff = await callerOf(server).signInStaff(admin.name, admin.password);
    for (const path of ["/", "/news", "/news?page=1&q=", "/dr-qasam", "/events"]) await get(path);
    await get("/news", { Cookie: "lang=ar; theme=dark" });
    await get("/gallery", { Cookie: staff });
    const turnedAway = await fetch(`${server.address}/dashboard`, { redirect: "manual" });
    const [flash] = turnedAway.headers.getSetCookie()[0]!.split(";");
    expect((await get("/news?page=2", { Cookie: flash! })).text).toContain('class="flash"');
    await get("/news?page=3", { Cookie: "naqaba_draft=AAAAAAAAAAAAAAAAAAAAAA" });
    link.refuse();
    await untilAway();
  });

  it("public pages are shown in their last good version, with a notice in the reader's language", async () => {
    for (const path of ["/", "/news", "/events"]) {
      const { status, headers, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toMatch(/<main[^>]*><div role="status"[^>]*>/);
      expect(text).toMatch(STOOD.en);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("Warning")).toBe('110 - "Response is Stale"');
      expect(Number(headers.get("Age"))).toBeGreaterThanOrEqual(0);
      expect(headers.get("Content-Security-Policy")).toMatch(/style-src 'sha256-/);
    }
    const inArabic = await get("/news", { Cookie: "lang=ar; theme=dark" });
    expect(inArabic.text).toMatch(STOOD.ar);
    expect(inArabic.text).toContain('data-theme="dark"');
  });

  it("no two readers get the same one-time id", async () => {
    const [one, other] = await Promise.all([get("/"), get("/")]);
    const ids = [one, other].flatMap(({ text }) => text.match(UUID) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("serves nobody a page rendered for a visitor with a session, a message or a draft", async () => {
    for (const path of ["/gallery", "/news?page=2", "/news?page=3"]) {
      expect([path, (await get(path)).status]).toEqual([path, 503]);
    }
    for (const path of ["/", "/news"]) expect((await get(path, { Cookie: staff })).status).toBe(503);
    expect((await get("/dashboard", { Cookie: staff })).status).toBe(503);
  });

  it("answers 503, not 404, for uncached pages, other variants and non-canonical addresses", async () => {
    expect((await get("/news/99999")).status).toBe(503);
    for (const spelling of ["/news?page=7", "/news?page=1&q=", "/news??", "/news/"]) {
      expect([spelling, (await get(spelling)).status]).toEqual([spelling, 503]);
    }
    expect((await get("/events", { Cookie: "lang=ar" })).status).toBe(503);
    const head = await fetch(`${server.address}/news`, { method: "HEAD" });
    expect(head.status).toBe(503);
  });

  it("the log and the probes report it", async () => {
    await expect
      .poll(() => server.output(), { timeout: 60_000 })
      .toMatch(/"path":"\/news",.*"status":200,.*"stale":true/);
    const ready = await fetch(`${server.address}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ database: false, storage: true, mail: "off" });
    expect((await fetch(`${server.address}/readyz?for=proxy`)).status).toBe(200);
  });

  it("pages are rendered again once it is back", async () => {
    await withDatabaseOf(place, (sql) => sql`update news set title = 'Changed meanwhile' where id = 1`);
    await link.mend();
    await expect.poll(async () => (await get("/news/1")).status, { timeout: 60_000 }).toBe(200);
    expect((await get("/news/1")).text).toContain("Changed meanwhile");
    const { text, headers } = await get("/news");
    expect(text).not.toMatch(STOOD.en);
    expect(headers.get("Warning")).toBeNull();
  });
});
