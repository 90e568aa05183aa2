import { describe, expect, it, vi } from "vitest";
import { cleanFileName, extensionOf } from "./file-name";

describe("cleanFileName", () => {
  it.each([
    ["report.pdf", "report.pdf"],
    ["تعميم النقابة رقم ٣.PDF", "تعميم النقابة رقم ٣.PDF"],
    ["/etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\editor\\My file.docx", "My file.docx"],
    ["../../etc/passwd.txt", "passwd.txt"],
    ["annex\u202Efdp.exe", "annexfdp.exe"],
    ["\u2066a\u2069\u200F\uFEFFb.pdf", "ab.pdf"],
    ["a\u0000b\r\nc\u0085.txt", "abc.txt"],
    ["a\tb   c .txt", "ab c.txt"],
    ["cafe\u0301.pdf", "caf\u00e9.pdf"],
    ["می\u200cخواهم.txt", "می\u200cخواهم.txt"],
    ["👩\u200d⚕️ notes.pdf", "👩\u200d⚕️ notes.pdf"],
    ["report.pdf. . ", "report.pdf"],
    [".pdf", "file.pdf"],
    [".hidden.txt", "hidden.txt"],
    ["\u200d.txt", "file.txt"],
    ["", "file"],
    ["..", "file"],
    ["\ud800x.txt", "x.txt"],
    [`a"b'<i>.pdf`, `a"b'<i>.pdf`],
  ])("cleans %j to %j", (name, safe) => {
    expect(cleanFileName(name)).toBe(safe);
  });

  it("keeps the beginning and the extension within 150 characters", () => {
    const long = cleanFileName(`النقابة ${"ب".repeat(400)}.docx`);
    expect(Array.from(long)).toHaveLength(150);
    expect(long).toMatch(/^النقابة ب+\.docx$/);
    expect(Array.from(cleanFileName(`${"🎓".repeat(200)}.pdf`))).toHaveLength(150);
    expect(cleanFileName("x".repeat(200))).toHaveLength(150);
  });

  it.each(["a".repeat(100_000), ".".repeat(100_000), " .".repeat(50_000), "/".repeat(100_000)])(
    "is found in the first and last thousand characters of 100 KB",
    (name) => {
      const replace = vi.spyOn(String.prototype, "replace");
      const clean = cleanFileName(`${name}.pdf`);
      const searched = replace.mock.contexts.map((text) => String(text).length);
      replace.mockRestore();
      expect(clean).toMatch(/\.pdf$/);
      expect(searched.length).toBeGreaterThan(0);
      expect(Math.max(...searched)).toBeLessThanOrEqual(1000);
    },
  );
});

describe("extensionOf", () => {
  it.each([
    ["a.PDF", "pdf"],
    ["a.tar.gz", "gz"],
    ["a.pdf.exe", "exe"],
    ["a", ""],
    ["a.", ""],
    ["a.p\u200df", ""],
    ["a.مستند", ""],
  ])("returns the extension of %j: %j", (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});
