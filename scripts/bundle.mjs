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

/** Packages with a native library, or with a file that they read from their own folder. */
const EXTERNAL = ["sharp", "@node-rs/argon2", "harfbuzzjs"];

/** Packages that are loaded on demand stay external. */
const dynamicImportsExternal = {
  name: "dynamic-imports-external",
  setup: (build) =>
    build.onResolve({ filter: /^[^./~]/ }, ({ kind }) =>
      kind === "dynamic-import" ? { external: true } : undefined,
    ),
};

/** Bundles the packages, too: a start reads a few files instead of some 1,500. */
const withPackages = {
  ...forNode,
  splitting: true,
  external: EXTERNAL,
  plugins: [dynamicImportsExternal],
  define: { "process.env.NODE_ENV": '"production"' },
  // Needed by packages written in CommonJS.
  banner: {
    js: 'import { createRequire as $require } from "node:module"; const require = $require(import.meta.url);',
  },
  // Two built files import each other only for side effects.
  logOverride: { "ignored-bare-import": "silent" },
};

/** Bundles a TypeScript entry into one file for Node; packages stay external. */
export const bundle = (entry, outfile) =>
  build({ ...forNode, packages: "external", entryPoints: [`./${entry}`], outfile });

/** Bundles the commands, each with its own code in files that are read on demand. */
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
/** Leaves out "use strict", because pages contain the scripts inline. */
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

/** Bundles the page editor, the only page on which React runs in the browser (decision 033). */
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
