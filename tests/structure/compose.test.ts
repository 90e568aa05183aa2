import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const compose = readFileSync("compose.yaml", "utf8");
const example = readFileSync("compose.env.example", "utf8");
const schema = readFileSync("app/platform/settings-schema.ts", "utf8");

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);
const settings = namesIn(schema, /^ {4}([A-Z][A-Z0-9_]+): /gm);
const referenced = [...new Set(namesIn(compose, /\$\{([A-Z_]+)/g))];
const siteBlock = /environment: &site-settings\n((?: {4}.+\n)+)/.exec(compose)![1]!;

it("sets only settings that exist", () => {
  const declared = namesIn(siteBlock, /^ {4}([A-Z0-9_]+): /gm);
  expect(declared.length).toBeGreaterThan(5);
  expect(declared.filter((name) => !settings.includes(name))).toEqual([]);
});

it("uses every variable of its example, and no others", () => {
  const named = namesIn(example, /^#? ?([A-Z][A-Z0-9_]+)=/gm);
  expect(referenced.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !referenced.includes(name) && !settings.includes(name))).toEqual([]);
});

it("contains no secret", () => {
  expect(namesIn(example, /^([A-Z_]+)=\S/gm)).toEqual([]);
  expect(siteBlock).not.toMatch(/(SECRET|PASSWORD|KEY)\w*: (?!\$\{)/);
});

it("limits every service, and grants only named capabilities", () => {
  const services = compose.slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"));
  const blocks = services.split(/^ {2}(?=[a-z]+:$)/m).slice(1);
  expect(blocks).toHaveLength(7);
  for (const block of blocks) expect(block).toMatch(/<<: (\*process|\*hardened|\[\*hardened, \*site\])/);
  for (const block of blocks) expect(block).toMatch(/mem_limit|\*process/);
  expect(compose).toMatch(/cap_drop: \[ALL\]/);
  expect(compose).not.toMatch(/privileged|:latest\b|docker\.sock/);
});
