import { describe, expect, it } from "vitest";
import { articles } from "~/content/articles";
import { documentGroups } from "~/content/document-groups";
import { managementDuties } from "~/content/facts/funds";
import { figureNames, unknownPlaces } from "~/content/figures";
import { pages } from "~/content/pages";
import { firstRevisions } from "~/domain/content/edition.server";
import { firstEdition } from "../support/first-edition";
import { sourcesIn } from "./source";

const STRING = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const PLACEHOLDER = /\$\{[^}]*\}/g;
const prose = (file: { text: string }) =>
  [...file.text.matchAll(STRING)]
    .map(([text]) => text.replace(PLACEHOLDER, ""))
    .filter((text) => /\s/.test(text.trim()) || /[\u0621-\u064a]/.test(text));

const all = Object.values(articles);
const texts = (value: unknown): Array<{ en: string; ar: string }> => {
  if (typeof value !== "object" || value === null) return [];
  const { en, ar } = value as { en?: unknown; ar?: unknown };
  if (typeof en === "string" && typeof ar === "string") return [{ en, ar }];
  return Object.values(value).flatMap(texts);
};

describe("the delivered content", () => {
  it("takes every figure from the facts", () => {
    const files = [
      ...sourcesIn("app/content/articles"),
      ...sourcesIn("app/content").filter(
        ({ path }) => path.endsWith("/faq.ts") || path.endsWith("/questions.ts"),
      ),
    ];
    const typed = files.flatMap((file) =>
      prose(file)
        .filter((text) => /\d/.test(text) && !figureNames.some((name) => text.includes(name)))
        .map((text) => `${file.path}: ${text}`),
    );
    expect(typed, "name the figure: {{its-name}} (app/content/first-edition/figures.ts)").toEqual([]);
  });

  it("exists in both languages, with Latin digits", () => {
    const every = texts([all, firstRevisions]);
    expect(every.length).toBeGreaterThan(300);
    expect(every.filter(({ en }) => /[\u0600-\u06ff]/.test(en) || !en.trim())).toEqual([]);
    expect(every.filter(({ ar }) => /[٠-٩۰-۹]/.test(ar) || !ar.trim())).toEqual([]);
    const figures = (text: string) => new Set(text.match(/\d[\d,.:/]*\d|\d/g));
    const wordsInArabic = ["1", "2"];
    const differing = every.filter(({ en, ar }) => {
      const [english, arabic] = [figures(en), figures(ar)];
      const missing = [...english].filter((figure) => !arabic.has(figure) && !wordsInArabic.includes(figure));
      return missing.length > 0 || [...arabic].some((figure) => !english.has(figure));
    });
    expect(differing, "state the same figures in both languages").toEqual([]);
  });

  it("uses only existing figures", () => {
    expect(unknownPlaces(JSON.stringify([all, firstEdition.questions]))).toEqual([]);
  });

  it("names its sources and the days of their review", () => {
    for (const { path, source, reviewed } of all) {
      expect([path, source.en.length > 5, source.ar.length > 5]).toEqual([path, true, true]);
      expect(reviewed).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });

  it("gives every section of a page a unique anchor", () => {
    for (const { path, sections } of all) {
      const ids = sections.map(({ id }) => id);
      expect([path, new Set(ids).size]).toEqual([path, ids.length]);
      expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
    }
    expect(
      firstEdition.questions.map(({ key }) => key).filter((id) => !/^[a-z][a-z0-9-]*$/.test(id)),
    ).toEqual([]);
  });

  it("lists documents of each kind on one page", () => {
    const named = all
      .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.kind === "files" ? [block.group] : []));
    expect(named).toEqual(documentGroups);
  });

  it("has the counts of the specification", () => {
    const seats = (group: string) => firstEdition.people.filter((person) => person.group === group);
    expect(seats("board")).toHaveLength(13);
    expect(seats("committee")).toHaveLength(11);
    expect(managementDuties).toHaveLength(8);
    expect(firstEdition.questions).toHaveLength(11);
    expect(all.filter(({ path }) => !(path in pages))).toEqual([]);
  });
});
