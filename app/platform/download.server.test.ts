import { describe, expect, it } from "vitest";
import { contentDisposition } from "./download.server";

const decoded = (header: string) => {
  const [, plain, encoded] = /^attachment; filename=(?:"(.*?)"|[^;]+)(?:; filename\*=UTF-8''(.+))?$/.exec(
    header,
  )!;
  return encoded ? decodeURIComponent(encoded) : plain;
};

describe("contentDisposition", () => {
  it.each([
    ["report.pdf", `attachment; filename="report.pdf"`],
    ["my report (2).pdf", `attachment; filename="my report (2).pdf"`],
    ["résumé.doc", `attachment; filename="resume.doc"; filename*=UTF-8''r%C3%A9sum%C3%A9.doc`],
    [`a"b\\c%41.txt`, `attachment; filename="a_b_c_41.txt"; filename*=UTF-8''a%22b%5Cc%2541.txt`],
    ["it's*.txt", `attachment; filename="it's*.txt"`],
  ])("escapes the file name in the header: %j", (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it("adds an ASCII name next to an Arabic one", () => {
    const header = contentDisposition("تقرير النقابة 2026.pdf");
    expect(header).toContain('filename="_____ _______ 2026.pdf"');
    expect(decoded(header)).toBe("تقرير النقابة 2026.pdf");
    expect(contentDisposition("تعميم.docx")).toContain('filename="attachment.docx"');
  });

  it("prevents header injection", () => {
    const header = contentDisposition('x.pdf"\r\nSet-Cookie: a=b\u0000\u0085\ud800; filename="y.exe');
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(header.match(/"/g)).toHaveLength(2);
    expect(() => new Headers({ "Content-Disposition": header })).not.toThrow();
    expect(decoded(header)).toBe('x.pdf"Set-Cookie: a=b; filename="y.exe');
  });

  it("handles a name of 100 KB", () => {
    const dotted = `${".a".repeat(50_000)}.pdf`;
    expect(decoded(contentDisposition(dotted))).toBe(dotted);
    const arabic = "م".repeat(50_000);
    expect(decoded(contentDisposition(arabic))).toBe(arabic);
  });
});
