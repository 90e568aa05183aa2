import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressForCache, compressOnce, decompress } from "./compression.server";

const page = (words: number) =>
  Buffer.from(Array.from({ length: words }, (_, nth) => `خبر ${nth} `).join(""));
/** Hardly shrinks, so that what comes out is more than one piece. */
const noise = (bytes: number) => Buffer.from(randomBytes(bytes).toString("base64"));

describe("a compressed text", () => {
  it.each([page(200), page(3000), page(60_000), noise(20_000), noise(400_000)])(
    "is whole (%#)",
    async (text) => {
      const { br, gzip } = await compressForCache(text);
      expect(brotliDecompressSync(br).equals(text)).toBe(true);
      expect(gunzipSync(gzip).equals(text)).toBe(true);
      const [brotliOnce, gzipOnce] = await Promise.all([
        compressOnce(text, "br"),
        compressOnce(text, "gzip"),
      ]);
      expect(brotliDecompressSync(brotliOnce.body).equals(text)).toBe(true);
      expect(gunzipSync(gzipOnce.body).equals(text)).toBe(true);
    },
  );

  it("is complete when many are compressed concurrently", async () => {
    const texts = Array.from({ length: 40 }, (_, nth) => page(500 + nth * 97));
    const packed = await Promise.all(texts.map((text) => compressOnce(text, "br")));
    for (const [index, text] of texts.entries())
      expect(brotliDecompressSync(packed[index]!.body).equals(text)).toBe(true);
  });

  it("decompresses to the original", async () => {
    const text = page(5000);
    expect(decompress(await compressForCache(text))).toBe(text.toString());
  });

  it("is left uncompressed if that is smaller or nobody accepts it", async () => {
    expect(await compressOnce(Buffer.from("نعم"), "br")).toEqual({
      body: Buffer.from("نعم"),
      encoding: null,
    });
    const text = page(200);
    expect(await compressOnce(text, null)).toEqual({ body: text, encoding: null });
  });
});
