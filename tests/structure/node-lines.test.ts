import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { containerLine } from "../../scripts/container-node.mjs";

const read = (file: string) => readFileSync(file, "utf8");
const { engines, devDependencies } = JSON.parse(read("package.json"));
const majorOf = (version: string) => /\d+/.exec(version)![0];
const [ended, ...supported] = (engines.node as string).split(" || ").map(majorOf);

it("names the same lines of Node to npm, to readers, to the container and to its tests", () => {
  expect(read("README.md")).toMatch(new RegExp(`Node ${supported.join(" or ")}\\b`));
  expect(read("README.md")).toContain(`Node ${ended} `);
  expect(supported).toContain(containerLine());
  expect(read("docs/ops/install.md")).toContain(`NODE_IMAGE=node:${containerLine()}-`);
  const fetched: string[] = Object.values(
    JSON.parse(read("tests/container-node/package.json")).optionalDependencies,
  );
  expect(new Set(fetched).size).toBe(1);
  expect(majorOf(fetched[0]!)).toBe(containerLine());
});

it("uses only syntax of the oldest supported line", () => {
  expect(majorOf(devDependencies["@types/node"])).toBe(supported[0]);
});
