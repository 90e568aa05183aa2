import { type Words, withTexts } from "./words";

/** The forms in which sentences name a member; each stands in a text as `{{name}}`, in either language. */
export const termNames = [
  "member",
  "Member",
  "a-member",
  "A-member",
  "a-Member",
  "the-member",
  "to-the-member",
  "member-accusative",
  "two-members",
  "two-members-oblique",
  "members",
  "Members",
  "members-nominative",
  "the-members",
  "the-members-nominative",
  "to-the-members",
  "member-title",
  "member-full-title",
] as const;

export type TermName = (typeof termNames)[number];
export type Terms = { readonly [Language in keyof Words]: Readonly<Record<TermName, string>> };

/** The terms by their form field names; an empty form is derived from the others. */
export const termFields = [
  "member_ar",
  "the_member_ar",
  "member_accusative_ar",
  "two_members_ar",
  "members_ar",
  "the_members_ar",
  "title_ar",
  "full_title_ar",
  "a_member_en",
  "members_en",
  "title_en",
] as const;
export type MemberTermFields = Partial<Record<(typeof termFields)[number], string>>;

/** As the site is delivered. */
export const deliveredTerms: MemberTermFields = {
  member_ar: "طبيب",
  members_ar: "أطباء",
  title_ar: "د.",
  full_title_ar: "الدكتور/الدكتورة",
  a_member_en: "a doctor",
  members_en: "doctors",
  title_en: "Dr.",
};

/** The terms of an association that has not chosen its own. */
export const plainTerms: MemberTermFields = {
  member_ar: "عضو",
  members_ar: "أعضاء",
  a_member_en: "a member",
  members_en: "members",
};

const ofEachWord = (text: string, form: (word: string) => string) => text.split(" ").map(form).join(" ");

/** A word such as محامٍ shows its last letter wherever something follows. */
const withFullEnding = (word: string) => word.replace(/ٍ$/, "ي");
const the = (word: string) => `ال${withFullEnding(word)}`;
const dual = (word: string) => `${withFullEnding(word).replace(/ة$/, "ت")}ان`;
const plural = (word: string) =>
  word.endsWith("ة") ? word.replace(/ة$/, "ات") : `${word.replace(/ٍ$/, "")}ون`;
const accusative = (word: string) => withFullEnding(word) + (/[ةاى]$|اء$/.test(word) ? "ً" : "ًا");

/** The form after a preposition or a number: only sound plurals and duals differ. */
const afterPlural = (text: string) => ofEachWord(text, (word) => word.replace(/ون$/, "ين"));
const afterDual = (text: string) =>
  /^\S+ا /.test(text) ? text.replace("ا ", "ي ") : ofEachWord(text, (word) => word.replace(/ان$/, "ين"));
const to = (definite: string) => (definite.startsWith("ال") ? `لل${definite.slice(2)}` : `ل${definite}`);

function arabic(fields: MemberTermFields): Terms["ar"] {
  const member = fields.member_ar!;
  const members = fields.members_ar || ofEachWord(member, plural);
  const theMember = fields.the_member_ar || ofEachWord(member, the);
  const theMembers = fields.the_members_ar || ofEachWord(members, the);
  const twoMembers = fields.two_members_ar || ofEachWord(member, dual);
  return {
    member,
    Member: member,
    "a-member": member,
    "A-member": member,
    "a-Member": member,
    "the-member": theMember,
    "to-the-member": to(theMember),
    "member-accusative": fields.member_accusative_ar || ofEachWord(member, accusative),
    "two-members": twoMembers,
    "two-members-oblique": afterDual(twoMembers),
    members: afterPlural(members),
    Members: members,
    "members-nominative": members,
    "the-members": afterPlural(theMembers),
    "the-members-nominative": theMembers,
    "to-the-members": to(afterPlural(theMembers)),
    "member-title": fields.title_ar ?? "",
    "member-full-title": fields.full_title_ar || "السيد/السيدة",
  };
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function regularPlural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return noun.replace(/y$/, "ies");
  return /(s|x|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

function english(fields: MemberTermFields): Terms["en"] {
  const written = fields.a_member_en || plainTerms.a_member_en!;
  const member = written.replace(/^an? /i, "");
  const article = /^an? /i.exec(written)?.[0].toLowerCase() ?? (/^[aeiou]/i.test(member) ? "an " : "a ");
  const members = fields.members_en || regularPlural(member);
  const title = fields.title_en ?? "";
  return {
    member,
    Member: upper(member),
    "a-member": article + member,
    "A-member": upper(article + member),
    "a-Member": article + upper(member),
    "the-member": `the ${member}`,
    "to-the-member": `to the ${member}`,
    "member-accusative": member,
    "two-members": `two ${members}`,
    "two-members-oblique": `two ${members}`,
    members,
    Members: upper(members),
    "members-nominative": members,
    "the-members": `the ${members}`,
    "the-members-nominative": `the ${members}`,
    "to-the-members": `to the ${members}`,
    "member-title": title,
    "member-full-title": title,
  };
}

/** Every form of what a member is called, from what is written of it; where the Arabic singular is not, as delivered. */
export function termsOf(fields: MemberTermFields): Terms {
  const chosen = fields.member_ar ? fields : deliveredTerms;
  return { ar: arabic(chosen), en: english(chosen) };
}

export const isTerm = (name: string): boolean => (termNames as readonly string[]).includes(name);

const PLACE = /\{\{([A-Za-z-]+)\}\}( ?)/g;

/** Something with all its texts (`en`, `ar`) as they name a member; other placeholders stay. A title that is none leaves no gap. */
export const withTerms = <Of>(content: Of, terms: Terms): Of =>
  withTexts(content, (text, language) =>
    text.replace(PLACE, (place, name: string, gap: string) => {
      if (!isTerm(name)) return place;
      const term = terms[language][name as TermName];
      return term && term + gap;
    }),
  );
