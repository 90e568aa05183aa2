const HEXTETS = 8;
const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;

/**
 * For whom limits count: an IPv4 address, or the /64 of an IPv6 address, which one household or one machine has to itself.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(V4_WITHIN_V6, "").replace(/%.*/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const parts = (text: string) => text.split(":").filter(Boolean);
  const [before, after] = [parts(head), parts(tail ?? "")];
  const between = tail === undefined ? 0 : HEXTETS - before.length - after.length;
  const whole = [...before, ...Array<string>(Math.max(0, between)).fill("0"), ...after];
  return `${whole
    .slice(0, HEXTETS / 2)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
