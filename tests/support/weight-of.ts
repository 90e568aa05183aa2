import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIKE_THE_SERVER = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What a page weighs on its way, by the compression that weighs more. */
export const weightOf = (html: string): number =>
  Math.max(brotliCompressSync(html, LIKE_THE_SERVER).length, gzipSync(html, { level: 9 }).length);
