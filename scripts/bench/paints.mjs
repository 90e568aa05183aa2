import { inBrief } from "./brief.mjs";
import { startCeiling } from "./ceilings/start.mjs";
import { median, rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";
import { links, NO_LIMIT, openBrowser, visit } from "./slow-visit.mjs";

const PAGES = inBrief(["/", "/news", "/news/1"], ["/news"]);
const LINKS = ["EDGE", "slow 3G"];
const ONE_LINE = "a page of one line";
const RUNS = inBrief(7, 1);

/** Visits all pages in turn, so that other load on the machine delays all of them alike. */
async function visitsInTurn(browser, asked, conditions) {
  const rounds = [];
  for (let nth = 0; nth < RUNS; nth++) {
    const round = [];
    for (const { url, language } of asked) round.push(await visit(browser, url, conditions, { language }));
    rounds.push(round);
  }
  return rounds;
}

/**
 * Measures first paint, time to interactive and largest paint, in ms after the request, on a phone with a quarter of
 * this machine's speed and a slow link; medians of seven visits. A page of one line beside them shows what link and
 * browser take by themselves. Chromium delays requests but not the opening of connections, so that real links take some
 * round trips more.
 */
export async function paints() {
  const [server, oneLine] = [await demoServer(), await startCeiling("one-line")];
  const browser = await openBrowser();
  const ours = PAGES.flatMap((page) =>
    ["ar", "en"].map((language) => ({ page, language, url: server.address + page })),
  );
  const asked = [...ours, { page: ONE_LINE, language: "", url: oneLine.address }];
  try {
    await visit(browser, asked[0].url, NO_LIMIT, { language: "ar" });
    const rows = [];
    for (const link of LINKS) {
      const rounds = await visitsInTurn(browser, asked, links[link]);
      for (const [at, { page, language }] of asked.entries()) {
        const of = (key) => rounded(median(rounds.map((round) => round[at][key])));
        rows.push({
          ...{ link, page, language },
          firstPaintMs: of("first"),
          usableMs: of("usable"),
          largestMs: of("largest"),
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([server.stop(), oneLine.stop()]);
  }
}
