import { describe, expect, it } from "vitest";
import { pathsOf, siteMap } from "~/addresses/site-map";
import { app, isTest } from "./source";

/** Files whose paths are not links of ours, or that cannot import the addresses, with the reason. */
const exempt = [
  { files: /^app\/addresses\//, reason: "the addresses are described here" },
  { files: /^app\/content\//, reason: "the association's texts; a test follows their links" },
  { files: /^app\/i18n\/(ar|en)\//, reason: "dictionaries; a test follows their links" },
  { files: /^app\/enhance\//, reason: "sent to browsers, which need not load the table of addresses" },
  { files: /^app\/platform\//, reason: "below the addresses; the paths of stored files" },
];

const firstParts = [...new Set(siteMap.flatMap(pathsOf).map((path) => path.split("/")[1]!))].filter((part) =>
  /^[\w.-]+$/.test(part),
);

/** Matches a literal that begins like a path of the site and does not name a module. */
const LITERAL = new RegExp(
  `(?<!from |import )["'\`]/(?:${firstParts.map((part) => part.replaceAll(".", "\\.")).join("|")})(?=["'\`/?#$])`,
);

const isCode = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line);

describe("the paths in code", () => {
  it("are made by href, not written out", () => {
    const literals = app
      .filter((file) => !isTest(file) && !exempt.some(({ files }) => files.test(file.path)))
      .flatMap(({ path, text }) =>
        text
          .split("\n")
          .filter((line) => isCode(line) && LITERAL.test(line))
          .map((line) => `${path}: make the path with href() of app/addresses/href.ts: ${line.trim()}`),
      );
    expect(literals).toEqual([]);
  });

  it("would be found if one were written out", () => {
    expect(LITERAL.test('<a href="/news">')).toBe(true);
    expect(LITERAL.test("const to = `/news/7`")).toBe(true);
    expect(LITERAL.test('from "/news"')).toBe(false);
  });
});
