import { deflateRawSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { aPhoto } from "../../tests/visitor/uploads";
import { AttachmentRefused, checkAttachment, checkDocument, storeAttachment } from "./attachments.server";
import { storage } from "./storage/storage.server";

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

/** A ZIP file of the named contents; an entry may claim another size than it has. */
function zip(entries: Record<string, string | { content: Buffer; claims: number }>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const [name, entry] of Object.entries(entries)) {
    const content = typeof entry === "string" ? Buffer.from(entry) : entry.content;
    const packed = deflateRawSync(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(typeof entry === "string" ? content.length : entry.claims, 18);
    shared.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    centrals.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), shared, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(centrals.length, 8);
  end.writeUInt16LE(centrals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** A compound file whose directory holds these streams. */
function compoundFile(...names: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(header);
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, "utf16le");
    entry.writeUInt16LE(2 * name.length + 2, 64);
    entry[66] = 2;
    return entry;
  });
  return Buffer.concat([header, Buffer.alloc(512, 7), ...entries, Buffer.alloc(512)]);
}

const types = '<?xml version="1.0"?><Types/>';
const docx = { "[Content_Types].xml": types, "word/document.xml": "<w:document>خبر</w:document>" };
const refusal = async (name: string, content: Uint8Array) => {
  const error = await checkAttachment(name, content).then(
    () => null,
    (error: unknown) => error,
  );
  if (error !== null && !(error instanceof AttachmentRefused)) throw error;
  return error?.code ?? "accepted";
};

const xlsx = { "[Content_Types].xml": types, "xl/workbook.xml": "<workbook/>" };

describe("a document of the association", () => {
  it.each([
    ["law.pdf", bytes("%PDF-1.7\n..."), "application/pdf"],
    ["fees.xls", compoundFile("Root Entry", "Workbook"), "application/vnd.ms-excel"],
    ["fees.xlsx", zip(xlsx), "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["form.docx", zip(docx), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ])("may be %s", async (name, content, mimeType) => {
    expect(await checkDocument(name, content)).toEqual({
      extension: name.split(".")[1],
      mimeType,
      safeName: name,
      bytes: content,
    });
  });

  it("may be a picture, which is re-encoded", async () => {
    const { buffer } = await aPhoto("#0a5");
    const hidden = Buffer.concat([Buffer.from("fffe0008", "hex"), Buffer.from("secret")]);
    const sent = Buffer.concat([buffer.subarray(0, 2), hidden, buffer.subarray(2)]);
    const { bytes: kept, ...facts } = await checkDocument("form.jpg", sent);
    expect(facts).toEqual({ extension: "jpg", mimeType: "image/jpeg", safeName: "form.jpg" });
    expect([sent, Buffer.from(kept)].map((each) => each.includes("secret"))).toEqual([true, false]);
  });

  it.each<[string, Uint8Array]>([
    ["law.svg", bytes("<svg/>")],
    ["law.png", bytes("<svg/>")],
    ["law.jpg", bytes("%PDF-1.7 %%EOF")],
    ["law.pdf", bytes("<svg/>")],
    ["macros.xlsx", zip({ ...xlsx, "xl/vbaProject.bin": "macro" })],
    ["macros.xls", compoundFile("Root Entry", "Workbook", "_VBA_PROJECT_CUR")],
    ["form.xls", compoundFile("Root Entry", "WordDocument")],
    ["form.xlsx", zip(docx)],
  ])("must not be %s", async (name, content) => {
    await expect(checkDocument(name, content)).rejects.toThrow(AttachmentRefused);
  });
});

describe("an attachment", () => {
  it.each([
    ["report.pdf", bytes("%PDF-1.7\n..."), "application/pdf"],
    ["old.doc", compoundFile("Root Entry", "WordDocument", "1Table"), "application/msword"],
    ["new.docx", zip(docx), "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["plain.txt", bytes("BMI and نص عربي"), "text/plain; charset=utf-8"],
    ["marked.TXT", bytes("\ufeffنص"), "text/plain; charset=utf-8"],
    ["REPORT.Pdf", bytes("%PDF-1.4"), "application/pdf"],
  ])("%s is accepted", async (name, content, mimeType) => {
    const extension = name.split(".")[1]!.toLowerCase();
    expect(await checkAttachment(name, content)).toEqual({ extension, mimeType, safeName: name });
  });

  it.each<[string, Uint8Array]>([
    ["empty.txt", bytes("")],
    ["page.html", bytes("<html>")],
    ["program.exe", bytes("MZ")],
    ["none", bytes("text")],
    ["report.pdf.exe", bytes("%PDF-1.7")],
    ["annex\u202Efdp.exe", bytes("%PDF-1.7")],
    ["a.constructor", bytes("text")],
    ["renamed.pdf", bytes("MZ not a pdf")],
    ["late.pdf", bytes("<script>%PDF-1.7")],
    ["renamed.txt", compoundFile("WordDocument")],
    ["nul.txt", bytes("a\u0000b")],
    ["latin.txt", Buffer.from([0xe9, 0x20, 0x61])],
    ["utf16.txt", Buffer.from("\ufeffnotes", "utf16le")],
    ["sheet.doc", compoundFile("Root Entry", "Workbook")],
    ["talk.doc", Buffer.concat([compoundFile("Workbook"), Buffer.from("..WordDocument", "utf16le")])],
    ["macros.doc", compoundFile("Root Entry", "WordDocument", "Macros")],
    ["short.doc", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["renamed.doc", zip(docx)],
    ["renamed.docx", compoundFile("WordDocument")],
    ["sheet.docx", zip({ "[Content_Types].xml": types, "xl/workbook.xml": "<x/>" })],
    ["macros.docx", zip({ ...docx, "word/vbaProject.bin": "macro" })],
    ["macros-elsewhere.docx", zip({ ...docx, "other/VBAPROJECT.BIN": "macro" })],
    ["cut.docx", zip(docx).subarray(0, 100)],
    ["climbing.docx", zip({ ...docx, "../../evil.txt": "x" })],
    ["behind.docx", Buffer.concat([Buffer.from("MZ program "), zip(docx)])],
  ])("%j is refused", async (name, content) => {
    expect(await refusal(name, content)).toBe("invalid-attachment-type");
  });

  it("may have 10 MB, and not a byte more", async () => {
    expect(await refusal("a.txt", Buffer.alloc(10 * 1024 * 1024, "a"))).toBe("accepted");
    expect(await refusal("a.txt", Buffer.alloc(10 * 1024 * 1024 + 1, "a"))).toBe("file-too-large");
  });

  it("stops unpacking at the size limit, regardless of the declared size", async () => {
    const content = Buffer.alloc(101 * 1024 * 1024);
    const honest = zip({ ...docx, "word/a.xml": { content, claims: content.length } });
    const lying = zip({ ...docx, "word/a.xml": { content, claims: 1000 } });
    const half = { content: content.subarray(0, 51 * 1024 * 1024), claims: 51 * 1024 * 1024 };
    const halves = zip({ ...docx, "word/a.xml": half, "word/b.xml": half });
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`word/${index}.xml`, "x"]));
    expect(await refusal("honest.docx", honest)).toBe("invalid-attachment-type");
    expect(await refusal("lying.docx", lying)).toBe("invalid-attachment-type");
    expect(await refusal("halves.docx", halves)).toBe("invalid-attachment-type");
    expect(await refusal("many.docx", zip({ ...docx, ...many }))).toBe("invalid-attachment-type");
  });

  it("keeps the visitor's file name, cleaned", async () => {
    const { safeName } = await checkAttachment("C:\\files\\تقرير\u202E 2026.pdf", bytes("%PDF-1.7"));
    expect(safeName).toBe("تقرير 2026.pdf");
  });

  it("is stored under a random key with its extension", async () => {
    const checked = await checkAttachment("تقرير.pdf", bytes("%PDF-1.7"));
    const content = bytes("%PDF-1.7");
    const put = vi.spyOn(storage(), "put").mockResolvedValue();
    const { key } = await storeAttachment({ ...checked, bytes: content });
    expect(key).toMatch(/^attachments\/[0-9a-f]{32}\.pdf$/);
    expect(put).toHaveBeenCalledExactlyOnceWith(key, content, "application/pdf");
    expect((await storeAttachment({ ...checked, bytes: content })).key).not.toBe(key);
    put.mockRestore();
  });
});
