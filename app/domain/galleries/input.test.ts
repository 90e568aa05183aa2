import { describe, expect, it } from "vitest";
import { altTextsIn } from "./input";

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { texts, problems } = altTextsIn(form);
  return { texts: Object.fromEntries(texts), problems };
}

describe("altTextsIn", () => {
  it("assigns texts to their photos by language", () => {
    expect(
      read({ title_ar_31: " قاعة المؤتمر ", title_31: "The hall", title_ar_32: "", title_32: "  " }),
    ).toEqual({
      texts: {
        31: { titleAr: "قاعة المؤتمر", title: "The hall" },
        32: { titleAr: null, title: null },
      },
      problems: {},
    });
  });

  it("refuses texts that are too long or unreadable, by field", () => {
    expect(read({ title_5: "x".repeat(301), title_ar_5: "سطر\nسطر" }).problems).toEqual({
      title_5: ["too-long"],
      title_ar_5: ["unreadable"],
    });
  });

  it("ignores other fields", () => {
    expect(read({ title: "a", title_ar: "b", title_x: "c", title_0: "d", xtitle_1: "e" }).texts).toEqual({});
  });
});
