import { type Words, words } from "../words";

export const authorityFund = {
  /** Years from permanent registration on in which the retirement contribution may be left out. */
  yearsWithoutRetirement: 4,
  /** First registered above `over` years of age: how often the social security returns are due, and whether retirement remains. */
  lateEntry: [
    { over: 50, socialSecurityTimes: 2, retirement: false },
    { over: 40, socialSecurityTimes: 1.5, retirement: true },
  ],
} as const;

/** The duties of the authority fund's management, by their numbers; null until the association supplies the wording. */
export const managementDuties: Array<Words | null> = [null, null, null, null, null, null, null, null];

export const solidarityFund = {
  established: "1995-07",
  establishedText: words("July 1995", "تموز 1995"),
  subscriptionAge: 55,
  committee: { cycle: 9, cycleName: words("ninth", "التاسعة"), members: 11, from: 2022, to: 2025 },
} as const;

export const mobilePhoneFund = {
  established: 2002,
  subscriptions: { count: 1400, year: 2024 },
  freeMinutes: 500,
} as const;

export const collaborationFund = {
  signaturesNeeded: 2,
  signatories: 3,
  /** The two figures above as a sentence names those who sign. */
  inWords: words("at least two of three officers", "اثنان على الأقل من ثلاثة مسؤولين"),
} as const;

export const specialtyTitles = {
  specialistFee: 100,
  consultantFee: 200,
  consultantYears: 10,
  penaltyIgnoredAfterYears: 2,
} as const;
