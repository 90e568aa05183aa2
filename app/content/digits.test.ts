import { afterEach, describe, expect, it } from "vitest";
import { formatDay, formatNumber, formatTime, sentence } from "~/i18n";
import { edition, setEdition } from "./current-edition";
import { type Digits, inDigits, withDigits, withLoneNumbers } from "./digits";

const show = (digits: Digits) =>
  setEdition({ ...edition(), association: { ...edition().association, digits } });

describe("digits", () => {
  afterEach(() => show("latin"));

  it.each([
    ["2026", "٢٠٢٦"],
    ["1,234,567.5", "١٬٢٣٤٬٥٦٧٫٥"],
    ["30%", "٣٠٪"],
    ["14:05", "١٤:٠٥"],
    ["10,000+", "١٠٬٠٠٠+"],
    ["26 تشرين الثاني 2026, 9.", "٢٦ تشرين الثاني ٢٠٢٦, ٩."],
  ])("converts %s to %s if the association uses Arabic digits", (latin, arabic) => {
    expect(withDigits(latin, "arabic")).toBe(arabic);
    expect(withDigits(latin, "latin")).toBe(latin);
  });

  it("converts only Arabic text", () => {
    expect(inDigits("2026", "ar")).toBe("2026");
    show("arabic");
    expect([inDigits("2026", "ar"), inDigits("2026", "en")]).toEqual(["٢٠٢٦", "2026"]);
    expect([formatNumber(12345.5, "ar"), formatNumber(12345.5, "en")]).toEqual(["١٢٬٣٤٥٫٥", "12,345.5"]);
    expect(formatDay("2026-11-26", "ar")).toBe("٢٦ تشرين الثاني ٢٠٢٦");
    expect(formatTime(new Date("2026-11-26T06:05:00Z"), "ar")).toBe("٠٩:٠٥");
    expect(formatDay("2026-11-26", "en")).toBe("26 November 2026");
  });

  it.each([
    ["لا يزيد الملف على 10 ميغابايت و40 ميغابكسل.", "لا يزيد الملف على ١٠ ميغابايت و٤٠ ميغابكسل."],
    ["تباين 4.5 إلى 1، أو 30% (2026)", "تباين ٤٫٥ إلى ١، أو ٣٠٪ (٢٠٢٦)"],
    ["حتى 1,250 دينارًا", "حتى ١٬٢٥٠ دينارًا"],
  ])("converts the numbers in a sentence: %s", (latin, arabic) => {
    expect(withLoneNumbers(latin, "arabic")).toBe(arabic);
    expect(withLoneNumbers(latin, "latin")).toBe(latin);
  });

  it.each([
    "رقم أردني، مثل 0791234567.",
    "اكتب المبلغ بالدينار، مثل 1250 أو 1250.500.",
    "اكتب الوقت 08:30 والتاريخ 21/11/2026",
    "ترميز UTF-8 أو Windows‑1256، ووصف OpenAPI 3.1، وحتى 5 MB",
    "الرمز K7M4-Q9X2، و⁦1⁩ ذكر، وأرقام 0123",
  ])("leaves names, codes and examples unchanged: %s", (sentence) => {
    expect(withLoneNumbers(sentence, "arabic")).toBe(sentence);
  });

  it("converts the site's own sentences until the association changes the setting", () => {
    const formatted = (digits: Digits) => {
      show(digits);
      return sentence("ar", "forms:errors.photo-too-large");
    };
    expect([formatted("arabic"), formatted("latin")]).toEqual([
      expect.stringContaining("١٠ ميغابايت"),
      expect.stringContaining("10 ميغابايت"),
    ]);
  });

  it("converts sentences, but no names and codes", () => {
    show("arabic");
    expect(sentence("ar", "shell:founded", { year: 1944 })).toContain("١٩٤٤");
    expect(sentence("en", "shell:founded", { year: 1944 })).toContain("1944");
    expect(sentence("ar", "certificates:sheet.document-title", { serial: 1944 })).toContain("1944");
    expect(sentence("ar", "audit:subjects.letter", { id: 12 })).toContain("12");
  });
});
