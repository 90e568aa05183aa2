import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const forNode = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  alias: { "~": path.resolve("app") },
  jsx: "automatic",
  logLevel: "warning",
};

/** Packages that bring a library of the machine's, or a file that they look for beside themselves. */
const EXTERNAL = ["sharp", "@node-rs/argon2", "harfbuzzjs"];

/** Packages that are loaded on demand stay external. */
const dynamicImportsExternal = {
  name: "dynamic-imports-external",
  setup: (build) =>
    build.onResolve({ filter: /^[^./~]/ }, ({ kind }) =>
      kind === "dynamic-import" ? { external: true } : undefined,
    ),
};

/** With the packages in it: a few files to find and to read at a start, instead of some 1,500. */
const withPackages = {
  ...forNode,
  splitting: true,
  external: EXTERNAL,
  plugins: [dynamicImportsExternal],
  define: { "process.env.NODE_ENV": '"production"' },
  // For the packages that are written in CommonJS.
  banner: {
    js: 'import { createRequire as $require } from "node:module"; const require = $require(import.meta.url);',
  },
  // Two built files import each other only for side effects.
  logOverride: { "ignored-bare-import": "silent" },
};

/** One file for Node of a TypeScript entry; packages stay outside. */
export const bundle = (entry, outfile) =>
  build({ ...forNode, packages: "external", entryPoints: [`./${entry}`], outfile });

/** The commands, each with what it alone needs in files that are read when it is asked for. */
export const bundleCommands = (entry, outdir) =>
  build({
    ...withPackages,
    entryPoints: { cli: `./${entry}` },
    outdir,
    chunkNames: "commands/[name]-[hash]",
  });

/** Bundles the server build of Remix. */
export const bundleServer = (from, outdir) =>
  build({
    ...withPackages,
    entryPoints: ["index.js", "engine.js"].map((file) => path.join(from, file)),
    outdir,
    chunkNames: "assets/[name]-[hash]",
  });

const forBrowsers = {
  bundle: true,
  minify: true,
  target: "es2020",
  alias: { "~": path.resolve("app") },
  logLevel: "warning",
};
/** Without a "use strict" in each: pages bear them word for word. */
const SLOPPY = { compilerOptions: { strict: false, alwaysStrict: false } };
const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => path.join(folder, name));

const WORDS = ["article", "calculators", "content", "forms", "home", "shell"];

/** Only the dictionary areas that the live preview uses. */
const fewWords = {
  name: "few-words",
  setup: (build) =>
    build.onLoad({ filter: /app\/i18n\/dictionaries\.ts$/ }, ({ path: file }) => {
      const area = (language) => WORDS.map((name) => `${name}: ${language}${name}`).join();
      const imports = ["ar", "en"].flatMap((language) =>
        WORDS.map((name) => `import ${language}${name} from "./${language}/${name}";`),
      );
      const contents = `${imports.join("")}export const dictionaries = { ar: {${area("ar")}}, en: {${area("en")}} };`;
      return { contents, loader: "ts", resolveDir: path.dirname(file) };
    }),
};

/** The editor of a page, the one page on which React goes on in the browser (decision 033). */
const bundleLive = (from, to) =>
  build({
    ...forBrowsers,
    entryPoints: [from],
    outdir: to,
    format: "esm",
    target: "es2022",
    entryNames: "[name]-[hash]",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [fewWords],
  });

/**
 * Bundles the browser scripts: `inline` ones for embedding, `bundles` as modules with a content hash in the name, and
 * `worker`.
 */
export async function bundleForBrowsers(from, to) {
  const inline = scriptsIn(path.join(from, "inline"));
  const files = scriptsIn(path.join(from, "bundles"));
  const worker = scriptsIn(path.join(from, "worker"));
  await build({ ...forBrowsers, entryPoints: worker, outdir: path.join(to, "worker"), format: "iife" });
  await build({
    ...forBrowsers,
    entryPoints: inline,
    outdir: path.join(to, "inline"),
    format: "iife",
    tsconfigRaw: SLOPPY,
  });
  await build({
    ...forBrowsers,
    entryPoints: files,
    outdir: to,
    format: "esm",
    entryNames: "[name]-[hash]",
  });
  await bundleLive("app/live/page-preview.tsx", to);
}
