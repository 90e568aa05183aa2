import { BlockList, isIP } from "node:net";

const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;
const ENTRY = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** Adds an address or a network such as 10.0.0.0/8 or 2001:db8::/32; false, and nothing added, for anything else. */
function add(list: BlockList, entry: string): boolean {
  const [, address = "", length] = ENTRY.exec(entry) ?? [];
  const version = isIP(address);
  if (!version || V4_WITHIN_V6.test(address)) return false;
  if (length === undefined) list.addAddress(address, familyOf(address));
  else if (Number(length) > (version === 6 ? 128 : 32)) return false;
  else list.addSubnet(address, Number(length), familyOf(address));
  return true;
}

/** Reads comma-separated addresses and networks, IPv4 and IPv6; `mistakes` are the entries that are neither. */
export function readNetworks(text: string): { networks: BlockList; mistakes: string[] } {
  const networks = new BlockList();
  const entries = text.split(",").map((entry) => entry.trim());
  return { networks, mistakes: entries.filter((entry) => !add(networks, entry)) };
}

/** Whether a client's address, however its socket writes it, lies in one of the networks; an unknown one does not. */
export function isWithin(networks: BlockList, client: string | null): boolean {
  const address = (client ?? "").replace(V4_WITHIN_V6, "").replace(/%.*$/, "");
  return isIP(address) !== 0 && networks.check(address, familyOf(address));
}
