import { unwritten } from "~/content/edition";
import { isTerm } from "~/content/member-terms";
import { dictionaries, type Language, type Words } from "~/i18n";

type Tree = string | { [key: string]: Tree };

const PLACE = /\{\{([A-Za-z-]+)\}\}/g;

/** Returns a delivered sentence with the names of association and members; other placeholders stay. */
export const saidIn = (language: Language, text: string): string =>
  text.replace(PLACE, (place, name: string) => {
    if (name === "association-name") return unwritten.name[language];
    return isTerm(name) ? (unwritten.terms[language] as Record<string, string>)[name]! : place;
  });

const each = (language: Language, tree: Tree): Tree =>
  typeof tree === "string"
    ? saidIn(language, tree)
    : Object.fromEntries(Object.entries(tree).map(([key, inner]) => [key, each(language, inner)]));

const messages = Object.fromEntries(
  (["ar", "en"] as const).map((language) => [
    language,
    each(language, dictionaries[language] as unknown as Tree) as unknown as Words,
  ]),
) as Record<Language, Words>;

/** Returns the texts of a dictionary area in a language, as readers of the demo see them. */
export const words = <Area extends keyof Words>(language: Language, area: Area): Words[Area] =>
  messages[language][area];
