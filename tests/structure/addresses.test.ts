import { describe, expect, it } from "vitest";
import type { Address, Who } from "~/addresses/address";
import { siteMap } from "~/addresses/site-map";
import routes from "~/routes";
import { app } from "./source";

const nameOf = (who: Who) => {
  const needs = "permission" in who && who.permission ? ` (${who.permission})` : "";
  const clerk = "computer" in who && who.computer ? `; computer (${who.computer.join(", ")})` : "";
  const programs = "of" in who ? ` of ${who.of.join(" or ")}` : "";
  const before = "beforeOwnPassword" in who ? " before the own password" : "";
  return `${who.login === "none" ? "anyone" : who.login}${before}${needs}${clerk}${programs}`;
};

const way = (under: Address["under"]) =>
  typeof under === "object"
    ? Object.entries(under)
        .map(([login, path]) => `under ${path} for a ${login}`)
        .join(" · ")
    : under && `under ${under}`;

const rowsOf = (address: Address) => {
  const {
    path,
    also = [],
    who,
    sender,
    takes,
    limits,
    cacheable,
    found,
    secret,
    evenReadOnly,
    under,
  } = address;
  const lines = [
    nameOf(who),
    takes && `takes ${takes}${sender ? ` of ${nameOf(sender)}` : ""}`,
    limits && `limits ${limits.join(" ")}`,
    cacheable && "cacheable",
    found,
    secret && "secret",
    evenReadOnly && "even read only",
    way(under),
  ];
  return [path, ...also].map((each) => `${each.padEnd(64)} ${lines.filter(Boolean).join(" · ")}`);
};

describe("the site map", () => {
  it("has the addresses of the public contract", async () => {
    const addresses = (await routes).map((entry) => `/${entry.path ?? ""}`).sort();
    await expect(`${addresses.join("\n")}\n`).toMatchFileSnapshot("addresses.txt");
  });

  it("has no address twice", async () => {
    const addresses = (await routes).map((entry) => entry.path ?? "");
    expect(new Set(addresses).size, "two areas of app/addresses describe one path").toBe(addresses.length);
  });

  it("states for each address whether it accepts a body", () => {
    const acts = /export (?:async )?(?:function|const) action\b|export \{[^}]*\baction\b/;
    const fileOf = new Map(app.map(({ path, text }) => [path, text]));
    const wrong = siteMap.filter(
      ({ file, takes }) => acts.test(fileOf.get(`app/${file}`)!) !== Boolean(takes),
    );
    expect(
      wrong.map(({ path }) => path),
      "an address `takes` what the action of its file is sent (decision 024)",
    ).toEqual([]);
  });

  it("keeps access and accepted bodies of every address", async () => {
    const rows = siteMap.flatMap(rowsOf).sort();
    await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("site-map.txt");
  });
});
