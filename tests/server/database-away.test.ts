import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownAddress } from "../support/caller";
import { at, demoPlace } from "../support/demo-place";
import { byWayOf, startFickleLink } from "../support/fickle-link";
import { withDatabaseOf } from "../support/hidden-records";
import { type RunningServer, startServer } from "../support/running-server";

const AWAY_MS = 20_000;
const NOTICED_MS = 2000;
const BACK_MS = 5000;
/** What may pass until an answer, and how much longer it takes this machine to come round to it. */
const LONGEST_ANSWER_MS = 3000;

type Message = { title: string; body: URLSearchParams; headers: Record<string, string>; taken: boolean };
type Seen = { at: number; ms: number; status: number; what: "page" | "message"; later: string | null };

const newMessage = (nth: number): Message => {
  const title = `Away ${nth}`;
  const fields = {
    name: "هند خليل",
    phone: "0791234567",
    email: "hind@home.example",
    title,
    subject: "سؤال عن الدوام\r\nثانٍ",
  };
  const body = new URLSearchParams({ ...fields, submission_id: crypto.randomUUID() });
  return { title, body, headers: ownAddress(), taken: false };
};

/** Reads and writes a few times a second until it is told to end; what was refused is sent again, the same. */
function visitors(server: RunningServer) {
  const seen: Seen[] = [];
  const messages: Message[] = [];
  const waiting: Message[] = [];
  const underWay = new Set<Promise<void>>();
  let ending = false;

  async function ask(what: Seen["what"], path: string, init: RequestInit) {
    const at = performance.now();
    const answer = await fetch(server.address + path, { ...init, redirect: "manual" });
    await answer.arrayBuffer();
    const { status, headers } = answer;
    seen.push({ at, ms: performance.now() - at, status, what, later: headers.get("Retry-After") });
    return status;
  }

  async function write() {
    let message = waiting.shift();
    if (!message) {
      message = newMessage(messages.length);
      messages.push(message);
    }
    const { body, headers } = message;
    const status = await ask("message", "/contact-us", {
      method: "POST",
      body,
      headers: { ...headers, Origin: server.address },
    });
    if (status === 303) message.taken = true;
    else waiting.push(message);
  }

  const start = (work: Promise<unknown>) => {
    const done: Promise<void> = work.then(
      () => void underWay.delete(done),
      () => void underWay.delete(done),
    );
    underWay.add(done);
  };

  const looping = (async () => {
    for (let nth = 0; !ending; nth++) {
      start(ask("page", `/news?q=${nth}`, { headers: ownAddress() }));
      start(write());
      await delay(200);
    }
  })();

  return {
    seen,
    messages,
    async end() {
      ending = true;
      await looping;
      await Promise.all(underWay);
      while (waiting.length) await write();
    },
  };
}

describe.skipIf(!process.env.TEST_DATABASE_URL)("while PostgreSQL is away", () => {
  let place: Awaited<ReturnType<typeof demoPlace>>;
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let server: RunningServer;
  beforeAll(async () => {
    place = await demoPlace();
    link = await startFickleLink(Number(new URL(place.url!).port));
    const DATABASE_URL = byWayOf(place.url!, link);
    server = await startServer({ ...at(place), DATABASE_URL, DEMO: "1", TRUST_PROXY: "1" });
  }, 180_000);
  afterAll(() => link.close());

  const readiness = () => fetch(`${server.address}/readyz`).then(({ status }) => status);
  const untilBack = async () => {
    const since = performance.now();
    await expect.poll(readiness, { timeout: 30_000, interval: 100 }).toBe(200);
    return performance.now() - since;
  };

  it.each([
    ["refuses", AWAY_MS, () => link.refuse()],
    ["swallows everything", AWAY_MS / 2, () => link.swallow()],
    ["ends all connections", 0, () => link.cut()],
  ])(
    "which %s, all is answered soon, nothing is lost or doubled, and it is back by itself",
    async (_, ms, spoil) => {
      const { seen, messages, end } = visitors(server);
      const times = (status: number) => seen.filter((answer) => answer.status === status).length;
      await expect.poll(() => Math.min(times(200), times(303)), { timeout: 30_000 }).toBeGreaterThan(4);
      const before = new Set(seen.map(({ status }) => status));
      spoil();
      const wentAt = performance.now();
      if (ms) {
        await delay(NOTICED_MS + 1000);
        expect(await readiness()).toBe(503);
        await delay(ms - NOTICED_MS - 1000);
      }
      const mendedAt = performance.now();
      await link.mend();
      expect(await untilBack()).toBeLessThan(BACK_MS);
      await delay(1000);
      await end();

      const answers = (from: number, to: number) =>
        seen.filter((answer) => answer.at >= from && answer.at < to);
      expect(before).toEqual(new Set([200, 303]));
      const meanwhile = answers(wentAt + NOTICED_MS, mendedAt - LONGEST_ANSWER_MS);
      if (ms) expect(meanwhile.length).toBeGreaterThan(ms / 1000);
      expect(
        meanwhile.filter(({ status, what }) => status !== 503 && !(what === "page" && status === 200)),
      ).toEqual([]);
      expect(meanwhile.filter(({ status, later }) => status === 503 && !Number(later))).toEqual([]);
      expect(Math.max(0, ...meanwhile.map((answer) => answer.ms))).toBeLessThan(LONGEST_ANSWER_MS);
      expect(Math.max(...seen.map((answer) => answer.ms))).toBeLessThan(2 * LONGEST_ANSWER_MS);
      expect(seen.filter(({ status }) => ![200, 303, 503].includes(status))).toEqual([]);

      expect(messages.every(({ taken }) => taken)).toBe(true);
      const kept = await withDatabaseOf(
        place,
        (sql) => sql`select title from contacts where title like 'Away %'`,
      );
      const titles = messages.map(({ title }) => title);
      expect(kept.map(({ title }) => title).sort()).toEqual(titles.sort());
      await withDatabaseOf(place, (sql) => sql`delete from contacts where title like 'Away %'`);
      expect(server.child.exitCode).toBeNull();
      expect(server.output()).not.toMatch(/uncaught|unhandled/);
    },
  );
});
