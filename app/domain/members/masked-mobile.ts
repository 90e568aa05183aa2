const SHOWN = 2;

/** A mobile number of which only its owner knows the rest: the first two digits and the last two. */
export function maskedMobile(mobile: string): string {
  const hidden = Math.max(mobile.length - 2 * SHOWN, 0);
  if (hidden < SHOWN) return "•".repeat(mobile.length);
  return mobile.slice(0, SHOWN) + "•".repeat(hidden) + mobile.slice(-SHOWN);
}
