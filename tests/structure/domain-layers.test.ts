import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

/** The nouns of the domain, lowest layer first: each depends only on its own layer and on those below it. */
const layers = [
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
const dependenciesOf = new Map(
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
const layerOf = (noun: string) => layers.findIndex((layer) => layer.includes(noun));

/** Returns the nouns that depend on themselves through others. */
function inCycles(): string[] {
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of dependenciesOf.get(from) ?? []) if (!seen.has(next)) reaches(next, seen.add(next));
    return seen;
  };
  return nouns.filter((noun) => reaches(noun).has(noun));
}

describe("the layers of the domain", () => {
  it("contain each folder exactly once", () =>
    expect(layers.flat().sort(), "give each folder of app/domain a layer").toEqual(nouns));

  it("depend only on themselves and on lower layers", () => {
    const upwards = nouns.flatMap((noun) =>
      [...dependenciesOf.get(noun)!]
        .filter((other) => layerOf(other) > layerOf(noun))
        .map((other) => `${noun} -> ${other}`),
    );
    expect(
      upwards,
      "move what both need to a lower layer, or the noun to a higher one (docs/architecture.md)",
    ).toEqual([]);
  });

  it("have no cycles", () => expect(inCycles(), "move what both need to a lower layer").toEqual([]));

  it("match the drawing in docs/architecture.md", () => {
    const drawing = layers
      .map((layer, index) => `layer ${index + 1}  ${layer.join(" · ")}`)
      .reverse()
      .join("\n");
    expect(readFileSync("docs/architecture.md", "utf8"), "copy the layers to docs/architecture.md").toContain(
      drawing,
    );
  });
});
