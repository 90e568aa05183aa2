import { expect } from "vitest";
import { publicAddresses } from "../support/public-addresses";
import { errands } from "../visitor/journey";
import type { Visitor } from "../visitor/visitor";

const LINK = /<(?:a|link|img|iframe|form|source)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;
const MAX_REDIRECTS = 5;
/** The register lets one client read only thirty doctors in ten minutes. */
const DOCTORS = 20;
const PATIENCE_MS = 600_000;
const plain = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

type Page = { status: number; ids: Set<string>; links: string[] };

async function read(visitor: Visitor, address: string, redirects = 0): Promise<Page> {
  const answer = await visitor.get(address);
  const text = await answer.text();
  const next = answer.headers.get("Location");
  if (next && redirects < MAX_REDIRECTS) return read(visitor, new URL(next, address).href, redirects + 1);
  const html = answer.headers.get("Content-Type")?.startsWith("text/html") ? text : "";
  return {
    status: answer.status,
    ids: new Set([...html.matchAll(ID)].map(([, id]) => id!)),
    links: [...html.matchAll(LINK)].map(([, link]) => plain(link!)),
  };
}

/** Returns an address without its fragment and language. */
function bare(target: URL): string {
  const address = new URL(target);
  address.hash = "";
  address.searchParams.delete("lang");
  return address.href;
}

function inTheLanguage(address: string, language: string): URL {
  const url = new URL(address);
  url.searchParams.set("lang", language);
  return url;
}

errands("The whole site", (language, test) => {
  test(
    "has no link that leads nowhere",
    async ({ visitor }) => {
      const pages = new Map<string, Promise<Page>>();
      const pageAt = (address: string) => {
        const { href } = inTheLanguage(address, language);
        const known = pages.get(href) ?? read(visitor, href);
        pages.set(href, known);
        return known;
      };
      const foundOn = new Map<string, string>();
      /** Records that other journeys delete meanwhile also disappear from the page that linked to them. */
      const stillLeadsTo = async (address: string) => {
        const from = foundOn.get(address);
        if (!from) return true;
        const { links } = await read(visitor, from);
        return links.some((link) => bare(new URL(link, from)) === address);
      };
      /** Other journeys add to pages and remove from them meanwhile. */
      const stillLacks = async (from: string, link: string, to: string, id: string) => {
        const { links } = await read(visitor, from);
        return links.includes(link) && !(await read(visitor, to)).ids.has(id);
      };
      let doctors = 0;
      const isOneDoctorTooMany = (path: string) => /^\/doctors\/\d+$/.test(path) && doctors++ >= DOCTORS;
      const broken: string[] = [];
      const waiting = publicAddresses.map((address) => new URL(address, visitor.site).href);
      const seen = new Set(waiting);
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        const localAddress = inTheLanguage(address, language);
        const page = await pageAt(address);
        if (page.status !== 200 && (await stillLeadsTo(address)))
          broken.push(`${address} answers ${page.status}`);
        for (const link of page.links) {
          const target = new URL(link, localAddress);
          if (target.origin !== localAddress.origin || target.pathname === "/preferences") continue;
          const [id, there] = [target.hash.slice(1), bare(target)];
          const isKnown = !id || (await pageAt(there)).ids.has(id);
          if (!isKnown && (await stillLacks(localAddress.href, link, there, id)))
            broken.push(`${address} → ${link}: no such part`);
          if (seen.has(there) || isOneDoctorTooMany(target.pathname)) continue;
          seen.add(there);
          waiting.push(there);
          foundOn.set(there, localAddress.href);
        }
      }
      expect(broken).toEqual([]);
      expect(seen.size).toBeGreaterThan(publicAddresses.length + 60);
    },
    PATIENCE_MS,
  );
});
