import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const LIKE_THE_SERVER = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the transferred size of a page with the less effective compression. */
export const weightOf = (html: string): number =>
  Math.max(brotliCompressSync(html, LIKE_THE_SERVER).length, gzipSync(html, { level: 9 }).length);
