import { beforeAll, describe, expect, it } from "vitest";
import { siteMap } from "~/addresses/site-map";
import { type Language, languages } from "~/i18n";
import { cli } from "../support/command-line";
import { aFile, take } from "../support/member-import";
import { at, emptyPlace } from "../support/prepared-place";
import { publicAddresses } from "../support/public-addresses";
import { registerFile } from "../support/register-file";
import { type RunningServer, startServer } from "../support/running-server";
import { parsePage } from "../visitor/parse-page";

const name = { ar: "نقابة المهندسين الأردنيين", en: "Jordan Engineers Association" };
const BEGIN = [
  ...["new-association", "--name-ar", name.ar, "--name-en", name.en, "--founded", "1958"],
  ...["--member-ar", "مهندس", "--member-en", "an engineer", "--title-ar", "م.", "--title-en", "Eng."],
  ...["--uses", "elections", "--seal", "gear", "--digits", "arabic"],
];
const OF_DOCTORS =
  /doctor|physician|medical|(?<![\u0621-\u064a])[وفبكل]?(ال|لل)?(طبيب|أطباء|طبي|طبية)(?![\u0621-\u064a])/i;
const ADDRESS = /https?:\/\/[^\s"<]+|\/(dr-portal|dr-dashboard|doctors)[^\s"<]*/g;
const UNUSED = [
  "/registration-until-emtyaz",
  "/dr-qasam",
  "/health-insurance-fund",
  "/doctors-collaboration-fund",
];

const documentOf = (html: string) => parsePage(html.replace(/<style>.*?<\/style>/gs, ""));

/** Returns every text of a page, visible or not, without addresses and data for programs. */
function saidBy(html: string): string[] {
  const document = documentOf(html);
  for (const one of document.querySelectorAll("code, pre, script:not([type='application/ld+json'])"))
    one.remove();
  const attributes = ["alt", "title", "aria-label", "placeholder", "content"].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)!),
  );
  return [document.documentElement.textContent, ...attributes].map((text) => text.replace(ADDRESS, ""));
}

describe("an association of engineers", { shuffle: false }, () => {
  let server: RunningServer;
  let environment: Record<string, string>;
  let number: string;
  let pages: Record<Language, Array<{ path: string; status: number; html: string }>>;
  beforeAll(async () => {
    const place = await emptyPlace();
    environment = at(place);
    expect(await cli(BEGIN, environment)).toMatchObject({ code: 0 });
    const file = registerFile({ rows: 30 }).text;
    await take(place, aFile(file));
    number = /\b300\d\d\b/.exec(file)![0];
    server = await startServer(environment);
    const paths = [
      ...publicAddresses,
      ...[`/doctors/${number}`, `/doctors/${number}/report`, "/nowhere", "/news.atom"],
    ];
    const all = (language: Language) =>
      Promise.all(paths.map(async (path) => ({ path, ...(await read(path, language)) })));
    pages = { ar: await all("ar"), en: await all("en") };
  });

  const read = async (path: string, language: string) => {
    const answer = await fetch(`${server.address}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
    return { status: answer.status, html: await answer.text() };
  };

  it.each(languages)("never speaks of doctors on a page that anybody reads, in %s", (language) => {
    const wrong: Array<[string, string]> = [];
    for (const { path, html } of pages[language]) {
      for (const text of saidBy(html)) {
        const found = OF_DOCTORS.exec(text);
        if (found) wrong.push([path, text.slice(Math.max(0, found.index - 40), found.index + 40)]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(languages)("shows its own name and words, in %s", async (language) => {
    const [home, search, record] = await Promise.all(
      ["/", "/doctors", `/doctors/${number}`].map((path) => read(path, language)),
    );
    expect([home!.status, search!.status, record!.status]).toEqual([200, 200, 200]);
    for (const { html } of [home!, search!, record!]) expect(html).toContain(name[language]);
    expect(home!.html).toContain(language === "ar" ? "<b>١٩٥٨</b>" : "<b>1958</b>");
    expect(home!.html).not.toMatch(/amman|عمّان|2024|map=1/i);
    expect(home!.html).toContain(`href="/favicon-gear.svg"`);
    expect((await fetch(`${server.address}/favicon-gear.svg`)).status).toBe(200);
    expect(search!.html).toContain(language === "ar" ? "البحث عن مهندس" : "Find an engineer");
    expect(record!.html).toContain(`"@type":"Person"`);
  });

  it("shows the chosen digits in Arabic only, and members' numbers unchanged", async () => {
    const record = (await read(`/doctors/${number}`, "ar")).html;
    expect(record).toContain(number);
    expect(record).not.toMatch(/٣٠٠[٠-٩]{2}/);
    expect(record).toContain("عام ١٩٥٨");
    const verify = (await read("/verify", "ar")).html;
    expect(verify).toContain("بحجم ١٠ ميغابايت");
    expect(verify).toContain('data-numbers="arab"');
    expect((await read("/survey", "ar")).html).toMatch(/[٠-٩]٬[٠-٩]{3}/);
    for (const { path, html } of pages.en) expect([path, /[٠-٩]/.test(html)]).toEqual([path, false]);
  });

  it("has no link to a missing page", async () => {
    const links = new Set<string>();
    for (const { status, html } of pages.en)
      for (const link of documentOf(html).querySelectorAll(
        status === 200 ? "a[href^='/']" : "main a[href^='/']",
      ))
        links.add(link.getAttribute("href")!.replace(/[?#].*/, ""));
    const dead: string[] = [];
    for (const link of links) if ((await read(link, "en")).status === 404) dead.push(link);
    expect(dead).toEqual([]);
    for (const path of UNUSED) expect([path, (await read(path, "en")).status]).toEqual([path, 404]);
    expect(await (await fetch(`${server.address}/api/openapi.json`)).text()).not.toContain(
      "submitDoctorData",
    );
  });

  it("answers 404 to every method at every address of an unused feature", async () => {
    const unused = siteMap.filter(({ use }) => use !== undefined && use !== "elections");
    expect(unused.length).toBeGreaterThan(30);
    const found: string[] = [];
    for (const { path, takes } of unused) {
      const body = takes === "json" ? "{}" : new URLSearchParams();
      const headers = new Headers({ Origin: server.address });
      if (takes === "json") headers.set("Content-Type", "application/json");
      for (const sent of [{ method: "GET" }, { method: "HEAD" }, { method: "POST", body, headers }]) {
        const address = server.address + path.replace(/:\w+/g, "1").replace("*", "1");
        const { status } = await fetch(address, { redirect: "manual", ...sent });
        if (status !== 404) found.push(`${sent.method} ${path}: ${status}`);
      }
    }
    expect(found).toEqual([]);
  });

  it("sees the content it still has to supply, and keeps its content across restarts", async () => {
    await server.stop("SIGINT");
    const { output } = await cli(["doctor", "--all"], environment);
    expect((await cli(["doctor"], environment)).output).toMatch(
      /^WARN +content +\d+ samples, \d+ texts missing: the list with --all$/m,
    );
    expect(output).toContain("All of “Privacy Policy”: /privacy-policy");
    expect(output).toContain("The association's telephone: /contact-us");
    expect(output).not.toContain("Health Insurance");
    server = await startServer(environment);
    expect((await read("/welcome", "en")).status).toBe(404);
    expect((await read("/faq", "en")).status).toBe(404);
    await server.stop("SIGINT");
    const again = await cli(BEGIN, environment);
    expect(again).toEqual({ code: 1, output: expect.stringContaining("the database must be empty") });
  });
});

it("cannot be created without both names, nor with invalid options", async () => {
  expect((await cli(["new-association", "--name-en", name.en])).code).toBe(2);
  expect((await cli([...BEGIN.slice(0, 5), "--uses", "guilds"])).code).toBe(2);
  const old = await cli([...BEGIN.slice(0, 5), "--founded", "58"]);
  expect(old).toEqual({ code: 1, output: expect.stringContaining("founded") });
});
