import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { newsFeed } from "~/routes/feeds/news-atom";
import { exchange, type RunningServer, startServer } from "../support/running-server";

const feeds = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/news.atom?lang=ar", "application/atom+xml; charset=utf-8"],
  ["/conferences.ics?lang=ar", "text/calendar; charset=utf-8"],
] as const;
let server: RunningServer;
let named: RunningServer;

beforeAll(async () => {
  server = await startServer();
  named = await startServer({ PUBLIC_URL: "https://portal.example" });
});

const fromNamed = (path: string) =>
  exchange(named.port, `GET ${path} HTTP/1.1\r\nHost: portal.example\r\nConnection: close\r\n\r\n`);

describe.each(feeds)("%s", (path, type) => {
  it("has a content type and sets no cookie", async () => {
    const { status, headers } = await fetch(server.address + path);
    expect([status, headers.get("Content-Type")]).toEqual([200, type]);
    expect(headers.get("Set-Cookie")).toBeNull();
    expect(headers.get("Cache-Control")).toMatch(/^public/);
  });

  it("is not sent again to who has it", async () => {
    const etag = (await fetch(server.address + path)).headers.get("ETag")!;
    const again = await fetch(server.address + path, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("names only addresses of the association's own host", async () => {
    const answer = await fromNamed(path);
    expect(answer).toContain("https://portal.example/");
    expect(answer).not.toMatch(/localhost|127\.0\.0\.1|http:\/\/portal/);
  });
});

it("is compressed if it is large enough", async () => {
  const { headers } = await fetch(`${server.address}/sitemap.xml`, { headers: { "Accept-Encoding": "br" } });
  expect(headers.get("Content-Encoding")).toBe("br");
});

it("leads search engines to the site map and lists nothing private", async () => {
  const robots = await (await fetch(`${server.address}/robots.txt`)).text();
  expect(robots).toContain(`\nSitemap: ${server.address}/sitemap.xml\n`);
  expect(robots).not.toMatch(/dashboard|complaints|setup|portal/);
});

it("names our own origin on every page", async () => {
  const answer = await fromNamed("/news?page=2&q=");
  expect(answer).toContain('<link rel="canonical" href="https://portal.example/news?page=2"/>');
});

it("is valid XML for unusual titles", () => {
  const title = "R&D <b>3</b> ]]> \u0000\u0008\u001f \ud800 \ufffe 👩‍⚕️ &amp; “قَسَم”";
  const text = { value: title, lang: "ar" } as const;
  const changed = new Date("2026-11-21T08:00:00Z");
  const entry = { id: 1, title: text, excerpt: text, date: "2026-11-21", changed };
  const about = { origin: "https://portal.example", language: "ar", title, description: title } as const;
  const parser = new new JSDOM("").window.DOMParser();
  const feed = parser.parseFromString(newsFeed([entry], about), "application/xml");
  expect(feed.querySelector("parsererror")?.textContent).toBeUndefined();
  const odd = feed.getElementsByTagName("title")[1]!.textContent!;
  const parsedText = parser.parseFromString(odd, "text/html").body.textContent;
  expect(parsedText?.replace(/ +/g, " ")).toBe("R&D <b>3</b> ]]> 👩‍⚕️ &amp; “قَسَم”");
});
