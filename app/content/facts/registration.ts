/** Fees in dinars, by what is applied for; section 9 of the portal's specification states them. */
export const registrationFees = {
  internship: { jordanian: 60, nonJordanian: 100 },
  residency: 100,
  specialty: 300,
  vacancyAnnouncement: 100,
  comprehensiveExam: {
    registered: { jordanian: 31, nonJordanian: 101 },
    notRegistered: { jordanian: 90, nonJordanian: 106 },
  },
  permanent: 36,
} as const;

/** The largest share of non-Jordanian doctors that a private hospital may accept, in per cent. */
export const nonJordanianShareInPrivateHospitals = 30;

/** Jordanians licensed before this day need no comprehensive exam. */
export const examExemptBefore = "1970-09-01";

/** What the internship form accepts, in digits. */
export const applicationForm = { nationalNumberDigits: 10, phoneDigits: { from: 7, to: 10 } } as const;
