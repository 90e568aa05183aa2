import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { preparePaper } from "./papers.server";

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#345678" } });
const pdf = new TextEncoder().encode("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");
const refusalOf = (name: string, bytes: Uint8Array) =>
  preparePaper(name, bytes).then(
    () => null,
    (error) => error.code,
  );

describe("an uploaded paper", () => {
  it("is kept as it is if it is a PDF, under a cleaned name with that extension", async () => {
    const paper = await preparePaper("C:\\papers\\حكم.PDF.exe", pdf);
    expect(paper).toEqual({ name: "حكم.PDF.pdf", mimeType: "application/pdf", extension: "pdf", bytes: pdf });
  });

  it("re-encodes pictures: upright, without location and camera data", async () => {
    const taken = await picture()
      .withExif({ IFD0: { Make: "Phone" }, IFD3: { GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, mimeType, name } = await preparePaper("هوية.png", taken);
    const found = await sharp(bytes).metadata();
    expect([mimeType, name]).toEqual(["image/jpeg", "هوية.jpg"]);
    expect([found.width, found.height, found.exif, found.orientation]).toEqual([
      40,
      60,
      undefined,
      undefined,
    ]);
  });

  it("may be a PNG", async () => {
    const { mimeType } = await preparePaper("id.png", await picture().png().toBuffer());
    expect(mimeType).toBe("image/jpeg");
  });

  it.each([
    ["nothing", async () => new Uint8Array()],
    ["a page of HTML by another name", async () => new TextEncoder().encode("<html>%PDF-</html>")],
    ["a cut PDF", async () => pdf.subarray(0, 20)],
    ["a cut picture", async () => (await picture().jpeg().toBuffer()).subarray(0, 200)],
    ["an SVG", async () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a WebP", async () => picture().webp().toBuffer()],
  ])("is refused if it is %s", async (_, bytes) => {
    expect(await refusalOf("id.pdf", await bytes())).toBe("invalid-type");
  });

  it("is refused above 10 MB", async () => {
    expect(await refusalOf("id.pdf", new Uint8Array(10 * 1024 * 1024 + 1))).toBe("too-large");
  });
});
