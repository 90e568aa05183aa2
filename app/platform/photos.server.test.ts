import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { picturesDecoded } from "../../tests/support/pictures-decoded";
import { PhotoRefused, photoKeys, preparePhoto, storePhoto } from "./photos.server";
import { storage } from "./storage/storage.server";

const stored = new Map<string, Uint8Array>();
const failing = { key: "" };

beforeEach(() => {
  stored.clear();
  failing.key = "";
  vi.spyOn(storage(), "put").mockImplementation(async (key, bytes, type) => {
    if (failing.key && key.endsWith(failing.key)) throw new Error("the store is down");
    stored.set(`${key} ${type}`, bytes as Uint8Array);
  });
  vi.spyOn(storage(), "delete").mockImplementation(async (key) => {
    stored.delete(`${key} image/webp`);
  });
});
afterEach(() => vi.restoreAllMocks());

/** A picture with soft shapes, as a photo has. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width: Math.ceil(width / 60),
      height: Math.ceil(height / 60),
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  }).resize(width, height, { fit: "fill" });

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const dimensions = async (bytes: Uint8Array) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return `${format} ${width}x${height}`;
};
const refusal = async (bytes: Uint8Array) => {
  const error = await preparePhoto(bytes).then(
    () => null,
    (error: unknown) => error,
  );
  if (error !== null && !(error instanceof PhotoRefused)) throw error;
  return error?.code ?? "accepted";
};

function png(width: number, height: number) {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("preparePhoto", () => {
  it.each(["jpeg", "png", "webp"] as const)("that is %s becomes WebP in four sizes", async (format) => {
    const photo = await preparePhoto(await picture(1500, 900)[format]().toBuffer());
    expect(photo).toMatchObject({ width: 1500, height: 900 });
    const sizes = await Promise.all(
      photo.sizes.map(async ({ suffix, bytes }) => `${suffix}: ${await dimensions(bytes)}`),
    );
    expect(sizes).toEqual([
      "320: webp 320x192",
      "640: webp 640x384",
      "1280: webp 1280x768",
      "full: webp 1500x900",
    ]);
  });

  it("never enlarges, and limits the size to 2560 pixels", async () => {
    const small = await preparePhoto(await picture(200, 100).png().toBuffer());
    expect(new Set(await Promise.all(small.sizes.map(({ bytes }) => dimensions(bytes))))).toEqual(
      new Set(["webp 200x100"]),
    );
    const tall = await preparePhoto(await picture(2000, 3200).jpeg().toBuffer());
    expect(tall).toMatchObject({ width: 1600, height: 2560 });
    const line = await preparePhoto(await picture(6000, 1).png().toBuffer());
    expect(line).toMatchObject({ width: 2560, height: 1 });
  });

  it("rotates upright and removes the metadata, including the location", async () => {
    const left = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#ff0000" } })
      .png()
      .toBuffer();
    const camera = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#0000ff" } })
      .composite([{ input: left, left: 0, top: 0 }])
      .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 57/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(camera).metadata();
    expect(before).toMatchObject({ width: 600, height: 400, orientation: 6 });
    expect(before.exif?.includes("Camera")).toBe(true);

    const photo = await preparePhoto(camera);
    expect(photo).toMatchObject({ width: 400, height: 600 });
    for (const { bytes } of photo.sizes) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(Buffer.from(bytes).includes("Camera")).toBe(false);
    }
    const { data, info } = await sharp(photo.sizes[3]!.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[0]! > 200 && data[2]! < 60).toBe(true);
    expect(data.at(-info.channels)! < 60 && data.at(-info.channels + 2)! > 200).toBe(true);
  });

  it("accepts grey, transparent, 16-bit, CMYK and animated pictures", async () => {
    const grey = picture(400, 300).greyscale().png().toBuffer();
    const seeThrough = picture(400, 300).ensureAlpha(0.5).png().toBuffer();
    const deep = picture(400, 300).toColourspace("rgb16").png().toBuffer();
    const print = picture(400, 300).toColourspace("cmyk").jpeg().toBuffer();
    const frames = await Promise.all([
      picture(400, 300).png().toBuffer(),
      picture(400, 300).png().toBuffer(),
    ]);
    const moving = sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    for (const bytes of await Promise.all([grey, seeThrough, deep, print, moving])) {
      const { width, height, sizes } = await preparePhoto(bytes);
      expect({ width, height, sizes: sizes.length }).toEqual({ width: 400, height: 300, sizes: 4 });
      expect(await dimensions(sizes[0]!.bytes)).toBe("webp 320x240");
    }
  });

  it("makes small files for cards and larger ones for pages", async () => {
    const { sizes } = await preparePhoto(await picture(3000, 2000).jpeg({ quality: 95 }).toBuffer());
    const [card, half, page] = sizes.map(({ bytes }) => bytes.length);
    expect(card).toBeLessThanOrEqual(10_000);
    expect(half).toBeLessThanOrEqual(40_000);
    expect(page).toBeLessThanOrEqual(120_000);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["nothing", () => new Uint8Array()],
    ["SVG", () => Buffer.from(svg)],
    [
      "SVG behind the first bytes of a JPEG",
      () => Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
    ],
    ["HTML", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["PDF", () => Buffer.from("%PDF-1.7\n%%EOF")],
    ["GIF", () => picture(40, 30).gif().toBuffer()],
    ["TIFF", () => picture(40, 30).tiff().toBuffer()],
    ["AVIF", () => picture(64, 64).avif({ effort: 0 }).toBuffer()],
    ["RIFF that is no WebP", () => Buffer.from("RIFF\u0010\u0000\u0000\u0000WAVEfmt and more")],
    ["half a JPEG", async () => half(await picture(800, 600).jpeg().toBuffer())],
    ["half a PNG", async () => half(await picture(800, 600).png().toBuffer())],
    ["half a WebP", async () => half(await picture(800, 600).webp().toBuffer())],
    ["a JPEG's first bytes", () => Buffer.from([255, 216, 255])],
    ["a PNG with too few pixels", () => png(6000, 6000)],
  ])("refuses %s", async (_, make) => {
    expect(await refusal(await make())).toBe("invalid-file-type");
  });

  it("refuses a file by its size before decoding it", async () => {
    const jpeg = await picture(64, 64).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_000, frame + 5);
    jpeg.writeUInt16BE(65_000, frame + 7);
    const heavy = Buffer.concat([await picture(64, 64).jpeg().toBuffer(), Buffer.alloc(10 * 1024 * 1024)]);
    const decoded = await picturesDecoded(async () => {
      expect(await refusal(jpeg)).toBe("too-many-pixels");
      expect(await refusal(png(30_000, 30_000))).toBe("too-many-pixels");
      expect(await refusal(png(6401, 6401))).toBe("too-many-pixels");
      expect(await refusal(heavy)).toBe("too-large");
    });
    expect(decoded).toBe(0);
    const fine = await picture(64, 64).jpeg().toBuffer();
    expect(await picturesDecoded(() => preparePhoto(fine))).toBeGreaterThan(0);
  });

  it("processes at most two at once", async () => {
    const bytes = await picture(1200, 800).jpeg().toBuffer();
    let maxRunning = 0;
    const timer = setInterval(() => {
      maxRunning = Math.max(maxRunning, sharp.counters().process + sharp.counters().queue);
    }, 1);
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => preparePhoto(bytes)),
      preparePhoto(Buffer.from(svg)),
      preparePhoto(bytes),
    ]);
    clearInterval(timer);
    expect(results.map(({ status }) => status === "fulfilled")).toEqual([1, 1, 1, 1, 1, 0, 1].map(Boolean));
    expect(maxRunning).toBeGreaterThan(0);
    expect(maxRunning).toBeLessThanOrEqual(2);
  });
});

describe("storePhoto", () => {
  const photo = async () => preparePhoto(await picture(400, 300).jpeg().toBuffer());

  it("writes every size under one random key", async () => {
    const prepared = await photo();
    const { key, width, height } = await storePhoto("news-photos", prepared);
    expect(key).toMatch(/^news-photos\/[0-9a-f]{32}$/);
    expect({ width, height }).toEqual({ width: 400, height: 300 });
    expect([...stored.keys()].sort()).toEqual(
      photoKeys(key)
        .map((name) => `${name} image/webp`)
        .sort(),
    );
    expect(photoKeys(key)).toEqual(["320", "640", "1280", "full"].map((size) => `${key}/${size}.webp`));
  });

  it("leaves nothing behind if one size cannot be written", async () => {
    failing.key = "1280.webp";
    await expect(storePhoto("news-photos", await photo())).rejects.toThrow("the store is down");
    expect([...stored.keys()]).toEqual([]);
  });
});
