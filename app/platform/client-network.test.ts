import { expect, it } from "vitest";
import { clientNetwork, widerNetwork } from "./client-address.server";

it.each([
  ["203.0.113.5", "203.0.113.5"],
  ["::ffff:203.0.113.5", "203.0.113.5"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:0DB8:0:0:ffff::9", "2001:db8:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::", "2001:db8:1:3::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("counts %s as %s in rate limits", (address, network) => expect(clientNetwork(address)).toBe(network));

it.each([
  ["203.0.113.5", "203.0.113.0/24"],
  ["::ffff:203.0.113.5", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
])("widens %s to %s", (address, network) => expect(widerNetwork(address)).toBe(network));
