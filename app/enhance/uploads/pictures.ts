import type { Limits } from "./chosen";

const PREVIEW_SIDE = 320;
/** Smaller pictures are sent as they are, and so are those that shrinking makes less than a fifth smaller. */
const WORTH_BYTES = 300 * 1024;
const WORTH_SHARE = 0.8;
const QUALITY = { photo: 0.85, paper: 0.9, attachment: 1 };

function drawn(
  picture: ImageBitmap,
  side: number,
  canvas: HTMLCanvasElement,
  ground = "",
): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d")!;
  if (ground) {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** JPEG and scanned documents become JPEG, on white as on the server; pictures with transparency become WebP. */
async function smaller(picture: ImageBitmap, file: File, { kind, side }: Limits): Promise<File> {
  if (file.size < WORTH_BYTES) return file;
  const type = kind === "paper" || file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
  const canvas = drawn(picture, side, document.createElement("canvas"), kind === "paper" ? "#fff" : "");
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY[kind]));
  canvas.width = 0;
  if (made?.type !== type || made.size > file.size * WORTH_SHARE) return file;
  return new File([made], file.name, { type, lastModified: file.lastModified });
}

/** Shows a picture upright in `look` and answers what to send of it. Throws where the browser cannot read it. */
export async function showAndShrink(file: File, limits: Limits, look: HTMLCanvasElement): Promise<File> {
  const picture = await createImageBitmap(file);
  try {
    drawn(picture, PREVIEW_SIDE, look);
    return await smaller(picture, file, limits).catch(() => file);
  } finally {
    picture.close();
  }
}
