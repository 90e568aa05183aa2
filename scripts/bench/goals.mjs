const KB = 1024;
const most = (rows, key) => Math.max(...rows.map((row) => row[key]));
const least = (rows, key) => Math.min(...rows.map((row) => row[key]));

function ofLoad({ rows }) {
  const row = (what, connections) =>
    rows.find((each) => each.what === what && each.connections === connections);
  const kept = row("news list from memory", 16);
  const made = row("news list rendered anew", 16);
  return [
    ["a page from memory, share of the constant answer at 16 connections", ">=", 0.35, kept.ofCeiling],
    ["the same, answers a second", ">=", 10_000, kept.perSecond],
    ["the same at 64 connections, p99 in ms", "<=", 39, row("news list from memory", 64).p99Ms],
    ["the news list rendered anew, share of the raw list at 16 connections", ">=", 0.25, made.ofCeiling],
    ["the same, p95 in ms", "<=", 50, made.p95Ms],
  ];
}

function ofWeights(rows) {
  const news = rows.filter(({ page }) => page === "/news" || page === "/news/1");
  const views = rows
    .filter(({ page }) => page === "/news")
    .map((row) => ({ bytes: row.gzip + row.pictureBytes }));
  return [
    ["critical bytes of the news list and of an article", "<=", 8 * KB, most(news, "critical")],
    ["the news list with all its pictures, in bytes", "<=", 60 * KB, most(views, "bytes")],
  ];
}

function ofPaints(rows) {
  const on = (name) => rows.filter(({ link, page }) => link === name && page.startsWith("/"));
  return [
    ["EDGE, first paint in ms", "<=", 1400, most(on("EDGE"), "firstPaintMs")],
    ["EDGE, usable in ms", "<=", 1500, most(on("EDGE"), "usableMs")],
    ["EDGE, largest paint in ms", "<=", 2400, most(on("EDGE"), "largestMs")],
    ["slow 3G, first paint in ms", "<=", 750, most(on("slow 3G"), "firstPaintMs")],
  ];
}

const ofMemory = (rows) =>
  rows.flatMap((row) => [
    [
      `${row.database}, MB under load`,
      "<=",
      row.database === "embedded" ? 400 : 200,
      row["loaded thrice MB"],
    ],
    [`${row.database}, start in ms`, "<=", 1500, row["start ms"]],
  ]);

const ofEnhanced = (rows) => [
  ["files that a page with script waits for before it paints", "<=", 0, most(rows, "waitsFor")],
  ["bytes of a page with script before it paints, share of those without", "<=", 1.03, most(rows, "ofBytes")],
  ["EDGE, share of the visits that painted before any script came", ">=", 1, least(rows, "paintedFirst")],
  ["EDGE, first paint with script, share of that without", "<=", 1.03, most(rows, "ofPaint")],
];

const ofPhotos = (rows) => [
  ["1 Mbit/s, longest pause of a bar, in ms", "<=", 1000, most(rows, "longestPauseMs")],
  ["the same, files that were there and are sent again after a cut", "<=", 0, most(rows, "sentAgain")],
];

const of = {
  load: ofLoad,
  weights: ofWeights,
  paints: ofPaints,
  enhanced: ofEnhanced,
  photos: ofPhotos,
  memory: ofMemory,
};

/** Compares the results with the site's goals: the worst page of each kind, in the worse language. */
export const goals = (results) =>
  Object.entries(of)
    .filter(([section]) => results[section])
    .flatMap(([section, goalsOf]) => goalsOf(results[section]))
    .map(([goal, sign, asked, found]) => ({
      goal,
      asked: `${sign === ">=" ? "≥" : "≤"} ${asked}`,
      found,
      held: (sign === ">=" ? found >= asked : found <= asked) ? "yes" : "no",
    }));
