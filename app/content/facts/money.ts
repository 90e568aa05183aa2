import { type Words, words } from "../words";

type Counted = Record<"one" | "two" | "few" | "many" | "other", string>;

const arabic = new Intl.PluralRules("ar");
const formatted = (count: number) => count.toLocaleString("en");

/** A number with what it counts. Arabic names one and two by the word alone, and bends the word after the number. */
function counted(count: number, one: string, ar: Counted): Words {
  const form = arabic.select(count) as keyof Counted | "zero";
  const bent = form === "zero" ? ar.other : ar[form];
  return words(
    `${formatted(count)} ${count === 1 ? one : `${one}s`}`,
    form === "one" || form === "two" ? bent : `${formatted(count)} ${bent}`,
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

/** Days and the like as they stand after a preposition or a verb: "within 30 days". */
export const days = (count: number): Words =>
  counted(count, "day", { one: "يوم واحد", two: "يومين", few: "أيام", many: "يومًا", other: "يوم" });

export const years = (count: number): Words =>
  counted(count, "year", { one: "سنة واحدة", two: "سنتين", few: "سنوات", many: "سنة", other: "سنة" });

export const months = (count: number): Words =>
  counted(count, "month", { one: "شهر واحد", two: "شهرين", few: "أشهر", many: "شهرًا", other: "شهر" });

export const hours = (count: number): Words =>
  counted(count, "hour", { one: "ساعة واحدة", two: "ساعتين", few: "ساعات", many: "ساعة", other: "ساعة" });

/** How often the usual amount is due. */
export function times(count: number): Words {
  if (count === 1) return words("As usual", "المقدار المعتاد");
  if (count === 1.5) return words("One and a half times the usual", "المقدار المعتاد ونصفه");
  if (count === 2) return words("Twice the usual", "ضعف المقدار المعتاد");
  return words(`${formatted(count)} times the usual`, `المقدار المعتاد مضروبًا في ${formatted(count)}`);
}

export const percent = (share: number): Words => words(`${share}%`, `${share}%`);

export const number = (count: number): Words => words(formatted(count), formatted(count));
