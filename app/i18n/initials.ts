const TITLE = /^(?:Dr|د)\.\s*/;
const ARTICLE = /^(?:Al-|ال)/;

/** Initials of the first and last name, without title and article; Arabic letters are kept unjoined. */
export function initialsOf(name: string): string {
  const names = name.replace(TITLE, "").split(" ");
  const [first = "", last = ""] = [names[0], names.length > 1 ? names.at(-1) : ""];
  const letters = [first, last.replace(ARTICLE, "")].flatMap((each) => [...each].slice(0, 1));
  return letters.join(/\p{Script=Arabic}/u.test(name) ? "\u200c " : "");
}
