import { startCluster } from "../postgres-cluster.mjs";
import { inBrief } from "./brief.mjs";
import { signIns } from "./growth/cases.mjs";
import { rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";

const TIMES = inBrief(30, 2);
const PROCESSES = 3;
const EDITOR = "/dashboard/content/announcement";
const MAX_MS = 1000;
const LONGEST_MS = 10_000;

const hiddenIn = (page, name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)[1];

/** Publishes a sentence on one process as its staff does, and says when it was answered. */
async function publish({ address }, cookie, sentence) {
  const headers = { Cookie: cookie, Origin: address };
  const page = await (await fetch(address + EDITOR, { headers })).text();
  const body = new FormData();
  for (const name of ["submission_id", "version"]) body.append(name, hiddenIn(page, name));
  for (const [name, value] of Object.entries({ text_ar: sentence, text_en: sentence, do: "publish" }))
    body.append(name, value);
  const answer = await fetch(address + EDITOR, { method: "POST", redirect: "manual", headers, body });
  if (answer.status !== 303) throw new Error(`publishing was answered ${answer.status}`);
  return performance.now();
}

/** Returns how many ms after `since` a reader of a process sees a sentence on the home page. */
async function seen({ address }, sentence, since) {
  while (performance.now() - since < LONGEST_MS) {
    const page = await (await fetch(`${address}/?lang=en`)).text();
    if (page.includes(sentence)) return performance.now() - since;
  }
  throw new Error(`${address} does not show it`);
}

/**
 * Measures the time from the response of a publication to a reader's page, on the publishing process and on others of
 * one database.
 */
export async function publishing() {
  const cluster = await startCluster();
  if (!cluster) throw new Error("there is no PostgreSQL here");
  const servers = [];
  try {
    for (let nth = 0; nth < PROCESSES; nth++)
      servers.push(
        await demoServer({ DATABASE_URL: cluster.url, SESSION_SECRET: "a-secret-of-the-bench".repeat(3) }),
      );
    const cookie = await signIns.staff(servers[0].address);
    const taken = servers.map(() => []);
    for (let nth = 0; nth < TIMES; nth++) {
      const sentence = `Announcement ${nth} of the bench`;
      const since = await publish(servers[0], cookie, sentence);
      const all = await Promise.all(servers.map((server) => seen(server, sentence, since)));
      for (const [at, ms] of all.entries()) taken[at].push(ms);
    }
    return taken.map((own, at) => ({
      process: at ? `another (${at})` : "that publishes",
      "median ms": rounded(own.toSorted((a, b) => a - b)[TIMES / 2]),
      "longest ms": rounded(Math.max(...own)),
      "asked for": MAX_MS,
      held: Math.max(...own) <= MAX_MS ? "yes" : "NO",
    }));
  } finally {
    for (const server of servers) await server.stop();
    await cluster.stop();
  }
}
