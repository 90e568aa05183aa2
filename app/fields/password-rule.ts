export const MIN_STAFF = 6;
export const ADVISED_STAFF = 12;
const MIN_DIGITS = 8;
const COMMON = new Set(
  "123456 1234567 12345678 123456789 1234567890 password password1 qwerty qwerty123 abc123 111111 000000 123123 654321 letmein welcome admin admin123 iloveyou monkey dragon football changeme jordan jordan123 doctor doctor123 amman123".split(
    " ",
  ),
);

export type PasswordFault = "password-too-short" | "password-common" | "password-not-digits";

/** Requires six characters by the specification, and refuses the most common passwords (SECURITY, decided). */
export function staffPasswordFault(password: string): PasswordFault | null {
  if ([...password].length < MIN_STAFF) return "password-too-short";
  return COMMON.has(password.toLowerCase()) ? "password-common" : null;
}

const isRun = (digits: string) => {
  const steps = new Set(
    [...digits].slice(1).map((digit, i) => (Number(digit) - Number(digits[i]) + 10) % 10),
  );
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
};

/** Requires eight digits or more, without runs such as 12345678 or 11111111 (R6). */
export function numericPasswordFault(password: string): PasswordFault | null {
  if (!/^\d*$/.test(password)) return "password-not-digits";
  if (password.length < MIN_DIGITS) return "password-too-short";
  return isRun(password) ? "password-common" : null;
}
