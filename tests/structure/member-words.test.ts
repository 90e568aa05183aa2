import { describe, expect, it } from "vitest";
import { dictionaries } from "~/i18n";
import { isTest, sourcesIn } from "./source";

type Tree = { [key: string]: string | Tree };
const flatten = (tree: Tree, above: string): Array<[string, string]> =>
  Object.entries(tree).flatMap(
    ([key, value]): Array<[string, string]> =>
      typeof value === "string" ? [[`${above}${key}`, value]] : flatten(value, `${above}${key}.`),
  );

const DOCTOR =
  /\b(doctors?|physicians?|medical)\b|(?<![\u0621-\u064a])[وفبكل]?(ال|لل)?(طبيب|أطباء|طبيّ?ة?)(?![\u0621-\u064a])/i;

/** Texts that really mean doctors, whatever the association calls its members. */
const meant: Record<string, string> = {
  "internship.groups.degree": "the internship year is one of medicine",
  "calculators.fee.steps.residency": "a stage of the medical career, in an article of this association",
  "calculators.bill.treatments.imaging": "what the health insurance covers",
  "content.choices.medical-fees": "a list that the law of this association asks for",
};

describe("the words of the site", () => {
  it("use the association's word for a member", () => {
    const texts = Object.values(dictionaries)
      .flatMap((words) => flatten(words as unknown as Tree, ""))
      .filter(([, text]) => DOCTOR.test(text))
      .filter(([key]) => !Object.hasOwn(meant, key));
    expect(texts, "write {{member}} or another of its forms (app/content/member-terms.ts)").toEqual([]);
  });

  it("do so in titles, API and emails", () => {
    const written = ["app/content/pages.ts", "app/content/certificate.ts"];
    const files = [
      ...sourcesIn("app/content").filter(({ path }) => written.includes(path)),
      ...sourcesIn("app/content/api"),
      ...sourcesIn("app/content/first-edition/letters"),
    ];
    const texts = files
      .filter((file) => !isTest(file))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/"[^"\n]*"|`[^`]*`/g)].map(([found]) => [path, found] as const),
      );
    const naming = texts.filter(([, text]) => /\s/.test(text) && DOCTOR.test(text));
    expect(naming, "write {{member}} or another of its forms (app/content/member-terms.ts)").toEqual([]);
  });

  it("are looked up by title, never without filling their placeholders", () => {
    const readers = sourcesIn("app").filter(
      ({ path, text }) =>
        !isTest({ path, text }) && /(?<![\w.])pages\[/.test(text) && /content\/pages"/.test(text),
    );
    expect(
      readers.map(({ path }) => path),
      "ask pageTitle of app/content/navigation.ts",
    ).toEqual([]);
  });
});
