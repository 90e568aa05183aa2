import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { inBrief } from "./brief.mjs";
import { rounded } from "./medians.mjs";
import { demoServer } from "./server.mjs";

const LINES = inBrief(200_000, 3000);
const FIRST = 2_000_001;
const FILES = "/dashboard/register/imports";
const CLERKS_MEMBER = "/dashboard/register/10005/edit";
/** A clerk who saves a card every second works faster than any does. */
const LOOK_MS = 1000;
/** The goals for a file of 200,000 lines: seconds of check and application, MB of memory, ms of a clerk's save. */
const MAX = { checking: 60, applying: 120, undoing: 240, memoryMb: 400, saveMs: 1000 };

/** Writes a file of new members; with `changed`, one that changes them all. */
function fileOf(changed) {
  const lines = Array.from({ length: LINES }, (_, nth) => [
    FIRST + nth,
    `عضو ${nth} للقياس`,
    `Member ${nth}`,
    1,
    `079${String(nth + changed).padStart(7, "0")}`,
    2025 + changed,
  ]);
  return [
    "DOC_NO,DOC_NAME_A,DOC_NAME_E,WORK_STATUS,MOBIL,ANNUAL",
    ...lines.map((cells) => cells.join(",")),
  ].join("\n");
}

async function signIn(address) {
  const answer = await fetch(`${address}/emp-portal`, {
    method: "POST",
    body: new URLSearchParams({ username: "registrar@demo.test", password: "demo-registrar-2026" }),
    headers: { Origin: address },
    redirect: "manual",
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Returns the memory of a process and of its children in MB. */
function memoryOf(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .trim()
    .split(" ")
    .filter(Boolean);
  return [pid, ...children].map((each) => {
    try {
      return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${each}/status`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
}

function registrarOf({ address, pid }, cookie) {
  const headers = { Cookie: cookie, Origin: address };
  const page = async (path) => (await fetch(address + path, { headers })).text();
  const post = async (path, fields) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ submission_id: randomUUID(), ...fields }))
      body.append(name, value);
    const answer = await fetch(address + path, { method: "POST", body, headers, redirect: "manual" });
    if (answer.status !== 303) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.headers.get("Location");
  };
  const hidden = (html, name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)[1];
  async function save(nth) {
    const version = hidden(await page(CLERKS_MEMBER), "version");
    const began = performance.now();
    await post(CLERKS_MEMBER, {
      version,
      DOC_NAME_A: `رنا ${"ابجده".slice(0, 1 + (nth % 5))} حداد`,
      WORK_STATUS: "1",
    });
    return performance.now() - began;
  }
  return {
    post,
    /** Waits until the work on a file has ended, while a clerk saves a card again and again. */
    async measure(what, path) {
      const began = performance.now();
      let [longestSave, ofServer, ofReader] = [0, 0, 0];
      for (let nth = 0; (await page(path)).includes("<progress"); nth++) {
        const [server, ...children] = memoryOf(pid);
        ofServer = Math.max(ofServer, server);
        ofReader = Math.max(ofReader, ...children.slice(1), 0);
        longestSave = Math.max(longestSave, await save(nth));
        await delay(LOOK_MS);
      }
      const seconds = (performance.now() - began) / 1000;
      const isHeld =
        seconds <= MAX[what] && longestSave <= MAX.saveMs && Math.max(ofServer, ofReader) <= MAX.memoryMb;
      return {
        what,
        lines: LINES,
        seconds: rounded(seconds),
        "longest save ms": rounded(longestSave),
        "server MB": rounded(ofServer),
        "reader MB": rounded(ofReader),
        held: isHeld ? "yes" : "NO",
      };
    },
  };
}

/**
 * Measures a file of 200,000 members with the embedded database: its check, application and undoing, while a clerk saves
 * a card. New members first, then a file that changes each of them.
 */
export async function files() {
  const server = await demoServer();
  try {
    const registrar = registrarOf(server, await signIn(server.address));
    const rows = [];
    for (const [kind, changed] of [
      ["new", 0],
      ["changed", 1],
    ]) {
      const sent = { file: new Blob([fileOf(changed)]), sheet: "" };
      const path = await registrar.post(`${FILES}/add`, sent);
      rows.push({ kind, ...(await registrar.measure("checking", path)) });
      await registrar.post(`${path}/apply`, { confirmed: "1" });
      rows.push({ kind, ...(await registrar.measure("applying", path)) });
      if (!changed) continue;
      await registrar.post(`${path}/undo`, {});
      rows.push({ kind, ...(await registrar.measure("undoing", path)) });
    }
    return rows;
  } finally {
    await server.stop();
  }
}
