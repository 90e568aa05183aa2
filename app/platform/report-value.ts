const LONGEST_SHOWN = 40;

export const reportValue = (value: string) =>
  [...value.replace(/[\p{Cc}\p{Cf}]+/gu, " ")].slice(0, LONGEST_SHOWN).join("");
