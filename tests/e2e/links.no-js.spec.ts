import type { APIRequestContext } from "@playwright/test";
import { publicAddresses } from "../support/public-addresses";
import { expect, inBothLanguages, test } from "./support";

const LINK = /<(?:a|link|img|iframe|form|source)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

type Page = { status: number; ids: Set<string>; links: string[] };

async function read(request: APIRequestContext, address: string): Promise<Page> {
  const answer = await request.get(address);
  const isPage = answer.headers()["content-type"]?.startsWith("text/html");
  const text = isPage ? await answer.text() : "";
  return {
    status: answer.status(),
    ids: new Set([...text.matchAll(ID)].map(([, id]) => id!)),
    links: [...text.matchAll(LINK)].map(([, link]) => plain(link!)),
  };
}

/** An address without the part and the language it names. */
function bare(target: URL): string {
  target.hash = "";
  target.searchParams.delete("lang");
  return target.href;
}

inBothLanguages("The whole site", (language) => {
  test("has no link that leads nowhere", async ({ request, baseURL }) => {
    test.setTimeout(240_000);
    const pages = new Map<string, Promise<Page>>();
    const pageAt = (address: string) => {
      const known = pages.get(address) ?? read(request, address);
      pages.set(address, known);
      return known;
    };
    const foundOn = new Map<string, string>();
    /** What others delete meanwhile is gone from the page that led to it, too. */
    const stillLeadsTo = async (address: string) => {
      const from = foundOn.get(address);
      if (!from) return true;
      const { links } = await read(request, from);
      return links.some((link) => bare(new URL(link, from)) === address);
    };
    const broken: string[] = [];
    const waiting = publicAddresses.map((address) => new URL(address, baseURL).href);
    const seen = new Set(waiting);
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const own = new URL(address);
      own.searchParams.set("lang", language);
      const page = await pageAt(own.href);
      if (page.status !== 200 && (await stillLeadsTo(address)))
        broken.push(`${address} answers ${page.status}`);
      for (const link of page.links) {
        const target = new URL(link, own);
        if (target.origin !== own.origin || target.pathname === "/preferences") continue;
        const id = target.hash.slice(1);
        bare(target);
        if (id) {
          const there = new URL(target);
          there.searchParams.set("lang", language);
          if (!(await pageAt(there.href)).ids.has(id)) broken.push(`${address} → ${link}: no such part`);
        }
        if (!seen.has(target.href)) {
          waiting.push(target.href);
          foundOn.set(target.href, own.href);
        }
        seen.add(target.href);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(publicAddresses.length + 60);
  });
});
