/** Imports the library with the first picture, because it is large. */
export async function pictures() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

const RIFF_HEADER = 8;

/** Recognises a format before any decoder sees the file, because libvips would also open SVG and others. */
export function photoFormat(bytes: Uint8Array): "jpeg" | "png" | "webp" | undefined {
  const head = viewOf(bytes).toString("latin1", 0, 12);
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return head.startsWith("RIFF") && head.endsWith("WEBP") ? "webp" : undefined;
}

/** True if the file is complete: decoders fill in missing rows. */
export function reachesItsEnd(bytes: Uint8Array, format: "jpeg" | "png" | "webp"): boolean {
  const view = viewOf(bytes);
  if (format === "png") return view.includes("IEND", 0, "latin1");
  if (format === "webp") return view.readUInt32LE(4) + RIFF_HEADER <= view.length;
  return view.includes("\xff\xd9", firstScan(view), "latin1");
}

/** Finds the start of a JPEG's image data: thumbnails in its headers have end markers of their own. */
function firstScan(view: Buffer): number {
  let at = 2;
  while (at + 4 <= view.length && view[at + 1] !== 0xda) {
    at += view[at + 1] === 0xff ? 1 : 2 + view.readUInt16BE(at + 2);
  }
  return at;
}

const viewOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
