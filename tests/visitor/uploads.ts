import sharp from "sharp";
import type { Upload } from "./form-body";

/** A photo of one colour, as a phone sends it. */
export const aPhoto = async (colour: string): Promise<Upload> => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

export const aTextFile = (name: string, text = "نص المرفق"): Upload => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});
