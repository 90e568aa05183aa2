import { execFileSync, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

function findWrk() {
  try {
    return execFileSync("sh", ["-c", "command -v wrk"], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

const wrk = findWrk();

/** The load generator for pages: wrk if it is installed, otherwise our own client, which always sends the forms. */
export const generator = wrk ? "wrk" : "the bench's own client";

async function run(command, args, input = "") {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(input);
  return text(child.stdout);
}

async function byWrk(url, { connections, seconds, headers }) {
  const shown = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const load = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s"];
  const said = await run(wrk, [...load, ...shown, "-s", here("wrk-report.lua"), url]);
  return JSON.parse(/^@(.*)$/m.exec(said)[1]);
}

const rawRequest = (url, { method = "GET", headers, body = "" }) => {
  const { host, pathname, search } = new URL(url);
  const all = { Host: host, ...headers, ...(body && { "Content-Length": Buffer.byteLength(body) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
};

/** Measures `{ requests, seconds, p50, p95, p99 (ms), wrong }` of these requests, sent once each if `once` is set. */
export async function pressRequests(url, requests, { connections, seconds, expected = 200, once = false }) {
  const { hostname: host, port } = new URL(url);
  const raw = requests.map((request) => rawRequest(url, request));
  const order = { host, port: Number(port), connections, seconds, requests: raw, once };
  const said = await run(process.execPath, [here("own-client.mjs")], JSON.stringify(order));
  const { statuses, lost, ...found } = JSON.parse(said);
  return { ...found, wrong: found.requests - (statuses[expected] ?? 0) + lost };
}

/** Measures the same for one page that is requested repeatedly. */
export const pressPage = (url, { headers, ...load }) =>
  wrk ? byWrk(url, { headers, ...load }) : pressRequests(url, [{ headers }], load);
