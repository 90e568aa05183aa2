/** Jordanians licensed before this day need no comprehensive exam. */
export const examExemptBefore = "1970-09-01";

/** Lengths in digits that the internship form accepts. */
export const applicationForm = { nationalNumberDigits: 10, phoneDigits: { from: 7, to: 10 } } as const;
