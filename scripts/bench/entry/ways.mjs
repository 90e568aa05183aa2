// Prints, as JSON, the CPU time that a page takes by each way to make it: Remix with all routes, Remix with the branch of the
// page alone, and our entry (decision 025). A process of its own, so that its CPU time is the server's alone.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/node";
import { inBrief } from "../brief.mjs";
import { median } from "../medians.mjs";

const AT_ONCE = 8;
const ROUNDS = inBrief(3, 1);
const REQUESTS = inBrief(120, 8);
const PAGES = [
  { page: "/news", id: "routes/news/list" },
  { page: "/faq", id: "routes/information/faq" },
  { page: "/welcome", id: "routes/information/article" },
];

const build = await import(pathToFileURL(path.resolve("build/server/index.js")).href);
const { matchAddress, routeHandlers } = build.entry.module;

/** Returns the build with only the root and the route of a page; a file that several paths share answers this one. */
function branchOf(page, id) {
  const own = Object.keys(build.routes).find((each) => each === id || each.startsWith(`${id}@`));
  const { root, [own]: route } = build.routes;
  const assets = { root: build.assets.routes.root, [own]: build.assets.routes[own] };
  return {
    ...build,
    routes: { root, [own]: { ...route, path: page.slice(1) } },
    assets: { ...build.assets, routes: assets },
  };
}

const waysTo = ({ page, id }) => ({
  "Remix, all routes": createRequestHandler(build, "production"),
  "Remix, the branch": createRequestHandler(branchOf(page, id), "production"),
  "our entry": routeHandlers(build),
});

async function answer(handle, page) {
  const request = new Request(`http://127.0.0.1${page}`, { headers: { Accept: "text/html" } });
  const context = { requestId: "bench", client: "127.0.0.1", match: matchAddress(page) };
  const response = await handle(request, context);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${page} was answered with ${response.status}`);
}

/** Returns the CPU time of one request, in ms. */
async function cpuOf(handle, page) {
  const before = process.cpuUsage();
  let asked = 0;
  const one = async () => {
    while (asked++ < REQUESTS) await answer(handle, page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REQUESTS;
}

const rows = [];
for (const each of PAGES) {
  const row = { page: each.page };
  for (const [name, handle] of Object.entries(waysTo(each))) {
    await cpuOf(handle, each.page);
    const times = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await cpuOf(handle, each.page));
    row[`${name}, ms`] = Number(median(times).toFixed(1));
  }
  rows.push(row);
}
process.stdout.write(`\n${JSON.stringify(rows)}\n`, () => process.exit(0));
