/**
 * The kind of value that a letter's `{{name}}` is filled with: our own words, words typed by others, or a number or
 * address that reads from left to right. Secrets and passages never appear in a subject.
 */
type Shape = "ours" | "theirs" | "code" | "secret" | "passage";

export const holders = {
  association: "ours",
  phone: "code",
  email: "code",
  address: "ours",
  name: "theirs",
  link: "secret",
  code: "secret",
  until: "ours",
  at: "ours",
  number: "code",
  reference: "code",
  title: "theirs",
  subject: "theirs",
  text: "passage",
  message: "passage",
  reply: "passage",
  sender_phone: "code",
  sender_email: "theirs",
  language: "ours",
  reason: "passage",
  fields: "ours",
  papers: "ours",
  note: "passage",
  election: "ours",
  about: "ours",
  centre: "ours",
  changes: "ours",
  name_ar: "theirs",
  name_en: "theirs",
  passkey: "theirs",
  device: "code",
  member_number: "code",
  portal: "secret",
} as const satisfies Record<string, Shape>;

export type Holder = keyof typeof holders;

/** Placeholders that every letter may use; a line whose detail is missing is left out. */
export const standing = ["association", "phone", "email", "address"] as const satisfies readonly Holder[];

const decision = ["name", "note"] as const;
const nameChange = { must: [], may: [...decision, "name_ar", "name_en"] } as const;
const objection = { must: [], may: [...decision, "election", "about", "centre"] } as const;

/** Every letter, by what its text must and may name. One of `arabic` is Arabic, whatever its English adds. */
export const letters = {
  invitation: { must: ["link"], may: ["until"] },
  "new-password": { must: ["link"], may: ["until"] },
  recovery: { must: ["link"], may: ["until"] },
  "password-changed": { must: [], may: ["at"] },
  "new-device": { must: ["at"], may: ["device"] },
  "second-step-removed": { must: [], may: ["at"] },
  "passkey-added": { must: ["passkey"], may: ["at"] },
  "passkey-refused": { must: ["passkey"], may: ["at"] },
  changed: { must: ["changes"], may: ["name", "number", "at"] },
  "new-address": { must: ["number"], may: [] },
  "name-accepted": nameChange,
  "name-refused": nameChange,
  "objection-accepted": objection,
  "objection-refused": objection,
  code: { must: ["code"], may: ["link"] },
  "papers-removed-soon": { must: ["code"], may: ["link"] },
  receipt: { must: ["number", "code"], may: ["link"] },
  returned: { must: ["reason", "link"], may: ["name", "number", "fields", "papers"] },
  accepted: { must: ["link"], may: ["name", "number", "member_number", "portal"] },
  notice: {
    must: ["message"],
    may: ["reference", "at", "name", "sender_phone", "sender_email", "language", "title", "link"],
    arabic: true,
  },
  reply: { must: ["message", "reply"], may: ["name", "reference", "title", "at"], arabic: true },
  staff: { must: ["text"], may: ["subject", "reference"] },
} as const satisfies Record<string, { must: readonly Holder[]; may: readonly Holder[]; arabic?: true }>;

export type LetterName = keyof typeof letters;
export type HolderOf<Name extends LetterName> = (typeof letters)[Name]["must" | "may"][number];

export const letterNames = Object.keys(letters) as LetterName[];

export const isLetter = (name: string): name is LetterName => Object.hasOwn(letters, name);

const named = /\{\{([^{}]*)\}\}/g;

/** The names between double braces, each once. */
export const holdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([, name]) => name!.trim())),
];

export const fillHolders = (text: string, fill: (name: string) => string): string =>
  text.replace(named, (_, name: string) => fill(name.trim()));
