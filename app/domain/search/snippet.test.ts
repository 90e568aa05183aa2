import { describe, expect, it } from "vitest";
import { wordsOf } from "~/fields/search-query";
import { snippet } from "./snippet";

const filler = "Nothing of interest stands here. ".repeat(20);
const snippetText = (text: string, q: string) =>
  snippet(text, wordsOf(q))
    .map(({ text: part, found }) => (found ? `[${part}]` : part))
    .join("");

describe("snippet", () => {
  it("returns a short text completely, with the words marked", () => {
    expect(snippetText("Fees of the health fund", "health FEES")).toBe("[Fees] of the [health] fund");
    expect(snippetText("رسوم صندوق التأمين", "التامين")).toBe("رسوم صندوق [التأمين]");
  });

  it("starts shortly before the words and ends with a complete word", () => {
    const text = snippetText(`${filler}The waiting period is long. ${filler}`, "waiting");
    expect(text).toMatch(/^… .{20,60}The \[waiting\] period is long\. .{60,140} …$/);
    expect(text).not.toMatch(/^… (?:[a-z]*othing|ere\.)/);
  });

  it("chooses the place where most words are together", () => {
    const text = snippetText(`health first. ${filler} The health fund pays. ${filler}`, "health fund");
    expect(text).toContain("The [health] [fund] pays.");
  });

  it("returns the beginning if no word occurs", () => {
    expect(snippetText(filler, "missing")).toMatch(/^Nothing of interest .*…$/);
    expect(snippetText("", "missing")).toBe("");
  });

  it("is a single line without direction marks", () => {
    expect(snippetText("from \u20668:30\u2069\n to late", "late")).toBe("from 8:30 to [late]");
  });
});
