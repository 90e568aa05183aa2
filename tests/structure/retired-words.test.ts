import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isTest, sourcesIn } from "./source";

const glossary = readFileSync("docs/glossary.md", "utf8").split("\n## Retired words\n")[1]!;
const retired = [...glossary.matchAll(/^\| ([^|]+?) \| [^|]+ \|$/gm)]
  .map((row) => row[1]!)
  .filter((term) => term !== "retired");
const quoted = [...glossary.matchAll(/^- `(.+)`$/gm)].map((line) => line[1]!);

const withoutVowelSigns = (text: string) => text.replace(/[\u064B-\u0652]/g, "");
const wholeWord = (term: string) => {
  const particle = /[\u0600-\u06FF]/.test(term) ? "[وفبلك]?" : "";
  return new RegExp(`(?<!\\p{L})${particle}${withoutVowelSigns(term)}(?!\\p{L})`, "iu");
};
const patterns = retired.map((term) => [term, wholeWord(term)] as const);

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);
const isQuoted = (line: string) => quoted.some((sentence) => line.includes(sentence));

function retiredIn(text: string): string[] {
  const lines = text.split("\n").filter((line) => !isComment(line) && !isQuoted(line));
  return lines.map(withoutVowelSigns).flatMap((line) => {
    const found = patterns.filter(([, pattern]) => pattern.test(line));
    return found.map(([term]) => `${term}: ${line.trim()}`);
  });
}

describe("retired words", () => {
  const files = ["app/i18n/ar", "app/i18n/en", "app/content", "app/letters"].flatMap(sourcesIn);

  it("do not occur in texts for people", () => {
    const found = files
      .filter((file) => !isTest(file))
      .flatMap((file) => retiredIn(file.text).map((hit) => `${file.path}: ${hit}`));
    expect(found, "use the word that took its place (docs/glossary.md)").toEqual([]);
  });

  it("are found as whole words, in any case and spelling", () => {
    expect(retired.length).toBeGreaterThan(50);
    expect(retiredIn('"Whoever checks it"')).toHaveLength(1);
    expect(retiredIn('"وكلمة السرّ"')).toHaveLength(1);
    expect(retiredIn('"The logon of Anewa, ما تمكّن منه، طلب التسجيل حتى الامتياز"')).toEqual([]);
    expect(retiredIn('"تم تحديث البيانات بنجاح..."')).toEqual([]);
  });
});
