/** Jordanians licensed before this day need no comprehensive exam. */
export const examExemptBefore = "1970-09-01";

/** What the internship form accepts, in digits. */
export const applicationForm = { nationalNumberDigits: 10, phoneDigits: { from: 7, to: 10 } } as const;
