import { describe, expect, it } from "vitest";
import routes from "~/routes";

describe("the site map", () => {
  it("has the addresses of the public contract", async () => {
    const addresses = (await routes).map((entry) => `/${entry.path ?? ""}`).sort();
    await expect(`${addresses.join("\n")}\n`).toMatchFileSnapshot("addresses.txt");
  });

  it("has no address twice", async () => {
    const addresses = (await routes).map((entry) => entry.path ?? "");
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
