import { get } from "node:http";

const PICTURE = /<img [^>]*src="([^"]+)"/g;

/** What crosses the wire for one answer's body, in bytes, as the server compresses it. */
const bytesOf = (address, encoding) =>
  new Promise((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": encoding } }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => resolve({ status: answer.statusCode, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });

async function weigh(address) {
  const [plain, gzip, brotli] = await Promise.all(
    ["identity", "gzip", "br"].map((encoding) => bytesOf(address, encoding)),
  );
  const pictures = [...plain.body.toString().matchAll(PICTURE)].map(([, picture]) => picture);
  const weights = await Promise.all(
    pictures.map((picture) => bytesOf(new URL(picture, address), "identity")),
  );
  return {
    page: new URL(address).pathname + new URL(address).search,
    status: plain.status,
    html: plain.body.length,
    gzip: gzip.body.length,
    brotli: brotli.body.length,
    pictures: pictures.length,
    pictureBytes: weights.reduce((sum, { body }) => sum + body.length, 0),
    largestPicture: Math.max(0, ...weights.map(({ body }) => body.length)),
  };
}

/** The weight of every page of the site map, in both languages, one after the other. */
export async function pageWeights(server) {
  const siteMap = (await bytesOf(`${server}/sitemap.xml`, "identity")).body.toString();
  const listed = [...siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found]) => new URL(found));
  const perKind = listed.filter(({ pathname }) => !/^\/(news|careers)\/(?!1$)/.test(pathname));
  const rows = [];
  for (const { pathname, search } of perKind)
    rows.push(await weigh(server + pathname + search.replaceAll("&amp;", "&")));
  return rows;
}
