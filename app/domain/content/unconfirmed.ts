import { type Digits, withLoneNumbers } from "~/content/digits";
import { isLetter, letters } from "~/content/letters";
import { pageTitle } from "~/content/navigation";
import type { Words } from "~/content/words";
import { type KindName, kindOf } from "./kinds";
import { isPage } from "./page-limits";
import type { LiveRevision } from "./resolve";

/** An item with invented content, or with a language missing. */
export type Unconfirmed = {
  kind: KindName;
  key: string;
  called: Words;
  /** The names of the fields with invented content. */
  samples: string[];
  untranslated: Array<"ar" | "en">;
  /** True if the Arabic text uses other digits than the site shows. */
  otherDigits: boolean;
};

const isSaid = (value: unknown) => typeof value === "string" && value !== "";

/** Some texts are only ever sent in Arabic. */
const isArabicAlone = (kind: KindName, key: string) =>
  kind === "letters" && isLetter(key) && "arabic" in letters[key];

function untranslatedIn({ kind, key, fields }: LiveRevision): Array<"ar" | "en"> {
  if (isArabicAlone(kind, key)) return [];
  const written = kindOf(kind).fields.filter(({ lang }) => lang);
  return (["ar", "en"] as const).filter((language) =>
    written.some(({ name, lang }) => {
      const other = name.replace(/(ar|en)$/, language === "ar" ? "en" : "ar");
      return lang === language && !isSaid(fields![name]) && isSaid(fields![other]);
    }),
  );
}

function calledIn({ kind, key, fields }: LiveRevision): Words {
  const path = `/${key}`;
  if (kind === "pages" && isPage(path)) return pageTitle(path);
  const { called } = kindOf(kind);
  const [ar, en] = [`${called}_ar`, `${called}_en`].map((name) => String(fields![name] ?? ""));
  return { ar: ar || en!, en: en || ar! };
}

function arabicIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return /(^|_)ar$/.test(name) ? [value.replace(/\{\{[^}]*\}\}/g, "")] : [];
  return Object.entries(value ?? {}).flatMap(([part, each]) => arabicIn(each, part));
}

const statesOtherDigits = (fields: object, digits: Digits) =>
  arabicIn(fields).some((text) => withLoneNumbers(text, digits) !== text);

/**
 * Lists content that is unconfirmed, untranslated, or uses other digits than the site shows, in the delivered order.
 */
export const unconfirmed = (holding: readonly LiveRevision[], digits: Digits): Unconfirmed[] =>
  holding
    .map((revision) => ({
      kind: revision.kind,
      key: revision.key,
      called: calledIn(revision),
      samples: revision.samples.filter((name) => name in revision.fields!),
      untranslated: untranslatedIn(revision),
      otherDigits: statesOtherDigits(revision.fields!, digits),
    }))
    .filter(
      ({ samples, untranslated, otherDigits }) =>
        samples.length > 0 || untranslated.length > 0 || otherDigits,
    );
