/** The year of the optional health insurance fund. */
export const established = 2002;

/** Bills in dinars, chosen only to show how they are divided; `beyondCeiling` lies above the ceiling of one admission. */
export const exampleBills = {
  admission: 2000,
  beyondCeiling: 9000,
  dayProcedure: 300,
  imaging: 100,
} as const;
