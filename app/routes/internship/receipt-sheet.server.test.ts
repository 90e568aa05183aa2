import { describe, expect, it } from "vitest";
import { brokenRules } from "../../../tests/support/paper-rules";
import { readPaper } from "../../../tests/support/read-paper";
import type { ReceiptView } from "./receipt.server";
import { drawReceipt } from "./receipt-sheet.server";

const receipt: ReceiptView = {
  path: "/registration-until-emtyaz/receipt/secret",
  number: "K7M-4QX-9R2T",
  memberNumber: null,
  code: "K7M4-QX9R-2T",
  name: "رنا خالد المصري",
  day: { iso: "2026-11-21", text: "21 تشرين الثاني (نوفمبر) 2026" },
  state: "returned",
  reason: "صورة الهوية غير واضحة.\n\nPlease send page 2 again.",
  events: [
    {
      id: 2,
      kind: "document",
      at: { iso: "2026-11-22T08:05Z", text: "22/11/2026 11:05" },
      document: "id.pdf",
    },
    { id: 1, kind: "received", at: { iso: "2026-11-21T08:05Z", text: "21/11/2026 11:05" }, document: null },
  ],
  papers: { may: "open", max: 12, left: 11, isMissing: true, places: [], others: [] },
};
const printed = {
  publisher: { ar: "نقابة الأطباء الأردنية", en: "Jordan Medical Association" },
  day: "2026-11-26",
  printedAt: "26/11/2026",
  resumeAt: "https://association.example/registration-until-emtyaz/resume",
};
const draw = (language: "ar" | "en", change: Partial<ReceiptView> = {}) =>
  drawReceipt({ ...receipt, ...change }, { language, ...printed });

describe("the PDF of a receipt", () => {
  it("reads like its page, in the applicant's language", async () => {
    const { about, passages } = await readPaper(await draw("ar"));
    expect(about).toMatchObject({ Language: "ar", Title: "إيصال طلب التسجيل حتى الامتياز K7M-4QX-9R2T" });
    const texts = passages.map(({ within, language, text }) => `${within} (${language}) ${text}`);
    expect(texts.slice(0, 15)).toEqual([
      "P (ar) نقابة الأطباء الأردنية",
      "P (en) Jordan Medical Association",
      "H1 (ar) إيصال طلب التسجيل حتى الامتياز",
      "P (ar) الرقم المؤقت",
      "P (en) K7M-4QX-9R2T",
      "Table TR TH (ar) الاسم",
      "Table TR TD (ar) رنا خالد المصري",
      "Table TR TH (ar) تاريخ الاستلام",
      "Table TR TD (ar) 21 تشرين الثاني (نوفمبر) 2026",
      "Table TR TH (ar) الحالة",
      "Table TR TD (ar) طلبك بحاجة إلى تصحيح",
      "Table TR TH (ar) رمز المتابعة",
      "Table TR TD (en) K7M4-QX9R-2T",
      "P (ar) صورة الهوية غير واضحة.",
      "P (en) Please send page 2 again.",
    ]);
    expect(texts).toContain("Table TR TD Span (en) id.pdf");
  });

  it("leaves out empty sections", async () => {
    const { passages } = await readPaper(await draw("en", { code: null, reason: null, events: [] }));
    const texts = passages.map(({ text }) => text).join("\n");
    expect(texts).not.toMatch(/Resume code|What happened|association\.example/);
  });

  it.each(["ar", "en"] as const)(
    "breaks no rule of PDF/UA-1 and PDF/A-3u that we know (%s), in 60 KB",
    async (language) => {
      const pdf = await draw(language);
      expect(await brokenRules(pdf)).toEqual([]);
      expect(pdf.length).toBeLessThan(60 * 1024);
    },
  );
});
