// Asks over so many connections, one request after the other on each, until the time is over or all requests are sent;
// reads its order from standard input and prints what it found as JSON. A plain client on sockets: one that does more
// would itself be what is measured.
import { connect } from "node:net";
import { text } from "node:stream/consumers";

const { host, port, connections, seconds, requests, once } = JSON.parse(await text(process.stdin));
const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = Buffer.from("0\r\n\r\n");
const raw = requests.map((request) => Buffer.from(request));
const times = [];
const statuses = {};
let nth = 0;
let lost = 0;

/** Returns the status of a completely received answer, or null while bytes are missing. */
function whole(bytes) {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return null;
  const head = bytes.subarray(0, end).toString("latin1");
  const body = bytes.length - end - HEAD_END.length;
  const status = Number(head.slice(9, 12));
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return body >= Number(length) ? status : null;
  if (!/^transfer-encoding: *chunked/im.test(head)) return status;
  return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) ? status : null;
}

const next = () => (once && nth >= raw.length ? null : raw[nth++ % raw.length]);

const keepAsking = (until) =>
  new Promise((resolve) => {
    const socket = connect({ host, port, noDelay: true });
    let parts = [];
    let began = 0;
    let over = false;
    const ask = () => {
      const request = performance.now() < until ? next() : null;
      over = request === null;
      if (over) return socket.end();
      parts = [];
      began = performance.now();
      socket.write(request);
    };
    socket.on("data", (chunk) => {
      parts.push(chunk);
      if (parts.length > 1) parts = [Buffer.concat(parts)];
      const status = whole(parts[0]);
      if (status === null) return;
      times.push(performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
      ask();
    });
    socket.on("connect", ask);
    socket.on("error", () => {});
    socket.on("close", () => {
      if (over) return resolve();
      lost++;
      resolve(performance.now() < until ? keepAsking(until) : undefined);
    });
  });

const started = performance.now();
const until = started + seconds * 1000;
await Promise.all(Array.from({ length: connections }, () => keepAsking(until)));
const took = (performance.now() - started) / 1000;
times.sort((one, other) => one - other);
const at = (share) => times[Math.ceil(times.length * share) - 1] ?? 0;
const found = { requests: times.length, seconds: took, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
process.stdout.write(JSON.stringify({ ...found, statuses, lost }));
