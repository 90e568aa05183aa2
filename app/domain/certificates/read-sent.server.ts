import { Worker } from "node:worker_threads";
import { inflateSync } from "node:zlib";
import { photoFormat, pictures } from "~/platform/pictures.server";
import { base64urlOf } from "~/proof/base64url";
import { readSign1 } from "~/proof/cose-sign1";
import { proofFragment } from "~/proof/proof-link";

const PDF = "%PDF-";
const PIXELS = 40e6;
/** Widths in pixels at which QR codes are searched for; the larger one finds codes that are small on their page. */
const SIDES = [1200, 2400];
const LONGEST_ATTACHMENT = 4096;
const MAX_EMBEDDED = 20;
const EMBEDDED = /\/EmbeddedFile\b/g;
/** Signs of a dictionary before and after that name. */
const NEAR = 600;
const TO_STREAM = /^(?:(?!endobj|stream)[\s\S])*?>>\s{0,20}stream\r?\n/;

type Embedded = { dictionary: string; start: number };

/**
 * Searches near each name only: looking for the start of a dictionary first would take minutes in a file full of names.
 */
function embeddedAt(text: string, offset: number): Embedded | null {
  const before = text.slice(Math.max(0, offset - NEAR), offset);
  const dictionary = before.slice(Math.max(before.lastIndexOf("endobj"), before.lastIndexOf("stream")) + 1);
  const opening = dictionary.indexOf("<<");
  const [rest] = TO_STREAM.exec(text.slice(offset, offset + NEAR)) ?? [];
  return rest && opening >= 0
    ? { dictionary: dictionary.slice(opening) + rest, start: offset + rest.length }
    : null;
}

function unpacked(dictionary: string, bytes: Buffer): Uint8Array | null {
  if (!/\/FlateDecode\b/.test(dictionary)) return bytes.subarray(0, bytes.indexOf("\nendstream"));
  try {
    return inflateSync(bytes, { maxOutputLength: LONGEST_ATTACHMENT });
  } catch {
    return null;
  }
}

/** Finds the signed facts attached to a certificate by their bytes, without parsing the file. */
function proofInPdf(file: Buffer): string | null {
  const text = file.toString("latin1");
  let left = MAX_EMBEDDED;
  for (const { index } of text.matchAll(EMBEDDED)) {
    if (left-- === 0) break;
    const found = embeddedAt(text, index);
    if (!found) continue;
    const { dictionary, start } = found;
    const attached = unpacked(dictionary, file.subarray(start, start + 2 * LONGEST_ATTACHMENT));
    if (attached && readSign1(attached)) return proofFragment(base64urlOf(attached));
  }
  return null;
}

const JPEG_IMAGE = /\/DCTDecode\b/g;
const MAX_SCANNED_IMAGES = 4;
const ENDS = ["\nendstream", "\rendstream", "endstream"];

/** Yields the JPEG pictures of a scan that was saved as a PDF. */
function* scannedPictures(file: Buffer): Generator<Buffer> {
  const text = file.toString("latin1");
  let left = MAX_SCANNED_IMAGES;
  for (const { index } of text.matchAll(JPEG_IMAGE)) {
    if (left-- === 0) return;
    const found = embeddedAt(text, index);
    if (!found) continue;
    const end = Math.min(...ENDS.map((mark) => text.indexOf(mark, found.start)).filter((at) => at >= 0));
    if (Number.isFinite(end)) yield file.subarray(found.start, end);
  }
}

/** Decodes in a thread of its own that is terminated when its time is up, because the main thread serves everybody. */
const READER = `
  const { parentPort, workerData } = require("node:worker_threads");
  const read = require("jsqr");
  const { pixels, width, height } = workerData;
  parentPort.postMessage((read.default ?? read)(pixels, width, height)?.data ?? null);`;
/** For both sizes of a picture together, in milliseconds. */
const PATIENCE_MS = 2000;

type Picture = { pixels: Uint8ClampedArray; width: number; height: number };

const codeIn = (picture: Picture, timeLeftMs: number): Promise<string | null> =>
  new Promise((resolve) => {
    const worker = new Worker(READER, { eval: true, workerData: picture });
    const late = setTimeout(() => worker.terminate(), timeLeftMs);
    worker.once("message", resolve);
    worker.once("error", () => resolve(null));
    worker.once("exit", () => {
      clearTimeout(late);
      resolve(null);
    });
  });

async function codeInPicture(file: Buffer, patienceMs: number): Promise<string | null> {
  const sharp = await pictures();
  const startedAt = performance.now();
  const timeLeft = () => patienceMs - (performance.now() - startedAt);
  for (const side of SIDES) {
    if (timeLeft() <= 0) return null;
    const { data, info } = await sharp(file, { limitInputPixels: PIXELS, autoOrient: true })
      .resize(side, side, { fit: "inside", withoutEnlargement: side === SIDES[0], kernel: "nearest" })
      .flatten({ background: "#fff" })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
    const found = await codeIn({ pixels, width: info.width, height: info.height }, Math.max(0, timeLeft()));
    if (found) return found;
  }
  return null;
}

async function codeInScan(file: Buffer, patienceMs: number): Promise<string | null> {
  const startedAt = performance.now();
  for (const picture of scannedPictures(file)) {
    const timeLeft = patienceMs - (performance.now() - startedAt);
    if (timeLeft <= 0) return null;
    const code = await codeInPicture(picture, timeLeft).catch(() => null);
    if (code) return code;
  }
  return null;
}

export type SentKind = "pdf" | "picture" | "other";

export function kindOf(file: Buffer): SentKind {
  if (file.subarray(0, 1024).includes(PDF, 0, "latin1")) return "pdf";
  return photoFormat(file) ? "picture" : "other";
}

/**
 * Reads the QR code of a certificate from its PDF, a picture or a scanned PDF. Returns null if there is none, or if
 * decoding a picture takes longer than `patienceMs`.
 */
export async function readSent(file: Buffer, patienceMs = PATIENCE_MS): Promise<string | null> {
  const kind = kindOf(file);
  if (kind === "pdf") return proofInPdf(file) ?? codeInScan(file, patienceMs);
  try {
    return kind === "picture" ? await codeInPicture(file, patienceMs) : null;
  } catch {
    return null;
  }
}
