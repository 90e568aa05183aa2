import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { dictionaries, languages } from "~/i18n";
import { startDemo } from "../support/demo-place";
import { idsGivenTwice } from "../support/ids-given-twice";
import { type Costs, grown, readCosts, writeCosts } from "../support/page-budgets";
import { publicAddresses } from "../support/public-addresses";
import { type Sight, statementsOfLooking, type Viewed, viewPage } from "../support/viewed-page";
import { weightOf } from "../support/weight-of";

const COMMITTED = fileURLToPath(new URL("page-budgets.txt", import.meta.url));
const KB = 1024;
const PAGE = 14 * KB;
const NEWS = 8 * KB;
const FIRST_VIEW = 60 * KB;
const CARD_PICTURE = 10 * KB;
const READING = KB;
/** Brotli, all scripts of the page (CONTRACT §9). */
const moreScript: Record<string, number> = {
  "/dr-portal": 2 * KB,
  "/computer-portal": 2 * KB,
  "/emp-portal": 2 * KB,
  "/contact-us": 8 * KB,
  "/survey": 8 * KB,
  "/dr-portal/create-dr-account": 8 * KB,
  "/dr-portal/forget-password": 8 * KB,
  "/dr-portal/recover": 8 * KB,
  "/doctors/10001/report": 8 * KB,
  "/dr-qasam": 8 * KB,
  "/registration-until-emtyaz": 8 * KB,
};
/** On pages that a code or number leads to. */
const CHECKING = 5 * KB;
const MAX_SCRIPTS = 4;
const lists = ["/", "/news", "/conferences", "/conferences?tab=past", "/gallery"];

/** A reader with a draft, who gets the same page as everybody, but rendered anew. */
const UNKEPT = "naqaba_draft=x";
const logins = {
  doctor: ["/dr-portal", "docNo", "10001", "20260001"],
  computer: ["/computer-portal", "username", "COMP1", "20261111"],
  staff: ["/emp-portal", "username", "admin@demo.test", "demo-admin-2026"],
} as const;
const EDITOR = "/dashboard/content/pages/authority-fund";
/** Brotli, all scripts of the one page on which React goes on in the browser. */
const LIVE = 150 * KB;
const ownPages = {
  doctor: ["/", "/dr-dashboard", "/dashboard/financial-card", "/dashboard/registration-certificate"],
  computer: ["/computer-dashboard", "/elections?doc_no=10001"],
  staff: [
    "/",
    "/news",
    "/news/1",
    "/dashboard",
    "/complaints",
    "/dashboard/registrations",
    "/dashboard/outbox",
    EDITOR,
  ],
} as const;

const METRICS_TOKEN = "a-token-of-these-tests";
const views = new Map<string, Viewed>();
let committed: Costs = new Map();

async function signIn(
  address: string,
  [portal, field, name, password]: (typeof logins)[keyof typeof logins],
) {
  const answer = await fetch(address + portal, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: address },
    body: new URLSearchParams({ [field]: name, password }),
  });
  expect(answer.status).toBe(303);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  return cookies.filter((cookie) => /^naqaba_(doctor|computer|staff)=/.test(cookie)).join("; ");
}

beforeAll(async () => {
  const { address } = await startDemo({ METRICS_TOKEN });
  if (existsSync(COMMITTED) && !process.env.UPDATE_BUDGETS)
    committed = readCosts(readFileSync(COMMITTED, "utf8"));
  const sightOf = (cookie: string): Sight => ({ address, token: METRICS_TOKEN, headers: { Cookie: cookie } });
  const looking = await statementsOfLooking(sightOf(UNKEPT));
  const look = async (who: string, cookie: string, pages: readonly string[]) => {
    for (const page of pages)
      for (const language of languages) {
        const sight = sightOf(`lang=${language}; ${cookie}`);
        const view = `${who} ${page} ${language}`;
        views.set(view, await viewPage(sight, page, { looking, expected: committed.get(view)?.statements }));
      }
  };
  await look("anyone", UNKEPT, publicAddresses);
  for (const who of ["doctor", "computer", "staff"] as const)
    await look(who, await signIn(address, logins[who]), ownPages[who]);
  if (!process.env.UPDATE_BUDGETS) return;
  writeFileSync(COMMITTED, writeCosts(views));
  committed = views;
});

const seenByAnyone = () =>
  publicAddresses.flatMap((page) =>
    languages.map((language) => ({ page, language, view: views.get(`anyone ${page} ${language}`)! })),
  );

/** Lists the pages for which a condition does not hold, so that a failure names them all. */
const exceptions = (holds: (page: string, view: Viewed) => boolean) =>
  seenByAnyone()
    .filter(({ page, view }) => !holds(page, view))
    .map(({ page, language }) => `${page} ${language}`);

describe("a page", () => {
  it("costs at most 10 % more than the committed figures (UPDATE_BUDGETS=1 rewrites them)", () => {
    expect(grown(views, committed)).toEqual([]);
    expect([...committed.keys()].filter((view) => !views.has(view))).toEqual([]);
  });

  it("is rendered uncached for the measurement", () => {
    expect(views.get("anyone /news ar")!.statements).toBeGreaterThan(0);
  });

  it("fits into the first response of a connection, including style and script", () => {
    const max = (page: string) => (page === "/news" || page === "/news/1" ? NEWS : PAGE);
    expect(exceptions((page, { body }) => weightOf(body) <= max(page))).toEqual([]);
  });

  it("has no duplicate ids", () => {
    expect(exceptions((_, { body }) => idsGivenTwice(body).length === 0)).toEqual([]);
  });

  it("with a list of cards has a heading with a link in each card", () => {
    const named = (card: string) => /<h[23][^>]*><a [^>]*cover-link[^>]*>.+<\/a><\/h[23]>/s.test(card);
    const cardsOf = (body: string) => [...body.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
    const cards = seenByAnyone().flatMap(({ page, view }) =>
      lists.includes(page) ? cardsOf(view.body) : [],
    );
    expect(cards.length).toBeGreaterThan(50);
    expect(cards.filter((card) => !named(card))).toEqual([]);
  });

  it("shows the current position in the navigation, login pages too", () => {
    const logins = ["/dr-portal", "/computer-portal", "/emp-portal"];
    const ways = seenByAnyone().filter(({ page }) => logins.includes(page));
    const texts = ways.map(({ language, view: { body } }) =>
      body.includes(`<nav aria-label="${dictionaries[language].shell.breadcrumb}">`),
    );
    expect(texts).toEqual(Array(6).fill(true));
  });

  it("loads no other file before it is shown", () => {
    expect(exceptions((_, { blocking }) => blocking.length === 0)).toEqual([]);
  });

  it("contains few bytes of script, and no framework", () => {
    const max = (page: string) => (/^\/verify\b/.test(page) ? CHECKING : (moreScript[page] ?? READING));
    expect(
      exceptions(
        (page, { scripts, scriptBytes }) => scripts.length <= MAX_SCRIPTS && scriptBytes <= max(page),
      ),
    ).toEqual([]);
  });

  it("loads a framework only in the page editor, with at most 150 KB of script", () => {
    const carrying = [...views].filter(([, { body }]) => body.includes("/assets/page-preview-"));
    expect(carrying.map(([view]) => view)).toEqual([`staff ${EDITOR} ar`, `staff ${EDITOR} en`]);
    for (const [, { scriptBytes, scripts }] of carrying) {
      expect(scriptBytes).toBeLessThanOrEqual(LIVE);
      expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS);
    }
  });

  it("with a list of cards stays small, including its pictures", () => {
    const isList = (page: string) => lists.includes(page);
    const light = ({ body, pictures, pictureSizes }: Viewed) =>
      weightOf(body) + pictures <= FIRST_VIEW &&
      [...pictureSizes.values()].every((size) => size > 0 && size <= CARD_PICTURE);
    expect(exceptions((page, view) => !isList(page) || light(view))).toEqual([]);
    for (const page of ["/", "/news"])
      expect(views.get(`anyone ${page} ar`)!.pictureSizes.size).toBeGreaterThan(2);
  });
});
