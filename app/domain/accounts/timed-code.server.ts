import { Secret, TOTP } from "otpauth";

const CODE = { algorithm: "SHA1", digits: 6, period: 30 };

/** Whose codes they are, as an authenticator app shows it. */
export type Named = { issuer?: string; label?: string };

/** The codes of a secret, a new one each 30 s (RFC 6238), as every authenticator app makes them. */
export const timedCodes = (secret: Uint8Array, named: Named = {}): TOTP =>
  new TOTP({ ...CODE, ...named, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** The time step whose code was typed, of the present one and its neighbours (clocks differ), or null. */
export function stepOf(secret: Uint8Array, token: string, unixSeconds: number): number | null {
  const codes = timedCodes(secret);
  const timestamp = unixSeconds * 1000;
  const off = codes.validate({ token, timestamp, window: 1 });
  return off === null ? null : codes.counter({ timestamp }) + off;
}
