import {
  type BrotliCompress,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
} from "node:zlib";
import Negotiator from "negotiator";
import { memoize } from "./memoize";

const SMALLEST_WORTH_COMPRESSING = 512;
const ONCE = { brotli: 5, gzip: 6 };
const FOR_MANY = { brotli: 10, gzip: 9 };

export type Encoding = "br" | "gzip";
export type Compressed = Record<Encoding, Buffer>;

const SMALLEST_WINDOW = 16;
const LARGEST_WINDOW = 22;

/**
 * Returns a window as large as the text, because a larger one takes ten times as long to set up as compressing a page.
 */
const windowOf = (text: Buffer) =>
  Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(text.length))));

/**
 * Compresses a text with a stream that ends with its first chunk: one use of the thread pool, where zlib's own
 * functions need two.
 */
async function made(stream: BrotliCompress | Gzip, text: Buffer): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      stream.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      stream.write(text, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    stream.close();
  }
  return Buffer.concat(parts);
}

const brotliOf = (text: Buffer, quality: number) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(text),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return made(createBrotliCompress({ flush: constants.BROTLI_OPERATION_FINISH, params }), text);
};

const gzipOf = (text: Buffer, level: number) => made(createGzip({ flush: constants.Z_FINISH, level }), text);

export async function compressForCache(text: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([brotliOf(text, FOR_MANY.brotli), gzipOf(text, FOR_MANY.gzip)]);
  return { br, gzip: gz };
}

/** Runs synchronously, because reaching another thread takes as long as unpacking a page. */
export const decompress = ({ br }: Compressed): string => brotliDecompressSync(br).toString();

const bodyOnce = (text: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br" ? brotliOf(text, ONCE.brotli) : gzipOf(text, ONCE.gzip);

export async function compressOnce(
  text: Buffer,
  encoding: Encoding | null,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  if (!encoding || text.length < SMALLEST_WORTH_COMPRESSING) return { body: text, encoding: null };
  return { body: await bodyOnce(text, encoding), encoding };
}

const OURS = ["br", "gzip"] as const;

const negotiated = memoize(100, (accepted) => {
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(OURS);
  return OURS.find((encoding) => taken.includes(encoding)) ?? null;
});

export const acceptedEncoding = (accepted: string | null | undefined): "br" | "gzip" | null =>
  accepted ? negotiated(accepted) : null;
