/** The Arabic letters for each Latin spelling of a consonant, longer spellings first. */
const consonants: ReadonlyArray<[latin: string, arabic: string]> = [
  ["sh", "(?:ش|[سص][هح])"],
  ["ch", "(?:ش|تش|خ)"],
  ["kh", "(?:خ|ك[هح])"],
  ["gh", "(?:غ|ج)"],
  ["th", "(?:[ثذظطت]|[تط][هح])"],
  ["dh", "(?:[ذضظد]|[دض][هح])"],
  ["ph", "ف"],
  ["dj", "د?ج"],
  ["b", "ب"],
  ["c", "[كسق]"],
  ["d", "[دضذظ]"],
  ["f", "ف"],
  ["g", "[جغق]"],
  ["h", "[هح]"],
  ["j", "ج"],
  ["k", "[كق]"],
  ["l", "ل{1,2}"],
  ["m", "م"],
  ["n", "ن"],
  ["p", "ب"],
  ["q", "[قك]"],
  ["r", "ر"],
  ["s", "[سصث]"],
  ["t", "[تط]"],
  ["v", "[فو]"],
  ["x", "كس"],
  ["z", "[زظذض]"],
];
const CONSONANT = new RegExp(`^(${consonants.map(([latin]) => latin).join("|")})\\1*`);
const VOWELS = /^[aeiouwy]+/;
const arabicOf = new Map(consonants);

const LONG_U = /w|ou|oo|au/;
const LONG_I = /y|ee|ei|ai/;
const MAX_VOWELS = 4;
const SHORT_IN_FRENCH = /ou/;

type Place = { first: boolean; last: boolean; atEdge: boolean; strict: boolean };

/**
 * Arabic omits short vowels and writes long ones: `ou` requires a wāw, `ee` a yāʼ, `a` nothing. A strict spelling also
 * requires a letter for a vowel at either end of the name, and has few more letters than were typed.
 */
function vowels(run: string, { first, last, atEdge, strict }: Place): string {
  const may = [
    "اعء",
    /[ouw]/.test(run) ? "و" : "",
    /[iey]/.test(run) ? "ي" : "",
    last ? (/[aeou]/.test(run) ? "هي" : "ي") : "",
  ].join("");
  const long = first ? run.replace(SHORT_IN_FRENCH, "") : run;
  const must = [LONG_U.test(long) ? "و" : "", LONG_I.test(long) ? "ي" : ""].filter(Boolean);
  const needed = must.map((letter) => `(?=[${may}]*${letter})`).join("");
  const max = strict ? Math.min(MAX_VOWELS, run.length + 1) : MAX_VOWELS;
  return `${needed}[${may}]{${strict && atEdge ? 1 : 0},${max}}`;
}

const ARTICLE = "(?:ال)?";
const PREFIXES = "(?:عبد|ابو|ابن)?";
const SUFFIX = "(?:الدين)?";

/**
 * Returns a pattern for the Arabic names, normalised, that a name in Latin letters may stand for; null if it has other letters.
 * `strict` allows only spellings of the same name: Osama is أسامة but neither سامي nor عصام, and Rahman is not عبد الرحمن.
 */
export function arabicSpellings(latin: string, { strict = false } = {}): RegExp | null {
  const [before, after] = strict ? [ARTICLE, ""] : [PREFIXES + ARTICLE, SUFFIX];
  let rest = latin.replace(/[^a-z]/g, "");
  let pattern = "";
  let runs = 0;
  while (rest) {
    const run = VOWELS.exec(rest)?.[0];
    if (run) {
      rest = rest.slice(run.length);
      const last = !rest || rest === "h";
      const atEdge = last || !pattern;
      pattern += vowels(run, { first: runs++ === 0, last, strict, atEdge });
      continue;
    }
    const found = CONSONANT.exec(rest);
    if (!found) return null;
    rest = rest.slice(found[0].length);
    const ending = rest ? "" : { h: "?", r: "و?", t: "" }[found[1]!];
    pattern += `(?:${endingIn(found[1]!, !rest)})${ending ?? ""}`;
  }
  return pattern ? new RegExp(`^${before}${pattern}${after}$`) : null;
}

/** A final tāʼ marbūṭa, which is normalised to hāʼ, may be typed as t. */
const endingIn = (latin: string, last: boolean) => (last && latin === "t" ? "[تطه]" : arabicOf.get(latin)!);
