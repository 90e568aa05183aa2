import { BlockList, isIP } from "node:net";

/** Networks outside the public Internet: this host, private, shared, link-local, reserved, multicast. */
const closed = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["168.63.129.16", 32],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  closed.addSubnet(network, bits, "ipv4");

/** Allows only globally assigned IPv6 addresses, without ranges that map to IPv4 or are reserved for examples. */
const open = new BlockList();
open.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  closed.addSubnet(network, bits, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Returns true if a webhook may be sent to this IP address; in the demo, also to the machine itself. */
export function isAllowedAddress(address: string, demo: boolean): boolean {
  if (!isIP(address)) return false;
  const family = familyOf(address);
  if (demo && loopback.check(address, family)) return true;
  return (family === "ipv4" || open.check(address, family)) && !closed.check(address, family);
}

/** Removes the brackets of IPv6 and the final dot of an absolute name. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
const namesLoopback = (host: string) =>
  host === "localhost" || (isIP(host) > 0 && loopback.check(host, familyOf(host)));

/**
 * Returns the address to call: https without a user name or password; in the demo also http to the machine itself; else
 * null.
 */
export function parseTarget(typed: string, demo: boolean): URL | null {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  if (!url || url.username || url.password) return null;
  const host = hostOf(url);
  if (isIP(host) && !isAllowedAddress(host, demo)) return null;
  if (demo && namesLoopback(host)) return /^https?:$/.test(url.protocol) ? url : null;
  return url.protocol === "https:" && (isIP(host) > 0 || host.includes(".")) ? url : null;
}
