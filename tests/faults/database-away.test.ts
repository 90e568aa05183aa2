import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownAddress } from "../support/caller";
import { byWayOf, startFickleLink } from "../support/fickle-link";
import { withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { type RunningServer, startServer } from "../support/running-server";

/** The number of visitors during the outage. */
const VISITORS = 40;
const soon = { timeout: 120_000, interval: 50 };

type Message = { title: string; body: URLSearchParams; headers: Record<string, string>; taken: boolean };
type Seen = { status: number; what: "page" | "message"; later: string | null };

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

/** Visitors who each read a page and write a message, and repeat a refused one later. */
function visitors(server: RunningServer) {
  const seen: Seen[] = [];
  const messages: Message[] = [];
  const waiting: Message[] = [];

  async function ask(what: Seen["what"], path: string, init: RequestInit) {
    const answer = await fetch(server.address + path, { ...init, redirect: "manual" });
    await answer.arrayBuffer();
    const { status, headers } = answer;
    seen.push({ status, what, later: headers.get("Retry-After") });
    return status;
  }

  async function write() {
    let message = waiting.shift();
    if (!message) {
      message = newMessage(messages.length);
      messages.push(message);
    }
    const { body, headers } = message;
    const sent = { method: "POST", body, headers: { ...headers, Origin: server.address } };
    const status = await ask("message", "/contact-us", sent);
    if (status === 303) message.taken = true;
    else waiting.push(message);
  }

  let pages = 0;
  const read = () => ask("page", `/news?q=${pages++}`, { headers: ownAddress() });

  /** Resolves with what each was answered once all are: whoever gets no answer keeps it from resolving. */
  async function come(count: number): Promise<Seen[]> {
    const before = seen.length;
    await Promise.all(Array.from({ length: count }, () => Promise.all([read(), write()])));
    return seen.slice(before);
  }

  return {
    come,
    messages,
    async sendAllThatWait() {
      while (waiting.length) await write();
    },
  };
}

const statusesOf = (answers: Seen[]) => new Set(answers.map(({ status }) => status));

describe.skipIf(!process.env.TEST_DATABASE_URL)("while PostgreSQL is away", () => {
  let place: Awaited<ReturnType<typeof demoPlace>>;
  let link: Awaited<ReturnType<typeof startFickleLink>>;
  let server: RunningServer;
  beforeAll(async () => {
    place = await demoPlace();
    link = await startFickleLink(Number(new URL(place.url!).port));
    const DATABASE_URL = byWayOf(place.url!, link);
    server = await startServer({ ...at(place), DATABASE_URL, DEMO: "1", TRUST_PROXY: "1" });
  });
  afterAll(() => link.close());

  const readiness = () => fetch(`${server.address}/readyz`).then(({ status }) => status);
  it.each([
    ["refuses", true, () => link.refuse()],
    ["swallows everything", true, () => link.swallow()],
    ["ends all connections", false, () => link.cut()],
  ])(
    "which %s, everybody is answered before it is back, nothing is lost or doubled, and it is back by itself",
    async (_, staysAway, spoil) => {
      const { come, messages, sendAllThatWait } = visitors(server);
      expect(statusesOf(await come(5))).toEqual(new Set([200, 303]));
      const underWay = come(5);
      spoil();
      const surprised = [...(await underWay), ...(await come(5))];
      expect([...statusesOf(surprised)].filter((status) => ![200, 303, 503].includes(status))).toEqual([]);
      if (staysAway) {
        await expect.poll(readiness, soon).toBe(503);
        const meanwhile = await come(VISITORS);
        const refused = meanwhile.filter(({ status }) => status === 503);
        expect(
          meanwhile.filter(({ status, what }) => status !== 503 && !(what === "page" && status === 200)),
        ).toEqual([]);
        expect(refused.length).toBeGreaterThanOrEqual(VISITORS);
        expect(refused.filter(({ later }) => !Number(later))).toEqual([]);
        expect(await readiness()).toBe(503);
      }
      await link.mend();
      await expect.poll(readiness, soon).toBe(200);
      await sendAllThatWait();
      expect(statusesOf(await come(5))).toEqual(new Set([200, 303]));

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
