import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callerOf, ownAddress } from "../support/caller";
import { startMixedLoad } from "../support/mixed-load";
import { startSharedSite } from "../support/shared-site";

const enough = { timeout: 90_000, interval: 50 };

type Site = Awaited<ReturnType<typeof startSharedSite>>;

async function timesKept({ sql }: Site, titles: string[]) {
  const rows =
    await sql`select title, count(*)::int as times from contacts where title = any(${titles}) group by 1`;
  return new Map(rows.map(({ title, times }) => [title as string, times as number]));
}

/** Returns the messages that are stored not exactly once. */
const notOnce = async (site: Site, titles: string[]) => {
  const kept = await timesKept(site, titles);
  return titles.filter((title) => kept.get(title) !== 1);
};

const statusOf = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: "manual", headers: { ...ownAddress(), ...headers } }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );

describe.skipIf(!process.env.TEST_DATABASE_URL)("two servers on one database and one bucket", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSharedSite();
  });
  afterAll(() => Promise.all(site.servers.map((server) => server.stop("SIGINT"))));

  it("fill an empty database once, with every picture", async () => {
    const { sql, proxy, servers } = site;
    const [found] = await sql`
      select (select count(*)::int from staff_users where role = 'admin') as admins,
        (select count(*)::int from members where member_number = 10001) as doctors`;
    expect(found).toEqual({ admins: 1, doctors: 1 });
    await expect.poll(() => statusOf(`${proxy.address}/news`), enough).toBe(200);
    const page = await (await fetch(`${proxy.address}/news`)).text();
    const pictures = [...page.matchAll(/src="(\/[^"]+\.webp)"/g)].map(([, address]) => address!);
    expect(pictures.length).toBeGreaterThan(3);
    for (const server of servers) {
      const statuses = await Promise.all(pictures.map((picture) => statusOf(server.address + picture)));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  it("are restarted one after the other under load without a failed request", async () => {
    const { proxy, servers } = site;
    await expect.poll(proxy.serving, enough).toHaveLength(2);
    const sessions = await Promise.all(
      servers.map((server) => callerOf(server).signIn("dr-portal", { docNo: "10001", password: "20260001" })),
    );
    const load = await startMixedLoad(proxy.address);
    await expect.poll(() => load.acknowledged.length, enough).toBeGreaterThan(1);

    for (const nth of [0, 1] as const) {
      const [out, other] = [servers[nth]!, servers[1 - nth]!];
      for (const server of servers)
        for (const Cookie of sessions)
          expect(await statusOf(`${server.address}/dr-dashboard`, { Cookie })).toBe(200);

      const before = load.answers.page!;
      const ended = out.stop("SIGTERM");
      await expect.poll(() => statusOf(`${out.address}/readyz`), enough).toBe(503);
      expect(await statusOf(`${out.address}/faq`)).toBe(200);
      await expect.poll(proxy.serving, enough).toEqual([other.address]);
      expect(await ended).toBe(0);
      await expect.poll(() => load.answers.page, enough).toBeGreaterThan(before + 20);

      await site.again(nth);
      await expect.poll(proxy.serving, enough).toHaveLength(2);
      const acknowledged = load.acknowledged.length;
      await expect.poll(() => load.acknowledged.length, enough).toBeGreaterThan(acknowledged);
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    expect(await notOnce(site, load.acknowledged)).toEqual([]);
    expect(load.answers.certificate).toBeGreaterThan(2);
  });

  it("survive kill -9 of one: the other continues, and acknowledged or repeated changes are stored once", async () => {
    const { proxy, servers } = site;
    await expect.poll(proxy.serving, enough).toHaveLength(2);
    const load = await startMixedLoad(proxy.address, { again: true });
    await expect.poll(() => load.acknowledged.length, enough).toBeGreaterThan(2);
    await servers[0]!.stop("SIGKILL");
    await expect.poll(proxy.serving, enough).toEqual([servers[1]!.address]);
    await load.answered();
    const failed = load.failures.length;
    const [pages, messages] = [load.answers.page!, load.acknowledged.length];
    await expect.poll(() => load.answers.page, enough).toBeGreaterThan(pages + 100);
    await expect.poll(() => load.acknowledged.length, enough).toBeGreaterThan(messages + 1);
    await load.stop();
    const atOnce = 6;
    expect(failed).toBeLessThanOrEqual(atOnce);
    expect(load.failures.slice(failed)).toEqual([]);
    expect(await notOnce(site, load.acknowledged)).toEqual([]);
    await site.again(0);
  });
});
