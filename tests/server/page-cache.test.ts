import { randomInt, randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isCacheable } from "~/addresses/cacheable";
import { demoLogins } from "~/content/demo-logins";
import { dayInAmman } from "../support/business-day";
import { callerOf, ownAddress } from "../support/caller";
import { startTwo } from "../support/demo-place";
import { withDatabaseOf } from "../support/hidden-records";
import { at, demoPlace } from "../support/prepared-place";
import { publicAddresses } from "../support/public-addresses";
import { type RunningServer, startServer } from "../support/running-server";
import { anyVisitor, idsIn, type Known, wrongFor } from "../support/visitors";

/** PostgreSQL runs more visits and addresses. */
const [VISITORS, ADDRESSES] = process.env.TEST_DATABASE_URL ? [1000, 150] : [400, 60];
const AT_ONCE = 20;
const today = dayInAmman();
const PAGES = [
  ...["/", "/news", "/news?page=2", "/news/1", "/news/2", "/conferences", "/gallery", "/gallery/1"],
  ...["/contact-us", "/survey", "/dr-qasam", "/faq", "/welcome", "/careers"],
];

describe("cached pages", () => {
  let servers: RunningServer[];
  let editor: string;
  let known: Known[];
  let photo: Buffer;

  const get = async (server: RunningServer, path: string, cookie = "") => {
    const headers = { ...ownAddress(), ...(cookie && { Cookie: cookie }) };
    const answer = await fetch(server.address + path, { headers, redirect: "manual" });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  /** Returns the names in a visitor's account menu, which appear on no other visitor's pages. */
  async function knownBy(cookie: string): Promise<Known> {
    const nameIn = async (language: string) => {
      const { text } = await get(servers[0]!, "/verify", `${cookie}; lang=${language}`);
      return /<bdi>([^<]+)<\/bdi>/.exec(text.split("<header")[1]!)![1]!;
    };
    return { cookie, names: { ar: await nameIn("ar"), en: await nameIn("en") } };
  }

  async function send(path: string, article: Record<string, string>, withPhoto = false) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ submission_id: randomUUID(), ...article }))
      form.set(name, value);
    if (withPhoto) form.set("photo", new Blob([new Uint8Array(photo)], { type: "image/png" }), "photo.png");
    const { address } = servers[randomInt(2)]!;
    const headers = { ...ownAddress(), Origin: address, Cookie: editor };
    const answer = await fetch(address + path, { method: "POST", body: form, headers, redirect: "manual" });
    expect([path, answer.status]).toEqual([path, 303]);
  }

  /** Waits until every process shows it, which takes less time than a cached page lives. */
  async function everywhere(isShownBy: (server: RunningServer, cookie: string) => Promise<boolean>) {
    for (const cookie of ["", "lang=ar", "lang=en; theme=dark", "lite=1"])
      for (const server of servers)
        await vi.waitUntil(() => isShownBy(server, cookie), { timeout: 30_000, interval: 20 });
  }

  const article = (title: string) => ({
    title,
    title_ar: title,
    date: "2026-01-05",
    description: "Open from nine to one.",
    description_ar: "من التاسعة حتى الواحدة.",
  });

  beforeAll(async () => {
    servers = await startTwo({ TRUST_PROXY: "1" });
    photo = await sharp({ create: { width: 640, height: 400, channels: 3, background: "#357" } })
      .png()
      .toBuffer();
    const caller = callerOf(servers[0]!);
    const [admin, first, , viewer] = demoLogins.staff;
    const cookies = [
      await caller.signIn("dr-portal", { docNo: "10001", password: "20260001" }),
      await caller.signIn("dr-portal", { docNo: "10003", password: "20260003" }),
      await caller.signIn("computer-portal", { username: "COMP1", password: "20261111" }),
      await caller.signInStaff(admin!.name, admin!.password),
      await caller.signInStaff(viewer!.name, viewer!.password),
    ];
    editor = await caller.signInStaff(first!.name, first!.password);
    known = await Promise.all(cookies.map((cookie) => knownBy(cookie.replace(/flash=[^;]*;? ?/, ""))));
    const names = known.flatMap((one) => [...new Set(Object.values(one.names))]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("never show one visitor another's page, while articles are added, changed and deleted", async () => {
    const turnedAway = await fetch(`${servers[0]!.address}/dashboard`, { redirect: "manual" });
    const flash = turnedAway.headers.getSetCookie()[0]!.split(";")[0]!;
    const wrong: string[] = [];
    const ids: string[] = [];
    let visits = 0;
    const visit = async () => {
      while (visits++ < VISITORS) {
        const visitor = anyVisitor(known, flash);
        const path = PAGES[randomInt(PAGES.length)]!;
        const { status, text } = await get(servers[randomInt(2)]!, path, visitor.cookie);
        if (status !== 200) wrong.push(`${path}: ${status}`);
        else
          wrong.push(...wrongFor(visitor, known, text).map((what) => `${path}: ${what} (${visitor.cookie})`));
        ids.push(...idsIn(text));
      }
    };
    let visiting = true;
    const editing = async () => {
      for (let nth = 0; visiting; nth++) {
        const title = `Opening hours ${nth} ${randomUUID()}`;
        await send("/edit-news/2", article(title));
        await everywhere(async (server, cookie) =>
          (await get(server, "/news/2", cookie)).text.includes(title),
        );
      }
    };
    const edited = editing();
    await Promise.all(Array.from({ length: AT_ONCE }, visit));
    visiting = false;
    await edited;
    expect(wrong).toEqual([]);
    expect(ids.length).toBeGreaterThan(VISITORS / 10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("reflect publications, edits and deletions in every process at once", async () => {
    const title = `A new notice ${randomUUID()}`;
    const list = async (server: RunningServer, cookie: string) => (await get(server, "/news", cookie)).text;
    await send("/dashboard/add-news", { ...article(title), date: today }, true);
    await everywhere(async (server, cookie) => (await list(server, cookie)).includes(title));
    const ids = [...(await list(servers[0]!, "")).matchAll(/href="\/news\/(\d+)"/g)];
    const path = `/news/${Math.max(...ids.map(([, id]) => Number(id)))}`;
    await everywhere(async (server, cookie) => (await get(server, path, cookie)).status === 200);
    const other = `An edited notice ${randomUUID()}`;
    await send(`/edit-${path.slice(1)}`, { ...article(other), date: today });
    await everywhere(async (server, cookie) => {
      const pages = (await list(server, cookie)) + (await get(server, path, cookie)).text;
      return pages.includes(other) && !pages.includes(title);
    });
    await send(`${path}/delete`, {});
    await everywhere(
      async (server, cookie) =>
        (await get(server, path, cookie)).status === 404 && !(await list(server, cookie)).includes(other),
    );
  });

  it("answer no other address, however its query is written", async () => {
    const any = <Item>(all: readonly Item[]) => all[randomInt(all.length)]!;
    const paths = [
      "/news",
      "/news/",
      "/news/1",
      "/conferences",
      "/events",
      "/careers",
      "/gallery",
      "/gallery/1",
    ];
    const plain = ["page=2", "page=3", "tab=past", "lang=en"];
    const odd = [
      "page=1",
      "page=02",
      "?page=2",
      "%70age=2",
      "page",
      "page=2?",
      "page=٢",
      "q=",
      "q=x",
      "date=",
      "tab=",
      "",
    ];
    const anyAddress = () => {
      const fields = Array.from({ length: randomInt(3) }, () => any(randomInt(2) ? plain : odd));
      return any(paths) + any(["?", "?", "?", "??", ""]) + fields.join(any(["&", "&", "&&", ";"]));
    };
    const cachedPaths = paths.flatMap((path) => [path, ...plain.map((field) => `${path}?${field}`)]);
    const kept = cachedPaths.filter((path) => isCacheable(path));
    expect(kept.length).toBeGreaterThan(5);
    const addresses = [...new Set([...kept, ...Array.from({ length: ADDRESSES }, anyAddress)])];
    const page = async (address: string, brought = "") => {
      const { status, text } = await get(servers[0]!, address, `lang=en; ${brought}`);
      return `${status} ${text.replace(/(?:nonce|value)="[\w-]{20,}"/g, "")}`;
    };
    for (const address of addresses) await page(address);
    for (const address of addresses)
      expect([address, (await page(address)) === (await page(address, "naqaba_second_step=x"))]).toEqual([
        address,
        true,
      ]);
  });

  it("are rendered once for concurrent requests", async () => {
    const [server] = servers;
    const path = "/news?page=3";
    const answers = await Promise.all(Array.from({ length: 60 }, () => get(server!, path, "theme=dark")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const ofThem = () =>
      server!
        .output()
        .split("\n")
        .filter((line) => line.includes('"path":"/news"') && line.includes('"status":200'))
        .slice(-60);
    await expect.poll(() => ofThem().filter((line) => line.includes('"kept":true')).length).toBe(59);
  });

  it("are sent in both compressions, and answered with 304 if unchanged", async () => {
    const address = `${servers[0]!.address}/faq`;
    const get = (headers: Record<string, string>) => fetch(address, { headers });
    await get({});
    const [br, gzip, plain] = await Promise.all(
      ["br", "gzip", "identity"].map((encoding) => get({ "Accept-Encoding": encoding })),
    );
    expect([br, gzip, plain].map((answer) => answer!.headers.get("Content-Encoding"))).toEqual([
      "br",
      "gzip",
      null,
    ]);
    const texts = await Promise.all([br, gzip, plain].map((answer) => answer!.text()));
    expect(new Set(texts).size).toBe(1);
    const etag = br!.headers.get("ETag")!;
    const again = await get({ "If-None-Match": etag });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    for (const name of [
      "Content-Security-Policy",
      "X-Frame-Options",
      "Cache-Control",
      "Vary",
      "X-Request-Id",
    ])
      expect([name, again.headers.get(name)]).toEqual([name, expect.stringMatching(/./)]);
  });

  it("answer HEAD like GET, without the body", async () => {
    const headOf = async (path: string, method: string) => {
      const answer = await fetch(servers[0]!.address + path, { method });
      const names = ["ETag", "Cache-Control", "Vary", "Content-Type", "Content-Language"];
      const policy = answer.headers.get("Content-Security-Policy")!.replace(/nonce-[\w-]+/g, "");
      return {
        headers: [answer.status, policy, ...names.map((name) => answer.headers.get(name))],
        text: await answer.text(),
      };
    };
    for (const path of ["/", "/faq", "/contact-us", "/news/1", "/nowhere"]) {
      const [head, get] = [await headOf(path, "HEAD"), await headOf(path, "GET")];
      expect([path, head.headers]).toEqual([path, get.headers]);
      expect(head.text).toBe("");
    }
  });

  it("set the language requested by the address, even if the page is cached", async () => {
    const path = "/news?lang=ar";
    await get(servers[0]!, path, "lang=ar");
    const { headers, text } = await get(servers[0]!, path);
    expect(text).toContain('<html lang="ar"');
    expect(headers.getSetCookie().join()).toContain("lang=ar");
  });

  it.runIf(process.env.TEST_DATABASE_URL)("depend only on data that announces its changes", async () => {
    const place = await demoPlace();
    const server = await startServer({ ...at(place), DEMO: "1" });
    await withDatabaseOf(place, async (sql) => {
      const silent = await sql<Array<{ name: string }>>`
        select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname <> 'row_counts' and oid not in (select tgrelid from pg_trigger where tgname = 'content_changed')`;
      for (const { name } of silent) await sql`alter table ${sql(name)} rename to ${sql(`hidden_${name}`)}`;
    });
    for (const path of [...publicAddresses, "/news/2", "/conferences/2"].filter((each) => isCacheable(each)))
      expect([path, (await get(server, path)).status]).toEqual([path, 200]);
  });
});
