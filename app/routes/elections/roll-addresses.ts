/** Where the rolls of all centres are chosen from. */
export const ROLLS = "/elections/roll/print";

/** A centre by its number on the roll, or `none` for those for whom no centre is named. */
export type CentreKey = number | "none";

/** The address of a sheet of a centre's roll. */
export const sheetAddress = (centre: CentreKey, sheet = 1) =>
  `${ROLLS}?centre=${centre}${sheet > 1 ? `&page=${sheet}` : ""}`;

export const csvAddress = (centre: CentreKey) => `/elections/roll.csv?centre=${centre}`;
