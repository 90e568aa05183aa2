import { describe, expect, it } from "vitest";
import { isWithin, readNetworks } from "./networks.server";

const list = "192.0.2.7, 10.1.0.0/16,2001:db8::/32,2001:db9::1";
const { networks, mistakes } = readNetworks(list);

describe("isWithin", () => {
  it.each([
    ["192.0.2.7", true],
    ["::ffff:192.0.2.7", true],
    ["192.0.2.8", false],
    ["10.1.255.255", true],
    ["10.2.0.0", false],
    ["2001:db8:ffff::1", true],
    ["2001:DB8::1%eth0", true],
    ["2001:db9::1", true],
    ["2001:db9::2", false],
    ["::1", false],
    ["", false],
    [null, false],
    ["nowhere", false],
  ])("%s: %s", (address, within) => {
    expect(mistakes).toEqual([]);
    expect(isWithin(networks, address)).toBe(within);
  });

  it("accepts a whole address family", () => {
    const all = readNetworks("0.0.0.0/0").networks;
    expect([isWithin(all, "203.0.113.9"), isWithin(all, "2001:db8::1")]).toEqual([true, false]);
  });

  it.each(["10.0.0.0/33", "2001:db8::/129", "10.0.0", "office", "10.0.0.1-9", "::ffff:10.0.0.0/104", ""])(
    "names %j as a mistake",
    (entry) => {
      expect(readNetworks(`127.0.0.1,${entry}`).mistakes).toEqual([entry]);
    },
  );
});
