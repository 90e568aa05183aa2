import { afterEach, describe, expect, it } from "vitest";
import { formatDay, formatNumber, formatTime, sentence } from "~/i18n";
import { inDigits, showDigits, withDigits } from "./digits";

describe("digits of an association", () => {
  afterEach(() => showDigits("latin"));

  it.each([
    ["2026", "٢٠٢٦"],
    ["1,234,567.5", "١٬٢٣٤٬٥٦٧٫٥"],
    ["30%", "٣٠٪"],
    ["14:05", "١٤:٠٥"],
    ["10,000+", "١٠٬٠٠٠+"],
    ["26 تشرين الثاني 2026, 9.", "٢٦ تشرين الثاني ٢٠٢٦, ٩."],
  ])("writes %s as %s where they are Arabic", (latin, arabic) => {
    expect(withDigits(latin, "arabic")).toBe(arabic);
    expect(withDigits(latin, "latin")).toBe(latin);
  });

  it("are those of Arabic alone", () => {
    expect(inDigits("2026", "ar")).toBe("2026");
    showDigits("arabic");
    expect([inDigits("2026", "ar"), inDigits("2026", "en")]).toEqual(["٢٠٢٦", "2026"]);
    expect([formatNumber(12345.5, "ar"), formatNumber(12345.5, "en")]).toEqual(["١٢٬٣٤٥٫٥", "12,345.5"]);
    expect(formatDay("2026-11-26", "ar")).toBe("٢٦ تشرين الثاني ٢٠٢٦");
    expect(formatTime(new Date("2026-11-26T06:05:00Z"), "ar")).toBe("٠٩:٠٥");
    expect(formatDay("2026-11-26", "en")).toBe("26 November 2026");
  });

  it("stand in sentences, but not in what is a name or a code", () => {
    showDigits("arabic");
    expect(sentence("ar", "shell:founded", { year: 1944 })).toContain("١٩٤٤");
    expect(sentence("en", "shell:founded", { year: 1944 })).toContain("1944");
    expect(sentence("ar", "certificates:staff.cancel-which", { serial: 1944 })).toContain("1944");
    expect(sentence("ar", "audit:subjects.letter", { id: 12 })).toContain("12");
  });
});
