import { describe, expect, it } from "vitest";
import { isTerm } from "~/content/member-terms";
import { dictionaries } from "~/i18n";
import { app, isTest } from "./source";

type Tree = { [key: string]: string | Tree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const FORM = /_(zero|one|two|few|many|other|no-phone)$/;
const flatten = (tree: Tree, prefix = ""): Map<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
const stems = (words: Map<string, string>) =>
  [...new Set([...words.keys()].map((key) => key.replace(FORM, "")))].sort();
/** The forms of what a member is called differ between the languages. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{([\w-]+)\}\}/g)]
    .map((found) => found[1]!)
    .filter((name) => !isTerm(name))
    .sort();

describe.each(Object.keys(dictionaries.en))("the words of %s", (area) => {
  const en = flatten(dictionaries.en[area as "shell"] as unknown as Tree);
  const ar = flatten(dictionaries.ar[area as "shell"] as unknown as Tree);

  it("have the same keys in both languages", () => {
    expect(stems(ar), `give both app/i18n/{ar,en}/${area}.ts the same keys`).toEqual(stems(en));
  });

  it("are never empty", () => {
    expect([...en, ...ar].filter(([, text]) => !text.trim())).toEqual([]);
  });

  it("have the same placeholders in both languages", () => {
    const differing = [...en.keys()].filter((key) => {
      const twin = ar.get(key);
      return (
        twin !== undefined && !PLURAL.test(key) && `${placeholders(twin)}` !== `${placeholders(en.get(key)!)}`
      );
    });
    expect(differing, "use the same placeholders in both languages").toEqual([]);
  });

  it("have a variant without the telephone number wherever they name it", () => {
    const named = (words: Map<string, string>) => [...words].filter(([, text]) => text.includes("{{phone}}"));
    const lacking = [en, ar].flatMap((words) =>
      named(words).filter(([key]) => !words.has(`${key}_no-phone`)),
    );
    expect(lacking, "add a twin …_no-phone (app/content/phone-words.ts)").toEqual([]);
  });

  it("have every Arabic plural", () => {
    const counted = [...en.keys()]
      .filter((key) => key.endsWith("_other"))
      .map((key) => key.replace(PLURAL, ""));
    const missing = counted.flatMap((stem) =>
      ["zero", "one", "two", "few", "many", "other"]
        .map((form) => `${stem}_${form}`)
        .filter((key) => !ar.has(key)),
    );
    expect(missing, "add the six plural forms in Arabic").toEqual([]);
  });

  it("are all used", () => {
    const files = app.filter((file) => !isTest(file) && !/^app\/i18n\/(ar|en)\//.test(file.path));
    const code = files.map(({ text }) => text).join("\n");
    /** The last part of a key may also occur elsewhere, so it counts only in files that use the area. */
    const asks = new RegExp(`["'\`]${area}["'\`:]${area === "shell" ? "|useTranslation\\(\\)" : ""}`);
    const asking = files
      .filter(({ text }) => asks.test(text))
      .map(({ text }) => text)
      .join("\n");
    const unused = stems(en).filter((key) => {
      const parts = key.split(".");
      const last = parts.at(-1)!;
      const parent = parts.slice(0, -1).join(".");
      /** The keys of a group that is accessed by a computed name may occur in any file. */
      const isGroupAsked = parts
        .slice(0, -1)
        .some(
          (part) =>
            code.includes(`${part}.\${`) ||
            asking.includes(`"${part}"`) ||
            asking.includes(`.${part}"`) ||
            code.includes(`${area}.${part}`),
        );
      return (
        !code.includes(`"${key}"`) &&
        !code.includes(`:${key}"`) &&
        !asking.includes(`"${last}"`) &&
        !(isGroupAsked && code.includes(`"${last}"`)) &&
        !(parent && code.includes(`${parent}.\${`))
      );
    });
    expect(unused, `delete them from app/i18n/{ar,en}/${area}.ts`).toEqual([]);
  });
});

describe("Arabic", () => {
  it("shows Latin digits", () => {
    const eastern = Object.entries(dictionaries.ar).flatMap(([area, words]) =>
      [...flatten(words as unknown as Tree)]
        .filter(([, text]) => /[٠-٩۰-۹]/.test(text))
        .map(([key]) => `${area}:${key}`),
    );
    expect(eastern, "write 0–9: the site shows the digits that were chosen (decision 050)").toEqual([]);
  });
});
