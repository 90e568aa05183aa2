import sharp from "sharp";
import { type PhotoSize, photoSizes } from "~/platform/photo-path";
import { photoBytes } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import { compositions } from "./compositions";

const palettes = [
  ["#0d4f52", "#e9dcc3", "#c98b5b", "#f7f2e8"],
  ["#17394d", "#d9e2e4", "#5f9ea0", "#f2f6f6"],
  ["#5a3d2b", "#ead7bd", "#a65f3e", "#f8f1e6"],
  ["#2d4a3a", "#dfe5d3", "#8aa35b", "#f5f6ee"],
] as const;

const PICTURE = { width: 1280, height: 853 };

export type Picture = Record<PhotoSize, Uint8Array>;

const drawn = new Map<string, Promise<Picture>>();

async function draw(composition: number, palette: number): Promise<Picture> {
  const [ink, sand, clay, paper] = palettes[palette]!;
  const shapes = compositions[composition]!({ ink, sand, clay, paper });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 853">${shapes}</svg>`;
  const picture = sharp(Buffer.from(svg));
  const sized = (size: Exclude<PhotoSize, "full">) =>
    picture
      .clone()
      .resize({ width: Number(size) })
      .webp({ quality: 72 })
      .toBuffer();
  const [small, medium, large] = await Promise.all([sized("320"), sized("640"), sized("1280")]);
  return { "320": small, "640": medium, "1280": large, full: large };
}

export function drawPicture(composition: number, palette: number): Promise<Picture> {
  const [shape, colours] = [composition % compositions.length, palette % palettes.length];
  const key = `${shape}-${colours}`;
  const picture = drawn.get(key) ?? draw(shape, colours);
  drawn.set(key, picture);
  return picture;
}

export async function storePicture(photoKey: string, picture: Picture, photoName = "picture.webp") {
  for (const size of photoSizes) await storage().put(`${photoKey}/${size}.webp`, picture[size], "image/webp");
  return {
    photoKey,
    photoName,
    photoWidth: PICTURE.width,
    photoHeight: PICTURE.height,
    photoBytes: photoBytes(photoSizes.map((suffix) => ({ suffix, bytes: picture[suffix] }))),
  };
}
