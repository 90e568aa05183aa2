const LONGEST_SHOWN = 40;

/** A value from outside as a report may show it: on one line, without signs that are not seen, 40 characters at most. */
export const reportValue = (value: string) =>
  [...value.replace(/[\p{Cc}\p{Cf}]+/gu, " ")].slice(0, LONGEST_SHOWN).join("");
