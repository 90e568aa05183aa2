import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { bundled } from "../bundled.mjs";
import { allFiles, changedFiles, testFiles } from "./files.mjs";

/** Files that are part of every request. */
const ENTRIES = ["app/root.tsx", "app/entry.server.tsx"];
const ON_EVERY_WAY = /^app\/(root|entry|server|auth|forms|ui|platform|db)\b/;
/** Files that are read by path instead of by import, with their readers. */
const readBy = [
  [/^drizzle\//, "app/db/migrations.server.ts"],
  [/^app\/.*\.css$/, "app/root.tsx"],
  [/^app\/addresses\//, "app/routes.ts"],
];
const WORDS = /^app\/i18n\/(?:ar|en)\/([\w-]+)\.ts$/;
const DICTIONARIES = "app/i18n/dictionaries.ts";

/** Returns which of our files imports which. */
async function importsOf(entryPoints) {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "build/reach",
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "~": path.resolve("app") },
    jsx: "automatic",
    logLevel: "silent",
    loader: { ".css": "empty" },
  });
  const inputs = Object.entries(metafile.inputs);
  return new Map(
    inputs.map(([file, { imports }]) => [
      file,
      imports.flatMap((each) => (each.external ? [] : [each.path])),
    ]),
  );
}

function closureOf(imports, entries) {
  const reached = new Set();
  const walk = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    if (file !== DICTIONARIES) for (const next of imports.get(file) ?? []) walk(next);
  };
  for (const entry of entries) walk(entry);
  return reached;
}

/** Returns the addresses that a text contains; a template expression counts as one segment. */
const addressesIn = (text) =>
  [...text.matchAll(/["'`](\/[^"'`\s]*)/g)].map(([, address]) =>
    address.replace(/\$\{[^}]*\}/g, "x").replace(/[?#].*$/, ""),
  );

const patternOf = (address) =>
  new RegExp(
    `^/${address
      .replace(/[.+()]/g, "\\$&")
      .replace(/:\w+\??/g, "[^/]+")
      .replace(/\*/g, ".*")}/?$`,
  );

const commandsIn = (text) =>
  [...text.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map(([, word]) => `app/cli/commands/${word}.ts`);

/** Reads the import graph of the checkout, its tests, routes and commands. */
async function readHouse() {
  const tests = testFiles();
  const { default: entries } = await bundled("app/routes.ts");
  const routes = (await entries).map((entry) => ({
    pattern: patternOf(entry.path ?? ""),
    file: `app/${entry.file}`,
    any: entry.path === "*",
  }));
  const commands = allFiles().filter((file) => /^app\/cli\/commands\/[\w-]+\.ts$/.test(file));
  const imports = await importsOf([
    ...tests.map(({ file }) => file),
    ...new Set(routes.map(({ file }) => file)),
    ...commands,
    ...ENTRIES,
  ]);
  return { tests, routes, commands, imports };
}

/**
 * Returns a function from changed files to the tests that can reach them: those that import one, those of the built
 * site that request an address or run a command whose file imports it, and all of these for files that every request
 * uses.
 */
export async function reachOf() {
  const { tests, routes, commands, imports } = await readHouse();
  return (given) => {
    const changed = new Set(
      given.flatMap((file) => [file, ...readBy.flatMap(([of, reader]) => (of.test(file) ? [reader] : []))]),
    );
    const areas = [...changed].flatMap((file) => WORDS.exec(file)?.[1] ?? []);
    const touches = (files) => [...closureOf(imports, files)].some((file) => changed.has(file));
    const everyWay = [...closureOf(imports, ENTRIES)].some(
      (file) => changed.has(file) && ON_EVERY_WAY.test(file),
    );
    const touchedRoutes = routes.filter(({ file, any }) => !any && touches([file]));
    const touchedCommands = new Set(commands.filter((file) => touches([file])));
    const asks = ({ file }) => {
      const own = [...closureOf(imports, [file])].filter((each) => /^tests\/(?!visitor|support)/.test(each));
      const text = own.map((each) => readFileSync(each, "utf8")).join("\n");
      const addresses = addressesIn(text);
      return (
        touchedRoutes.some(({ pattern }) => addresses.some((address) => pattern.test(address))) ||
        commandsIn(text).some((command) => touchedCommands.has(command))
      );
    };
    return tests.filter(
      (test) =>
        touches([test.file]) ||
        areas.some((area) => test.text().includes(`"${area}"`)) ||
        (test.built && (everyWay || asks(test))),
    );
  };
}

/**
 * Returns the tests that can reach the given files, or what differs from a commit (`--base REV`) or from the last one.
 */
export async function reachedBy(args = []) {
  const base = args[0] === "--base" ? args[1] : undefined;
  const named = args.filter((each) => !each.startsWith("--") && each !== base);
  return (await reachOf())(named.length > 0 ? named : changedFiles(base));
}
