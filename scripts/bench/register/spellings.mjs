/** Interchangeable spellings of Latin names. */
const LATIN_VARIANTS = [
  [/^Mohammad$/, "Mohamed"],
  [/^Ahmad$/, "Ahmed"],
  [/^Yousef$/, "Yusuf"],
  [/^Khaled$/, "Khalid"],
  [/^Tareq$/, "Tariq"],
  [/^Waleed$/, "Walid"],
  [/^Mahmoud$/, "Mahmood"],
  [/^Husam$/, "Hossam"],
  [/^Suleiman$/, "Sulaiman"],
  [/^Hamzeh$/, "Hamza"],
  [/^Abdullah$/, "Abdallah"],
  [/^Qais$/, "Qays"],
  [/^Nidal$/, "Nedal"],
  [/^Issam$/, "Esam"],
  [/^Ibrahim$/, "Ebrahim"],
  [/^Mona$/, "Muna"],
  [/^Hiba$/, "Heba"],
  [/^Nour$/, "Noor"],
  [/^Deema$/, "Dima"],
  [/^Haneen$/, "Hanin"],
  [/^Al-/, "El "],
  [/eh$/, "a"],
];

const SPACINGS = [
  ["عبدالله", "عبد الله"],
  ["بني هاني", "بنيهاني"],
  ["أبو رمان", "ابورمان"],
  ["أبو غزالة", "ابو غزالة"],
  ["ضيف الله", "ضيفالله"],
  ["صلاح الدين", "صلاحالدين"],
  ["نورالدين", "نور الدين"],
  ["عبد الرحمن", "عبدالرحمن"],
];
const LATIN_SPACINGS = [
  ["Abdullah", "Abd Allah"],
  ["Bani Hani", "Banihani"],
  ["Abu Rumman", "Aburumman"],
  ["Abu-Ghazaleh", "Abu Ghazaleh"],
  ["Daif Allah", "Daifallah"],
  ["Salah Al-Din", "Salahuddin"],
  ["Noureddin", "Nour Al-Din"],
  ["Abdel Rahman", "Abdulrahman"],
  ["Al-", "Al "],
];

const HAMZA = [
  [/[أإآ]/g, "ا"],
  [/ة/g, "ه"],
  [/ى(?= |$)/g, "ي"],
  [/ؤ/g, "و"],
  [/ئ/g, "ي"],
];

const replaceAll = (text, pairs) => pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
const eachWord = (text, change) => text.split(" ").map(change).join(" ");
const respelled = (word) => LATIN_VARIANTS.reduce((result, [from, to]) => result.replace(from, to), word);

/** Replaces a letter in the middle of the longest word. */
function withWrongLetter(name, letter) {
  const words = name.split(" ");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const middle = Math.ceil(longest.length / 2);
  const wrong = longest[middle] === letter[0] ? letter[1] : letter[0];
  return name.replace(longest, longest.slice(0, middle) + wrong + longest.slice(middle + 1));
}

/** Replaces the words between the first and the last by initials; compounds of two words count as one. */
function withInitials(name) {
  const [first, ...rest] = name.split(
    / (?!هاني|رمان|غزالة|الله|الدين|الرحمن|Hani|Rumman|Allah|Al-Din|Rahman)/,
  );
  const last = rest.pop();
  return [first, ...rest.map((word) => `${word[0]}.`), last].join(" ");
}

/** Returns the spellings that people type for a registered name, keyed by what differs from it. */
export function spellingsOf([ar, en]) {
  const doubled = eachWord(en, (word) => word.replace(/([a-z])\1/, "$1"));
  return {
    "as registered, Arabic": ar,
    "as registered, Latin": en,
    "with a title": `الدكتور ${ar}`,
    "spacing, Arabic": replaceAll(ar, SPACINGS),
    "spacing, Latin": replaceAll(en, LATIN_SPACINGS),
    "without hamza": replaceAll(ar, HAMZA),
    "without al-, Arabic": ar.replaceAll(" ال", " "),
    "without al-, Latin": en.replaceAll("Al-", ""),
    "single letters for double ones": doubled === en ? en.replace(/([bdlmrst])(?=[aeiou])/, "$1$1") : doubled,
    "other Latin spelling": eachWord(en, respelled),
    "initials, Arabic": withInitials(ar),
    "initials, Latin": withInitials(en),
    "one wrong letter, Arabic": withWrongLetter(ar, "بث"),
    "one wrong letter, Latin": withWrongLetter(en, "ox"),
  };
}
