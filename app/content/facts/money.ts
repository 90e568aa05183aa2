import { type Words, words } from "../words";

type Counted = Record<"one" | "two" | "few" | "many" | "other", string>;

const arabic = new Intl.PluralRules("ar");
const shown = (count: number) => count.toLocaleString("en");

/** A number with what it counts. Arabic names one and two by the word alone, and bends the word after the number. */
function counted(count: number, one: string, ar: Counted): Words {
  const form = arabic.select(count) as keyof Counted | "zero";
  const bent = form === "zero" ? ar.other : ar[form];
  return words(
    `${shown(count)} ${count === 1 ? one : `${one}s`}`,
    form === "one" || form === "two" ? bent : `${shown(count)} ${bent}`,
  );
}

export const dinars = (amount: number): Words =>
  counted(amount, "dinar", {
    one: "دينار واحد",
    two: "ديناران",
    few: "دنانير",
    many: "دينارًا",
    other: "دينار",
  });

/** Days and years as they stand after a preposition or a verb: "within 30 days". */
export const days = (count: number): Words =>
  counted(count, "day", { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" });

export const years = (count: number): Words =>
  counted(count, "year", { one: "سنة واحدة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة" });

export const percent = (share: number): Words => words(`${share}%`, `${share}%`);
