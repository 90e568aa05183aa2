import { createRequire } from "node:module";
import path from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../scripts/free-port.mjs";
import { startDemo } from "../support/demo-place";
import { ensureBuilt, launch } from "../support/launch";
import { at, demoPlace } from "../support/prepared-place";

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@remix-run/serve/package.json")),
  "dist/cli.js",
);
const files: Array<[route: string, address: string]> = [
  ["routes/feeds/robots", "/robots.txt"],
  ["routes/feeds/sitemap", "/sitemap.xml"],
  ["routes/feeds/news-atom", "/news.atom"],
  ["routes/api/openapi", "/api/openapi.json"],
];
let address: string;

beforeAll(async () => {
  ensureBuilt();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const settings = { ...at(await demoPlace()), PORT: String(port), HOST: "127.0.0.1" };
  const { output } = launch([cli, "build/server/index.js"], settings);
  await vi.waitUntil(() => output().includes("[remix-serve]"), { timeout: 120_000 });
});

describe("under plain remix-serve", () => {
  it.each([
    "/",
    "/news",
    "/news/1",
    "/conferences",
    "/gallery/1",
    "/faq",
    "/welcome",
    "/contact-us",
    "/emp-portal",
    "/no-such-page",
  ])("%s has a body, in both languages", async (page) => {
    for (const [lang, heading] of [
      ["ar", /<html lang="ar" dir="rtl"[\s\S]*<h1[^>]*>[^<]*[\u0600-\u06ff]/],
      ["en", /<html lang="en" dir="ltr"[\s\S]*<h1[^>]*>[^<]*[A-Za-z]/],
    ] as const) {
      const answer = await fetch(address + page, { headers: { Cookie: `lang=${lang}` } });
      expect(answer.status).toBe(page === "/no-such-page" ? 404 : 200);
      expect((await answer.text()).replace(/<(?!h1|html)[^>]+>/g, "")).toMatch(heading);
    }
  });

  it.each(files)("%s has a body", async (_route, file) => {
    expect((await (await fetch(address + file)).text()).length).toBeGreaterThan(50);
  });

  it("accepts a form, and answers a wrong password with the page", async () => {
    const body = new URLSearchParams({ username: "nobody@demo.test", password: "wrong" });
    const answer = await fetch(`${address}/emp-portal`, {
      method: "POST",
      body,
      headers: { Origin: address },
    });
    expect(await answer.text()).toContain('role="alert"');
  });
});

it("sends the correct length of a file requested as data", async () => {
  const server = await startDemo();
  for (const encoding of ["gzip", "identity"])
    for (const [route, file] of files) {
      const url = `${server.address}${file}?_data=${encodeURIComponent(route)}`;
      const answer = await fetch(url, { headers: { "Accept-Encoding": encoding } });
      expect([file, answer.status]).toEqual([file, 200]);
      expect((await answer.text()).length).toBeGreaterThan(50);
    }
});
