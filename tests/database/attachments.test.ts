import { crc32, deflateRawSync } from "node:zlib";
import { PDFDocument } from "pdf-lib";
import { describe, expect, it } from "vitest";
import { checkAttachment, storeAttachment } from "~/platform/attachments.server";
import { storage } from "~/platform/storage/storage.server";

const LARGEST = 10 * 1024 * 1024;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const text = (words: string) => Buffer.from(words);

/** A ZIP as written by a stream: sizes follow each content, folders are entries of their own. */
function streamedZip(contents: Record<string, string | Buffer>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(contents)) {
    const packed = deflateRawSync(content);
    const head = Buffer.from("1400080808000000000000000000000000000000000000000000", "hex");
    head.writeUInt16LE(8, 4);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(crc32(content), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(Buffer.byteLength(content), 8);
    const local = [text("PK\u0003\u0004"), head, text(name), packed, text("PK\u0007\u0008"), sums];
    const full = Buffer.from(head);
    sums.copy(full, 10);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([text("PK\u0001\u0002\u0014\u0000"), full, rest, text(name)]));
    locals.push(Buffer.concat(local));
    at += locals.at(-1)!.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** A compound file with 512-byte sectors: header, allocation table, and a directory with these streams. */
function compoundFile(...streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  header.set([0x3e, 0, 3, 0, 0xfe, 0xff, 9, 0, 6, 0], 24);
  header.writeUInt32LE(1, 48);
  const entries = ["Root Entry", ...streams].map((name, index) => {
    const entry = Buffer.alloc(128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = index === 0 ? 5 : 2;
    return entry;
  });
  return Buffer.concat([header, Buffer.alloc(512, 0xff), ...entries, Buffer.alloc(2048)]);
}

async function realPdf() {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText("Annual report");
  return pdf.save();
}

const docx = {
  "[Content_Types].xml": '<?xml version="1.0"?><Types/>',
  "_rels/": "",
  "_rels/.rels": "<Relationships/>",
  "word/": "",
  "word/document.xml": "<w:document>تعميم</w:document>",
};

describe("an attachment during its upload", () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ["التقرير السنوي.pdf", realPdf, "application/pdf"],
    ["تعميم.txt", () => text("تعميم إلى الأطباء كافة\r\n"), "text/plain; charset=utf-8"],
    ["تعميم بعلامة.txt", () => text("\ufeffتعميم إلى الأطباء كافة"), "text/plain; charset=utf-8"],
    ["تعميم.docx", () => streamedZip(docx), WORD],
    ["قديم.doc", () => compoundFile("1Table", "WordDocument"), "application/msword"],
  ])("%s is kept byte for byte under a random name", async (name, make, mimeType) => {
    const bytes = await make();
    const checked = await checkAttachment(name, bytes);
    const extension = name.split(".").at(-1)!;
    expect(checked).toEqual({ extension, mimeType, safeName: name });

    const { key } = await storeAttachment({ ...checked, bytes });
    expect(key).toMatch(new RegExp(`^attachments/[0-9a-f]{32}\\.${extension}$`));
    const { body, ...about } = (await storage().get(key))!;
    expect(about).toEqual({ size: bytes.length, contentType: mimeType });
    expect(Buffer.compare(Buffer.from(await new Response(body).arrayBuffer()), bytes)).toBe(0);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ["sheet.xls", () => compoundFile("Workbook")],
    ["sheet.doc", () => compoundFile("Workbook")],
    ["macros.docm", () => streamedZip({ ...docx, "word/vbaProject.bin": "macro" })],
    ["macros.docx", () => streamedZip({ ...docx, "word/vbaProject.bin": "macro" })],
    ["program.pdf", () => Buffer.concat([text("MZ\u0090\u0000"), Buffer.alloc(500)])],
    ["x.pdf.exe", realPdf],
    ["x.exe.", realPdf],
    ["report.pdf\u0000.exe", realPdf],
    ["pdf.txt", async () => Buffer.concat([await realPdf(), Buffer.alloc(8)])],
    ["package.zip", () => streamedZip(docx)],
    ["bomb.docx", () => streamedZip({ ...docx, "word/a.xml": Buffer.alloc(101 * 1024 * 1024) })],
    ["empty.pdf", () => text("")],
    ["empty.doc", () => text("")],
    ["empty.docx", () => text("")],
    ["empty.txt", () => text("")],
  ])("%j is refused because of its content", async (name, make) => {
    await expect(checkAttachment(name, await make())).rejects.toMatchObject({
      name: "AttachmentRefused",
      code: "invalid-attachment-type",
    });
  });

  it.each(["large.pdf", "large.docx", "large.txt", "large.exe"])(
    "%s is too large by one byte",
    async (name) => {
      await expect(checkAttachment(name, Buffer.alloc(LARGEST + 1, "a"))).rejects.toMatchObject({
        code: "file-too-large",
      });
    },
  );

  it("yields to other requests while it unpacks a file close to the limit", async () => {
    const large = streamedZip({ ...docx, "word/a.xml": Buffer.alloc(99 * 1024 * 1024) });
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const { extension } = await checkAttachment("large.docx", large);
    clearInterval(timer);
    expect(extension).toBe("docx");
    expect(turns).toBeGreaterThan(10);
  });
});
