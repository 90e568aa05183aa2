const EASTERN = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** Arabic-Indic (٠–٩) and Persian (۰–۹) digits as Latin ones; everything else unchanged. */
export const latinDigits = (text: string) =>
  text.replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));
