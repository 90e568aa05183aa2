import { get } from "node:http";
import { bundled } from "../bundled.mjs";

const PICTURE = /<img [^>]*src="([^"]+)"/g;
const BLOCKING = /<link [^>]*rel="stylesheet"[^>]*href="([^"]+)"|<script [^>]*src="([^"]+)"/g;

/** Returns the transferred bytes of one answer's body, as the server compresses it. */
const bytesOf = (address, encoding, language) =>
  new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": encoding, Cookie: `lang=${language}` };
    get(address, { headers }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });

const sum = (answers) => answers.reduce((total, { body }) => total + body.length, 0);

async function weigh(server, page, language) {
  const address = server + page;
  const [plain, gzip, brotli] = await Promise.all(
    ["identity", "gzip", "br"].map((encoding) => bytesOf(address, encoding, language)),
  );
  const html = plain.body.toString();
  const found = (pattern) => [...html.matchAll(pattern)].map(([, one, other]) => one ?? other);
  const fetched = (paths, encoding) =>
    Promise.all([...new Set(paths)].map((path) => bytesOf(new URL(path, address), encoding, language)));
  const blocking = await fetched(found(BLOCKING), "gzip");
  const pictures = await fetched(found(PICTURE), "identity");
  return {
    page,
    language,
    status: plain.status,
    html: plain.body.length,
    gzip: gzip.body.length,
    brotli: brotli.body.length,
    critical: gzip.body.length + sum(blocking),
    requests: 1 + blocking.length + pictures.length,
    pictureBytes: sum(pictures),
    largestPicture: Math.max(0, ...pictures.map(({ body }) => body.length)),
  };
}

/**
 * Measures the bytes of every public address in both languages. `critical` is what has to arrive before the page shows,
 * compressed by gzip: the document with its inlined style and script, and any blocking file.
 */
export async function pageWeights(server) {
  const { publicAddresses } = await bundled("tests/support/public-addresses.ts");
  const rows = [];
  for (const page of publicAddresses) {
    for (const language of ["ar", "en"]) rows.push(await weigh(server, page, language));
  }
  return rows;
}
