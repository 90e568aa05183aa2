import { randomInt } from "node:crypto";

const pick = <Item>(all: readonly Item[]): Item => all[randomInt(all.length)]!;

/** A signed-in visitor, and the names with which pages greet them. */
export type Known = { cookie: string; names: { ar: string; en: string } };

export type Visitor = {
  language: "ar" | "en";
  theme: "light" | "dark";
  lite: boolean;
  known: Known | null;
  flash: string | null;
  cookie: string;
};

/**
 * Returns a random visitor: a quarter are signed in, a tenth have a pending notice, the others have at most
 * preferences.
 */
export function anyVisitor(known: Known[], flash: string): Visitor {
  const chance = randomInt(100);
  const visitor = {
    language: pick(["ar", "en"] as const),
    theme: pick(["light", "dark"] as const),
    lite: randomInt(4) === 0,
    known: chance < 25 ? pick(known) : null,
    flash: chance >= 90 ? flash : null,
  };
  const plain = visitor.language === "en" && visitor.theme === "light" && !visitor.lite;
  const preferences = [
    `lang=${visitor.language}`,
    `theme=${visitor.theme}`,
    visitor.lite ? "lite=1" : "lite=0",
  ];
  const brought = plain && randomInt(2) === 0 ? [] : preferences;
  const cookie = [...brought, visitor.known?.cookie, visitor.flash].filter(Boolean).join("; ");
  return { ...visitor, cookie };
}

const ID = /name="submission_id" value="([^"]+)"/g;

/** Returns the ids in a page that are unique to a visitor. */
export const idsIn = (html: string): string[] => [...html.matchAll(ID)].map(([, id]) => id!);

/** Lists what is wrong with a page for a visitor: another visitor's language, theme, pictures, name or message. */
export function wrongFor(visitor: Visitor, everybody: Known[], html: string): string[] {
  const { language, theme, lite, known, flash } = visitor;
  const direction = language === "ar" ? "rtl" : "ltr";
  const others = everybody.filter((one) => one !== known).flatMap(({ names }) => Object.values(names));
  const checks: Array<[what: string, right: boolean]> = [
    ["language", html.includes(`<html lang="${language}" dir="${direction}" data-theme="${theme}">`)],
    ["pictures", !lite || !/<img[^>]*src="\/files\//.test(html)],
    ["own name", !known || html.includes(known.names[language])],
    ["another's name", !others.some((name) => html.includes(name))],
    ["message", html.includes('class="flash"') === Boolean(flash)],
  ];
  return checks.filter(([, right]) => !right).map(([what]) => what);
}
