import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

/** Arabic text in code instead of in the content office, with the reason. */
const reasons: Array<[where: RegExp, why: string]> = [
  [/^i18n\/ar\//, "interface words, the error catalogue and the letters' first wording: how the site speaks"],
  [
    /^content\/(first-edition|articles|facts)\//,
    "the first edition, brought to an empty site once and never over what the staff wrote",
  ],
  [/^content\/(association|faq|survey|documents|law-texts)\.ts$/, "parts of the first edition"],
  [
    /^content\/reference\//,
    "the lists as delivered; what the staff changes is kept as differences (decision 036)",
  ],
  [
    /^content\/(pages|navigation)\.ts$/,
    "titles and menu labels as delivered; the staff's own go before them",
  ],
  [
    /^content\/member-terms\.ts$/,
    "the forms of the words for a member, from which an association's own follow (decision 039)",
  ],
  [/^content\/work-statuses\.ts$/, "the statuses of members, for which an association's own list goes first"],
  [/^content\/certificate\.ts$/, "the sentences that a certificate certifies, and its signature holds"],
  [/^content\/missing\.ts$/, "the launch list, which the staff alone reads"],
  [/^content\/api\//, "the description of the calls for programs, which changes with them"],
  [/^(content|domain)\/demo\//, "shown in the demo alone"],
  [/^cli\//, "examples in the help of a command"],
  [/^server\/refuse\.server\.ts$/, "what is said where no page can be drawn"],
  [/^domain\/register\/read-cell\.ts$/, "the mark that erases a value in a file, which offices type"],
  [/^i18n\/(languages|initials|arabic-text)\.ts$/, "the names of the languages, and letters"],
  [
    /^domain\/(internships\/fields|internships\/reference-lists)\.ts$/,
    "examples in empty fields, and the governorates' codes",
  ],
  [/^domain\/(search|public-register|person-names)\//, "letters and parts of names that a search compares"],
];

const ARABIC_TEXT = /["'`>][^"'`\n]*[\u0621-\u064a]/;
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

describe("Arabic in code", () => {
  const written = app
    .filter((file) => !isTest(file) && ARABIC_TEXT.test(file.text.replace(COMMENTS, "")))
    .map(({ path }) => path.replace(/^app\//, ""));

  it("is used only where the list gives a reason for it", () => {
    const unexplained = written.filter((path) => !reasons.some(([where]) => where.test(path)));
    expect(unexplained, "move the words to app/i18n, or give a reason in `reasons`").toEqual([]);
  });

  it.each(reasons)("%s: %s", (where) => {
    expect(written.some((path) => where.test(path))).toBe(true);
  });
});
