/** The optional health insurance fund; amounts in dinars, shares in per cent, ages in years, times in days. */
export const insurance = {
  established: 2002,
  exemptionFeePerYear: 10,
  sons: { until: 20, untilIfStudying: 25 },
  gracePeriod: 30,
  reinstatementWaiting: 60,
  breakIsExceptionAfterYears: 5,
  freezingYears: 1,
  ceiling: { perYear: 14_000, perAdmission: 7_000 },
  ownShare: { subscriberAdmission: 10, beneficiaryAdmission: 50, dayProcedure: 15 },
  elderly: { fromAge: 65, share: 20 },
  imagingCovered: 80,
  notifyWithinHours: 24,
  claimWithin: 30,
  pregnancy: { waiting: 280, caesarean: 900, naturalBirth: 550, legalAbortion: 350 },
  declaredConditionWaitingYears: 1,
} as const;

/** Bills in dinars, chosen only to show how the shares above work; `beyondCeiling` lies above the ceiling of one admission. */
export const exampleBills = {
  admission: 2000,
  beyondCeiling: 9000,
  dayProcedure: 300,
  imaging: 100,
} as const;
