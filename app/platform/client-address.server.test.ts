import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { clientHash } from "./client-address.server";
import { runInRequest } from "./request-scope.server";

const of = (address: string) => runInRequest({ address }, clientHash);

describe("clientAddress", () => {
  it("can be compared but not read", () => {
    expect(of("192.0.2.7")).toBe(of("192.0.2.7"));
    expect(of("192.0.2.7")).toMatch(/^[\w-]{43}$/);
    expect(new Set(["192.0.2.7", "192.0.2.8", "2001:db8::7"].map(of)).size).toBe(3);
  });

  it("is the same in every notation of the socket", () => {
    expect(of("::ffff:192.0.2.7")).toBe(of("192.0.2.7"));
  });

  it("is unknown outside a request", () => {
    expect(clientHash()).toBeNull();
    expect(of("")).toBeNull();
  });

  it("stays with its request while others are answered", async () => {
    const later = (address: string) =>
      runInRequest({ address }, async () => {
        await turn();
        return clientHash();
      });
    expect(await Promise.all(["192.0.2.7", "192.0.2.8"].map(later))).toEqual([
      of("192.0.2.7"),
      of("192.0.2.8"),
    ]);
  });
});
