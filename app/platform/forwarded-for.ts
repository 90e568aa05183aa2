import { isIP } from "node:net";

const V4_WITH_PORT = /^([\d.]+):\d{1,5}$/;
const V6_IN_BRACKETS = /^\[([0-9a-f:.%]+)\](?::\d{1,5})?$/i;

/** Returns the bare address of `203.0.113.9:51344` or `[2001:db8::7]:443`; null if there is none. */
function addressIn(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  const bare = V4_WITH_PORT.exec(text)?.[1] ?? V6_IN_BRACKETS.exec(text)?.[1] ?? text;
  return isIP(bare.replace(/%.*$/, "")) ? bare : null;
}

/**
 * Returns the entries of X-Forwarded-For that the trusted proxies wrote, which are the last `trustedProxies`, each without
 * its port. Returns null if one of them is not an address, because the client is unknown then. Anybody may have sent the
 * entries before them.
 */
export function readForwardedFor(header: string, trustedProxies: number): string | null {
  const entries = header.split(",").slice(-trustedProxies).map(addressIn);
  return entries.every((entry) => entry !== null) ? entries.join(", ") : null;
}
