import { randomBytes } from "node:crypto";
import { concurrencyLimit } from "./concurrency-limit";
import { MAX_FILE_BYTES, PAPER_SIDE } from "./file-limits";
import { cleanFileName } from "./file-name";
import { photoFormat, pictures, reachesItsEnd } from "./pictures.server";
import { storage } from "./storage/storage.server";

const MAX_PIXELS = 40_000_000;
const QUALITY = 85;
const PDF = Buffer.from("%PDF-");
const PDF_END = Buffer.from("%%EOF");

export type PreparedPaper = { name: string; mimeType: string; extension: "pdf" | "jpg"; bytes: Uint8Array };

export class PaperRefused extends Error {
  override name = "PaperRefused";

  constructor(readonly code: "too-large" | "invalid-type") {
    super(code);
  }
}

const inTurn = concurrencyLimit(1);

const isPdf = (bytes: Uint8Array) =>
  PDF.equals(bytes.subarray(0, PDF.length)) && Buffer.from(bytes).includes(PDF_END);

/** Redraws the picture, which removes its metadata: place, camera, hidden content. */
const redrawn = (bytes: Uint8Array) =>
  inTurn(async () => {
    const sharp = await pictures();
    const read = () => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await read().metadata();
    if (format !== photoFormat(bytes)) throw new PaperRefused("invalid-type");
    return read()
      .autoOrient()
      .resize({ width: PAPER_SIDE, height: PAPER_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: QUALITY })
      .toBuffer();
  });

const named = (name: string, extension: string) =>
  cleanFileName(`${cleanFileName(name).replace(/\.[A-Za-z0-9]{1,10}$/, "")}.${extension}`);

/** Checks the content (R15, R16): PDF, JPEG or PNG of 1 byte to 10 MB. Throws PaperRefused. */
export async function preparePaper(name: string, bytes: Uint8Array): Promise<PreparedPaper> {
  if (bytes.length > MAX_FILE_BYTES) throw new PaperRefused("too-large");
  if (isPdf(bytes)) return { name: named(name, "pdf"), mimeType: "application/pdf", extension: "pdf", bytes };
  const format = photoFormat(bytes);
  if (!format || format === "webp" || !reachesItsEnd(bytes, format)) throw new PaperRefused("invalid-type");
  try {
    const picture = await redrawn(bytes);
    return { name: named(name, "jpg"), mimeType: "image/jpeg", extension: "jpg", bytes: picture };
  } catch {
    throw new PaperRefused("invalid-type");
  }
}

export async function storePaper(
  prefix: `documents/${string}`,
  { extension, mimeType, bytes }: PreparedPaper,
): Promise<{ key: string }> {
  const key = `${prefix}/${randomBytes(16).toString("hex")}.${extension}`;
  await storage().put(key, bytes, mimeType);
  return { key };
}
