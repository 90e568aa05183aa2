import { createHmac, timingSafeEqual } from "node:crypto";

const STEP_S = 30;
const DIGITS = 6;

const counterBytes = (step: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(step));
  return bytes;
};

/** The code of one time step of 30 s: RFC 6238 with SHA-1, as every authenticator app makes it. */
export function codeOf(secret: Uint8Array, step: number, digits = DIGITS): string {
  const mac = createHmac("sha1", secret).update(counterBytes(step)).digest();
  const offset = mac.at(-1)! & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

export const stepAt = (unixSeconds: number) => Math.floor(unixSeconds / STEP_S);

const same = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The time step whose code was typed, of the present one and its neighbours (clocks differ), or null. */
export function stepOf(secret: Uint8Array, code: string, unixSeconds: number): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const present = stepAt(unixSeconds);
  const steps = [present, present - 1, present + 1].filter((step) => step >= 0);
  return steps.find((step) => same(codeOf(secret, step), code)) ?? null;
}
