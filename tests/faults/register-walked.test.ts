import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { startDemo } from "../support/demo-place";

const ASKED = 1000;
const BEFORE_IT_WAITS = 30;
const WINDOW_S = 600;
const CLIENTS = 1000;
const RECORDS_EACH = 3;
const AT_ONCE = 20;

let address: string;
let listed: string[];

const as = (client: string, language = "en") => ({ "X-Forwarded-For": client, Cookie: `lang=${language}` });

beforeAll(async () => {
  ({ address } = await startDemo({ TRUST_PROXY: "1" }));
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  listed = [...new Set([...map.matchAll(/\/doctors\/(\d+)/g)].map(([, number]) => number!))];
  expect(listed.length).toBeGreaterThan(300);
});

const isReady = async () => (await fetch(`${address}/readyz`)).status;

describe("a client that walks through the register", () => {
  it("allows one client 30 of 1,000 numbers, then asks it to come back later, while others are answered", async () => {
    const seen: Record<number, number> = {};
    for (let nth = 0; nth < ASKED; nth++) {
      const path = nth % 2 ? `/doctors?q=${20_000 + nth}` : `/doctors/${20_000 + nth}`;
      const language = nth % 4 < 2 ? "en" : "ar";
      const answer = await fetch(address + path, { headers: as("192.0.2.1", language) });
      const page = await answer.text();
      seen[answer.status] = (seen[answer.status] ?? 0) + 1;
      if (answer.status !== 429) continue;
      const wait = Number(answer.headers.get("Retry-After"));
      expect([path, wait > 0 && wait <= WINDOW_S]).toEqual([path, true]);
      if (nth % 100 > 3) continue;
      const main = new JSDOM(page).window.document.querySelector("main")!;
      const [sentence] = dictionaries[language].register["too-many"].split("{{");
      expect(main.querySelector("[role=alert]")?.textContent).toContain(sentence);
      expect(main.querySelector("h1")?.textContent).toBeTruthy();
      const elsewhere = await fetch(`${address}/doctors/${listed[0]}`, {
        headers: as(`192.0.3.${Math.floor(nth / 100)}`),
      });
      expect(elsewhere.status).toBe(200);
    }
    const { 429: later = 0, ...answered } = seen;
    expect(Object.keys(answered).sort()).toEqual(["200", "404"].filter((status) => status in answered));
    expect(later).toBe(ASKED - BEFORE_IT_WAITS);
    expect(await isReady()).toBe(200);
  });

  it("answers 1,000 clients who each read a few records, and stays up", async () => {
    const clients = Array.from({ length: CLIENTS }, (_, nth) => nth);
    const failures: unknown[] = [];
    const one = async (nth: number) => {
      const headers = as(`198.18.${nth >> 8}.${nth & 255}`, nth % 2 ? "ar" : "en");
      for (let record = 0; record < RECORDS_EACH; record++) {
        const path = `/doctors/${listed[(nth * RECORDS_EACH + record) % listed.length]}`;
        const answer = await fetch(address + path, { headers });
        const page = await answer.text();
        if (answer.status !== 200 || !page.includes("Physician")) failures.push([nth, path, answer.status]);
      }
      if (nth % 100 === 0 && (await isReady()) !== 200) failures.push([nth, "/readyz"]);
    };
    const walker = async () => {
      for (let nth = clients.pop(); nth !== undefined; nth = clients.pop()) await one(nth);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walker));
    expect(failures).toEqual([]);
    expect(await isReady()).toBe(200);
  });
});
