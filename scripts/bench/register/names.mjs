import { bundled } from "../../bundled.mjs";

const { men, women, families: known } = await bundled("app/content/demo/names.ts");

const SYLLABLES = [
  ["ba", "با"],
  ["ti", "تي"],
  ["ju", "جو"],
  ["ha", "حا"],
  ["di", "دي"],
  ["ru", "رو"],
  ["za", "زا"],
  ["si", "سي"],
  ["shu", "شو"],
  ["fa", "فا"],
  ["ki", "كي"],
  ["lu", "لو"],
  ["ma", "ما"],
  ["ni", "ني"],
  ["wa", "وا"],
  ["ya", "يا"],
  ["ra", "را"],
  ["mi", "مي"],
  ["nu", "نو"],
  ["sa", "سا"],
  ["li", "لي"],
  ["bu", "بو"],
  ["fi", "في"],
  ["da", "دا"],
];

/** Given names of two words, which people also write as one. */
export const COMPOUND_NAMES = [
  ["ضيف الله", "Daif Allah"],
  ["صلاح الدين", "Salah Al-Din"],
  ["نورالدين", "Noureddin"],
  ["عبد الرحمن", "Abdel Rahman"],
];

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/**
 * As many family names as a country has: those of the demo, the most common, and others of three syllables, in both
 * scripts.
 */
function allFamilies() {
  const made = SYLLABLES.flatMap(([a, one]) =>
    SYLLABLES.flatMap(([b, two]) =>
      SYLLABLES.map(([c, three]) => [`ال${one}${two}${three}`, `Al-${capital(a + b + c)}`]),
    ),
  );
  return [...known, ...made];
}

const all = { firsts: [...men, ...women, ...COMPOUND_NAMES], families: allFamilies() };

/** Pairs `[ar, en]`. */
export const names = () => all;

/** Leaves out a letter in the middle of the last word. */
export function misspelled(name) {
  const middle = name.length - Math.ceil(name.split(" ").at(-1).length / 2);
  return name.slice(0, middle) + name.slice(middle + 1);
}

/** Fills the register with members of two given names and a family, the first of each list far more often than the last. */
export const bear = ({ members, first, firsts, families }) => `
  with drawn as (
    select n, ${["n", "-n", "n * 31"].map((seed, index) => `(hashint4((${seed})::int)::bigint + 2147483648) / 4294967296.0 as r${index}`).join(", ")}
    from generate_series(1, ${members}) n
  ), born as (
    select n, r0, floor(power(r0, 2) * ${firsts})::int as own, floor(power(r1, 2) * ${firsts})::int as fathers,
      floor(power(r2, 3) * ${families})::int as family
    from drawn
  )
  insert into members (member_number, name_ar, name_en, national_number, mobile, email, work_status, governorate, specialties)
  select ${first} - 1 + born.n, concat_ws(' ', own.ar, father.ar, family.ar), concat_ws(' ', own.en, father.en, family.en),
    (9000000000 + born.n)::text, '07' || lpad(born.n::text, 8, '0'), 'doctor' || born.n || '@home.example', 1 + (born.n % 9 = 0)::int,
    (array['عمّان','إربد','الزرقاء','الكرك'])[1 + born.n % 4], array[(array['طب عام','طب الأسرة','الجراحة العامة'])[1 + born.n % 3]]
  from born join firsts own on own.n = born.own join firsts father on father.n = born.fathers
    join families family on family.n = born.family`;
