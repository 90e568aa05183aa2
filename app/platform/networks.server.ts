import { BlockList, isIP } from "node:net";

const V4_WITHIN_V6 = /^::ffff:(?=\d+\.)/i;
const ENTRY = /^([0-9a-f.:]+)(?:\/(\d{1,3}))?$/i;

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function add(list: BlockList, entry: string): boolean {
  const [, address = "", length] = ENTRY.exec(entry) ?? [];
  const version = isIP(address);
  if (!version || V4_WITHIN_V6.test(address)) return false;
  if (length === undefined) list.addAddress(address, familyOf(address));
  else if (Number(length) > (version === 6 ? 128 : 32)) return false;
  else list.addSubnet(address, Number(length), familyOf(address));
  return true;
}

export function readNetworks(text: string): { networks: BlockList; mistakes: string[] } {
  const networks = new BlockList();
  const entries = text.split(",").map((entry) => entry.trim());
  return { networks, mistakes: entries.filter((entry) => !add(networks, entry)) };
}

export function isWithin(networks: BlockList, client: string | null): boolean {
  const address = (client ?? "").replace(V4_WITHIN_V6, "").replace(/%.*$/, "");
  return isIP(address) !== 0 && networks.check(address, familyOf(address));
}
