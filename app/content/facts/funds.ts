import { type Words, words } from "../words";

/** The duties of the authority fund's management, by their numbers; null until the association supplies the wording. */
export const managementDuties: Array<Words | null> = [null, null, null, null, null, null, null, null];

export const solidarityFund = {
  established: "1995-07",
  establishedText: words("July 1995", "تموز 1995"),
  committee: { cycle: 9, cycleName: words("ninth", "التاسعة"), members: 11, from: 2022, to: 2025 },
} as const;

export const mobilePhoneFund = {
  established: 2002,
  subscriptions: { count: 1400, year: 2024 },
} as const;

export const collaborationFund = {
  signaturesNeeded: 2,
  signatories: 3,
  /** The two figures above as a sentence names those who sign. */
  inWords: words("at least two of three officers", "اثنان على الأقل من ثلاثة مسؤولين"),
} as const;
