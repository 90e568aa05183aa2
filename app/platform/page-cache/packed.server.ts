import { promisify } from "node:util";
import { brotliDecompressSync, constants, createBrotliCompress, gzip, gzipSync } from "node:zlib";

const zip = promisify(gzip);

const SMALLEST_WORTH_COMPRESSING = 512;
const ONCE = { brotli: 5, gzip: 6 };
/** Up to this many bytes, going to another thread and back takes longer than the work. */
const DONE_AT_ONCE = 64 * 1024;
const FOR_MANY = { brotli: 9, gzip: 9 };

export type Encoding = "br" | "gzip";
/** A text compressed in both ways that browsers take. */
export type Packed = Record<Encoding, Buffer>;

const SMALLEST_WINDOW = 16;
const LARGEST_WINDOW = 22;

/** A window as large as the text: a larger one takes ten times as long to prepare as a page takes to compress. */
const windowOf = (text: Buffer) =>
  Math.min(LARGEST_WINDOW, Math.max(SMALLEST_WINDOW, Math.ceil(Math.log2(text.length))));

/** In one visit to another thread: `brotliCompress` pays it a second one to end what it began in the first. */
const brotliOf = (text: Buffer, quality: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    const stream = createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FINISH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: windowOf(text),
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    });
    stream.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
    stream.write(text, (error) => {
      stream.close();
      if (error) reject(error);
      else resolve(Buffer.concat(parts));
    });
  });

/** Compresses a text that will be sent many times, as small as is worth the time. */
export async function pack(text: Buffer): Promise<Packed> {
  const [br, gz] = await Promise.all([brotliOf(text, FOR_MANY.brotli), zip(text, { level: FOR_MANY.gzip })]);
  return { br, gzip: gz };
}

/** The text that was packed; at once, since another thread takes as long to reach as a page to unpack. */
export const unpack = ({ br }: Packed): string => brotliDecompressSync(br).toString();

function bodyOnce(text: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "br") return brotliOf(text, ONCE.brotli);
  const level = ONCE.gzip;
  return text.length <= DONE_AT_ONCE ? gzipSync(text, { level }) : zip(text, { level });
}

/** Compresses a text that is sent once; null leaves it as it is, as does a text too short to gain by it. */
export async function packOnce(
  text: Buffer,
  encoding: Encoding | null,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  if (!encoding || text.length < SMALLEST_WORTH_COMPRESSING) return { body: text, encoding: null };
  return { body: await bodyOnce(text, encoding), encoding };
}
