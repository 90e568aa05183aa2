import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoKeys, preparePhoto, storePhoto } from "~/platform/photos.server";
import { storage } from "~/platform/storage/storage.server";
import { picturesDecoded } from "../support/pictures-decoded";

const noise = (width: number, height: number, sigma: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma },
    },
  });

/** Twelve megapixels of soft shapes with a camera's noise. */
async function cameraPhoto() {
  const shapes = await noise(80, 60, 50).png().toBuffer();
  const grain = await noise(500, 500, 12).png().toBuffer();
  const large = await sharp(shapes).resize(4000, 3000, { kernel: "cubic" }).jpeg({ quality: 95 }).toBuffer();
  return sharp(large)
    .composite([{ input: grain, blend: "soft-light", tile: true }])
    .withExif({
      IFD0: { Make: "Camera of the test" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 57/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The beginning of a PNG with these dimensions, and hardly any pixels. */
function pngHead(width: number, height: number) {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", deflateSync(Buffer.alloc(1000)))]);
}

async function filesOf(key: string) {
  return Promise.all(
    photoKeys(key).map(async (name) => {
      const { body, size, contentType } = (await storage().get(name))!;
      return { name, size, contentType, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
    }),
  );
}

/** Returns the names of the chunks of a WebP file, because three given letters may occur among its pixels by chance. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let index = 12; index < webp.length; ) {
    names.push(webp.toString("latin1", index, index + 4));
    const size = webp.readUInt32LE(index + 4);
    index += 8 + size + (size % 2);
  }
  return names;
}

describe("a telephone's photo", () => {
  it("is rotated upright, compressed and stripped of its location", async () => {
    const original = await cameraPhoto();
    expect((await sharp(original).metadata()).exif?.includes("Camera of the test")).toBe(true);

    const stored = await storePhoto("gallery-photos", await preparePhoto(original));
    expect(stored).toMatchObject({ width: 1920, height: 2560 });
    const files = await filesOf(stored.key);
    for (const [index, { bytes, contentType }] of files.entries()) {
      const { format, width, height, exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, orientation, contentType }).toEqual({ contentType: "image/webp" });
      expect(chunksOf(bytes).filter((name) => !/^(?:VP8[ LX]|ALPH)$/.test(name))).toEqual([]);
      expect(bytes.includes("Camera of the test")).toBe(false);
      expect(format).toBe("webp");
      expect(width).toBeLessThanOrEqual([320, 640, 1280, 1920][index]!);
      expect(width / height).toBeCloseTo(3 / 4, 1);
    }
    expect(files[0]!.size).toBeLessThanOrEqual(10_000);
    expect(files[1]!.size).toBeLessThanOrEqual(40_000);
    expect(files[2]!.size).toBeLessThanOrEqual(120_000);
  });

  it.each([
    ["wide", 2000, 1500, 320],
    ["tall", 1500, 2000, 240],
    ["a strip", 500, 3000, 120],
  ])("that is detailed and %s stays within the size of a card", async (_, width, height, atLeast) => {
    const shapes = await noise(Math.ceil(width / 25), Math.ceil(height / 25), 50)
      .png()
      .toBuffer();
    const busy = await sharp(shapes).resize(width, height, { kernel: "cubic" }).jpeg().toBuffer();
    const card = (await preparePhoto(busy)).sizes[0]!.bytes;
    expect(card.length).toBeLessThanOrEqual(10_000);
    expect((await sharp(card).metadata()).width).toBeGreaterThanOrEqual(atLeast);
  });

  it("is refused if only its last bytes are missing", async () => {
    for (const format of ["jpeg", "webp", "png"] as const) {
      const bytes = await noise(300, 200, 20)[format]().toBuffer();
      for (const cut of format === "png" ? [12, 100] : [1, 2, 100]) {
        await expect(preparePhoto(bytes.subarray(0, -cut))).rejects.toMatchObject({
          code: "invalid-file-type",
        });
      }
    }
  });

  it("may have trailing camera data, which is removed", async () => {
    const original = await noise(300, 200, 20).jpeg().toBuffer();
    const photo = await preparePhoto(Buffer.concat([original, Buffer.from("<script>alert(1)</script>")]));
    for (const { bytes } of photo.sizes) expect(Buffer.from(bytes).includes("script")).toBe(false);
  });

  it("is rotated correctly for every orientation", async () => {
    const sides = [];
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const held = await noise(60, 40, 20).withMetadata({ orientation }).jpeg().toBuffer();
      const { width, height } = await preparePhoto(held);
      sides.push(`${width}x${height}`);
    }
    expect(sides).toEqual([...Array(4).fill("60x40"), ...Array(4).fill("40x60")]);
  });

  it("keeps its colours when it has a different colour space", async () => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: "#ff0000" } });
    const wide = await red.withIccProfile("p3").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { data } = await sharp((await preparePhoto(wide)).sizes[3]!.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]! > 245 && data[1]! < 10 && data[2]! < 10).toBe(true);
  });
});

it("refuses 20000 × 20000 pixels at once, without decoding them", async () => {
  const bomb = pngHead(20_000, 20_000);
  const before = process.memoryUsage().rss;
  const decoded = await picturesDecoded(async () => {
    for (let times = 0; times < 20; times++) {
      await expect(preparePhoto(bomb)).rejects.toMatchObject({ code: "too-many-pixels" });
    }
  });
  expect(decoded).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
});
