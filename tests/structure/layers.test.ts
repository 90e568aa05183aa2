import { describe, expect, it } from "vitest";
import { app, isTest } from "./source";

/** The folders that each folder may import; anything else is refused. */
const mayImport: Record<string, string[]> = {
  addresses: ["addresses"],
  proof: ["proof"],
  routes: [
    "addresses",
    "auth",
    "domain",
    "letters",
    "fields",
    "features",
    "forms",
    "ui",
    "content",
    "i18n",
    "platform",
    "proof",
    "routes",
  ],
  features: [
    "addresses",
    "auth",
    "domain",
    "features",
    "fields",
    "forms",
    "ui",
    "content",
    "i18n",
    "platform",
  ],
  cli: ["domain", "letters", "fields", "content", "i18n", "platform", "db", "proof", "cli"],
  server: ["addresses", "domain", "content", "i18n", "platform", "db", "server"],
  auth: ["addresses", "auth", "domain", "fields", "forms", "content", "db", "i18n", "platform"],
  domain: ["addresses", "domain", "letters", "db", "fields", "platform", "i18n", "content", "proof"],
  letters: ["letters", "fields", "content", "i18n", "platform"],
  forms: ["addresses", "content", "domain", "fields", "forms", "i18n", "platform"],
  ui: ["addresses", "fields", "ui", "content", "i18n", "platform"],
  fields: ["fields", "i18n", "platform"],
  enhance: ["enhance", "fields", "i18n", "proof"],
  live: ["content", "domain", "enhance", "fields", "i18n", "live", "platform", "routes", "ui"],
  content: ["content"],
  i18n: ["content", "i18n", "platform"],
  db: ["db", "platform"],
  platform: ["platform"],
};
/** The names of the application's codes are shared by its checks, pages, JSON and export. */
const inWords = ["app/domain/internships/reference-lists.ts", "app/domain/internships/answers.ts"];
const speaking =
  /import (type )?\{[^}]*\b(translator|sentence|i18nOf|dictionaries|useTranslation)\b[^}]*\} from "~\/i18n"/;
const roots = new Set(["root.tsx", "entry.server.tsx", "entry.client.tsx", "routes.ts"]);

const folderOf = (path: string) => path.split("/")[1]!;
/** The site map names the guards by type, a letter the facts that it is written from; neither calls them. */
const byType: Record<string, RegExp> = {
  addresses: /^import type .*$/gm,
  letters: /^import type .* from "~\/domain\/.*$/gm,
};
const called = ({ path, text }: { path: string; text: string }) =>
  text.replace(byType[folderOf(path)] ?? /(?!)/, "");
const importsOf = (file: { path: string; text: string }) =>
  [...called(file).matchAll(/(?:from|\bimport\(?)\s*"(~\/|\.{1,2}\/)([^"]+)"/g)].map(([, kind, rest]) => {
    if (kind === "~/") return rest!;
    const base = new URL(`file:///${file.path}`);
    return new URL(`${kind}${rest}`, base).pathname.replace("/app/", "");
  });

describe("the layers", () => {
  const files = app.filter((file) => !isTest(file) && !roots.has(folderOf(file.path)));

  it("import downwards only", () => {
    const wrong = files.flatMap((file) => {
      const allowed = mayImport[folderOf(file.path)] ?? [];
      return importsOf(file)
        .filter((to) => !allowed.includes(to.split("/")[0]!))
        .map((to) => `${file.path} -> ${to}`);
    });
    expect(wrong, "a layer imports from those below it alone (`mayImport`, docs/architecture.md)").toEqual(
      [],
    );
  });

  it("leave texts to emails, pages and commands", () => {
    const wrong = files
      .filter((file) => folderOf(file.path) === "domain" && !inWords.includes(file.path))
      .filter(({ text }) => speaking.test(text));
    expect(
      wrong.map((file) => file.path),
      "return a verdict; the letter, page or command says it in words",
    ).toEqual([]);
  });

  it("leave HTTP to the layers above the domain", () => {
    const answers = /new Response\(null|Response\.json|status: [1-5]\d\d\b|from "@remix-run/;
    const wrong = files.filter(({ path, text }) => folderOf(path) === "domain" && answers.test(text));
    expect(
      wrong.map(({ path }) => path),
      "return a verdict or throw NotFound; the route answers",
    ).toEqual([]);
  });

  it.each(["routes", "features"])("keep what is in one folder of %s to itself", (layer) => {
    const areaOf = (path: string) => path.split("/").slice(0, 2).join("/");
    const wrong = files
      .filter((file) => folderOf(file.path) === layer)
      .flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })))
      .filter(({ from, to }) => to.startsWith(`${layer}/`) && areaOf(to) !== areaOf(from.slice(4)));
    expect(wrong, "move what both need to app/features, or further down").toEqual([]);
  });

  it("keep the database, the clock and React in their layers", () => {
    const wrong = files.filter(({ path, text }) => {
      const folder = folderOf(path);
      const inDomain = folder === "domain";
      const pure = inDomain && !path.includes(".server.");
      return (
        (folder === "routes" && /from "(drizzle-orm|@aws-sdk|postgres)/.test(text)) ||
        (inDomain && /from "(react|@remix-run|react-i18next)/.test(text)) ||
        (pure && /new Date\(\)|Date\.now\(\)/.test(text))
      );
    });
    expect(
      wrong.map((file) => file.path),
      "ask a query of the domain, take the clock of app/platform, render in app/ui or app/routes",
    ).toEqual([]);
  });

  it("write revisions in one file", () => {
    const writers = files.filter(({ text }) => /\.(insert|update|delete)\(contentRevisions\)/.test(text));
    const only = ["app/domain/revisions/revisions.server.ts"];
    expect(
      writers.map(({ path }) => path),
      "write through this file",
    ).toEqual(only);
  });

  it("read the environment in one file", () => {
    const readers = files.filter((file) => /process\.env\b/.test(file.text)).map((file) => file.path);
    expect(readers, "read `settings` of this file").toEqual(["app/platform/settings.server.ts"]);
  });
});
