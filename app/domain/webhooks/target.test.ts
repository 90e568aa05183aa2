import { describe, expect, it } from "vitest";
import { isAllowedAddress, parseTarget } from "./target";

describe("isAllowedAddress", () => {
  it.each(["8.8.8.8", "172.15.0.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00::1"])(
    "%s is open",
    (address) => expect(isAllowedAddress(address, false)).toBe(true),
  );

  it.each([
    ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "168.63.129.16"],
    ...[
      "172.16.0.1",
      "172.31.255.255",
      "192.168.1.1",
      "192.0.2.1",
      "198.18.0.1",
      "203.0.113.9",
      "224.0.0.1",
      "255.255.255.255",
    ],
    ...["::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "fe80::1", "fc00::1", "fd12::1"],
    ...["ff02::1", "2001:db8::1", "2001:0:1::1", "2002:7f00:1::", "3fff::1", "localhost", ""],
  ])("refuses %s", (address) => expect(isAllowedAddress(address, false)).toBe(false));

  it("is allowed for the machine itself only in the demo", () => {
    expect(isAllowedAddress("127.0.0.1", true)).toBe(true);
    expect(isAllowedAddress("::1", true)).toBe(true);
    expect(isAllowedAddress("10.0.0.1", true)).toBe(false);
  });
});

describe("parseTarget", () => {
  it.each(["https://hooks.example.org/in", "https://hooks.example.org:8443/in?a=1", "https://8.8.8.8/"])(
    "%s is taken",
    (typed) => expect(parseTarget(typed, false)?.href).toBe(typed),
  );

  it.each([
    ...["http://hooks.example.org/", "ftp://hooks.example.org/", "https://localhost/", "https://intranet/"],
    ...["https://localhost./", "https://intranet./"],
    ...[
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://[::ffff:7f00:1]/",
      "https://2130706433/",
      "https://0x7f.1/",
    ],
    ...[
      "https://a:b@hooks.example.org/",
      "https://192.168.0.1/",
      "javascript:alert(1)",
      "hooks.example.org",
      "",
    ],
  ])("refuses %s", (typed) => expect(parseTarget(typed, false)).toBeNull());

  it("accepts the machine itself only in the demo, also over http", () => {
    for (const typed of ["http://127.0.0.1:4000/in", "http://localhost:4000/in", "http://[::1]:4000/in"])
      expect([typed, parseTarget(typed, true)?.href, parseTarget(typed, false)]).toEqual([
        typed,
        typed,
        null,
      ]);
    expect(parseTarget("http://hooks.example.org/", true)).toBeNull();
    expect(parseTarget("http://10.0.0.1/", true)).toBeNull();
  });
});
