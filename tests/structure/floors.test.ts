import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

/** The nouns of the domain, from the ground up: each builds on its own floor and on those below it. */
const floors = [
  [
    "api-clients",
    "audit",
    "calculators",
    "careers",
    "codes",
    "files",
    "limits",
    "maintenance",
    "outbox",
    "person-names",
    "photos",
    "submissions",
    "webhooks",
  ],
  ["accounts", "dues", "members", "publications", "revisions"],
  [
    "certificates",
    "complaints",
    "content",
    "elections",
    "events",
    "galleries",
    "internships",
    "name-changes",
    "news",
    "oaths",
    "surveys",
  ],
  [
    "backups",
    "computer-users",
    "demo",
    "health",
    "inbox",
    "public-register",
    "publishing",
    "record-copy",
    "register",
    "search",
    "standing",
  ],
];

const files = app.filter(({ path }) => path.startsWith("app/domain/"));
const nounOf = (path: string) => path.split("/")[2]!;
const nouns = [...new Set(files.map(({ path }) => nounOf(path)))].sort();
const builtOn = new Map(
  nouns.map((noun) => [
    noun,
    new Set(
      files
        .filter((file) => nounOf(file.path) === noun && !isTest(file))
        .flatMap(({ text }) => [...text.matchAll(/from "~\/domain\/([\w-]+)\//g)].map(([, other]) => other!))
        .filter((other) => other !== noun),
    ),
  ]),
);
const floorOf = (noun: string) => floors.findIndex((floor) => floor.includes(noun));

/** The nouns that lead back to themselves. */
function inCircles(): string[] {
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of builtOn.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next));
    return seen;
  };
  return nouns.filter((noun) => reaches(noun).has(noun));
}

describe("the nouns of the domain", () => {
  it("stand on one floor each", () =>
    expect(floors.flat().sort(), "give each folder of app/domain a floor").toEqual(nouns));

  it("build on their own floor and on those below it", () => {
    const upwards = nouns.flatMap((noun) =>
      [...builtOn.get(noun)!]
        .filter((other) => floorOf(other) > floorOf(noun))
        .map((other) => `${noun} -> ${other}`),
    );
    expect(
      upwards,
      "move what both need to a lower floor, or the noun to a higher (docs/architecture.md)",
    ).toEqual([]);
  });

  it("lead nowhere back to themselves", () =>
    expect(inCircles(), "move what both need to a lower floor").toEqual([]));

  it("are drawn so in the page on the house", () => {
    const drawing = floors
      .map((floor, index) => `floor ${index + 1}  ${floor.join(" · ")}`)
      .reverse()
      .join("\n");
    expect(readFileSync("docs/architecture.md", "utf8"), "copy the floors to docs/architecture.md").toContain(
      drawing,
    );
  });
});
