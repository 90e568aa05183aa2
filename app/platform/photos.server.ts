import { randomBytes } from "node:crypto";
import { concurrencyLimit } from "./concurrency-limit";
import { MAX_FILE_BYTES, PHOTO_SIDE } from "./file-limits";
import { describeError, log } from "./log.server";
import { type PhotoBytes, type PhotoSize, photoSizes } from "./photo-path";
import { photoFormat, pictures, reachesItsEnd } from "./pictures.server";
import { storage } from "./storage/storage.server";

const MAX_PIXELS = 40_000_000;
const AT_ONCE = 2;
const qualities = [80, 70, 60, 50, 40];

type Target = { widths: number[]; bytes: number; effort: number; lowest: number[] };

/** A card's photo has to load on a 2G line. */
const targets: Record<PhotoSize, Target> = {
  "320": { widths: [320, 240, 180, 120], bytes: 10_000, effort: 6, lowest: [32, 26] },
  "640": { widths: [640, 480, 360], bytes: 40_000, effort: 4, lowest: [] },
  "1280": { widths: [1280, 960, 720], bytes: 120_000, effort: 4, lowest: [] },
  full: { widths: [PHOTO_SIDE], bytes: 600_000, effort: 4, lowest: [] },
};

export type PreparedPhoto = {
  width: number;
  height: number;
  sizes: Array<{ suffix: PhotoSize; bytes: Uint8Array }>;
};

export class PhotoRefused extends Error {
  override name = "PhotoRefused";

  constructor(readonly code: "invalid-file-type" | "too-large" | "too-many-pixels") {
    super(code);
  }
}

const inTurn = concurrencyLimit(AT_ONCE);

async function checkHead(bytes: Uint8Array) {
  if (bytes.length > MAX_FILE_BYTES) throw new PhotoRefused("too-large");
  const format = photoFormat(bytes);
  if (!format) throw new PhotoRefused("invalid-file-type");
  const sharp = await pictures();
  const found = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (found.format !== format) throw new PhotoRefused("invalid-file-type");
  if (found.width * found.height > MAX_PIXELS) throw new PhotoRefused("too-many-pixels");
  if (!reachesItsEnd(bytes, format)) throw new PhotoRefused("invalid-file-type");
}

async function decode(bytes: Uint8Array) {
  const sharp = await pictures();
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
    .autoOrient()
    .resize({ width: PHOTO_SIDE, height: PHOTO_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Awaited<ReturnType<typeof decode>>, suffix: PhotoSize) {
  const { widths, bytes: target, effort, lowest } = targets[suffix];
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let bytes = new Uint8Array();
  const sharp = await pictures();
  for (const width of widths) {
    const small = await sharp(data, { raw })
      .resize({ width, withoutEnlargement: true, kernel: "mitchell" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const quality of [...qualities, ...lowest]) {
      bytes = await sharp(small.data, { raw: small.info }).webp({ quality, effort }).toBuffer();
      if (bytes.length <= target) return { suffix, bytes };
    }
  }
  return { suffix, bytes };
}

async function checkedPixels(bytes: Uint8Array) {
  try {
    await checkHead(bytes);
    return await decode(bytes);
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused("invalid-file-type");
  }
}

/** Decodes and resizes a photo, without its metadata. Throws PhotoRefused. */
export const preparePhoto = (bytes: Uint8Array): Promise<PreparedPhoto> =>
  inTurn(async () => {
    const decoded = await checkedPixels(bytes);
    const sizes = [];
    for (const suffix of photoSizes) sizes.push(await encode(decoded, suffix));
    return { width: decoded.info.width, height: decoded.info.height, sizes };
  });

export const photoBytes = (sizes: Array<{ suffix: PhotoSize; bytes: Uint8Array }>): PhotoBytes =>
  Object.fromEntries(sizes.map(({ suffix, bytes }) => [suffix, bytes.length])) as PhotoBytes;

export const photoKeys = (key: string): string[] => photoSizes.map((size) => `${key}/${size}.webp`);

/** Stores all sizes or none. */
export async function storePhoto(
  prefix: "news-photos" | "event-photos" | "gallery-photos" | "content-photos",
  { width, height, sizes }: PreparedPhoto,
): Promise<{ key: string; width: number; height: number; bytes: PhotoBytes }> {
  const key = `${prefix}/${randomBytes(16).toString("hex")}`;
  const files = sizes.map(({ suffix, bytes }) => ({ key: `${key}/${suffix}.webp`, bytes }));
  const puts = await Promise.allSettled(
    files.map((file) => storage().put(file.key, file.bytes, "image/webp")),
  );
  const failed = puts.find((put) => put.status === "rejected");
  if (!failed) return { key, width, height, bytes: photoBytes(sizes) };
  const stored = files.filter((_, index) => puts[index]?.status === "fulfilled");
  Promise.all(stored.map((file) => storage().delete(file.key))).catch((error) =>
    log.warn("left the sizes of a partly stored photo to the sweeper", describeError(error)),
  );
  throw failed.reason;
}
