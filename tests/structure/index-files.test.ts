import path from "node:path";
import { describe, expect, it } from "vitest";
import { app, type SourceFile, sourcesIn } from "./source";

/** Decision 046: a shared module has one public entry point, `index.ts`. */
const indexFiles = app.filter(({ path: file }) => /^app\/[^/]+\/index\.ts$/.test(file));
const folderOf = (indexFile: SourceFile) => path.dirname(indexFile.path);
const reExport = /^export (?:type )?(?:\{([^}]*)\}|\*) from "\.\/([^"/]+)";$/gm;
const modulesOf = (indexFile: SourceFile) =>
  [...indexFile.text.matchAll(reExport)].map(([, , module]) => module!);
const everything = [...app, ...sourcesIn("tests")];
const outside = (folder: string) => everything.filter((file) => !file.path.startsWith(`${folder}/`));

const importedModules = (file: SourceFile) =>
  [...file.text.matchAll(/(?:from|import\()\s*"((?:~|\.{1,2})\/[^"]+)"/g)].map(([, to]) =>
    to!.startsWith("~/") ? `app/${to!.slice(2)}` : path.join(path.dirname(file.path), to!),
  );
const importedNames = (folder: string) =>
  outside(folder).flatMap(({ text }) =>
    [...text.matchAll(/(?:import|const) (?:type )?\{([^}]*)\} (?:from|= await import\() ?"(~|\.)\/(\w+)"/g)]
      .filter(([, , , to]) => `app/${to}` === folder)
      .flatMap(([, names]) => names!.split(",").map((name) => name.trim().replace(/^type | as .*$/g, ""))),
  );

describe("the index files of shared modules", () => {
  it("exist for the four modules that many files import several names from", () => {
    expect(indexFiles.map(folderOf).sort()).toEqual(["app/db", "app/forms", "app/i18n", "app/ui"]);
  });

  it("contain only re-exports", () => {
    expect(
      indexFiles.filter(({ text }) => text.replaceAll(reExport, "").trim() !== "").map(folderOf),
    ).toEqual([]);
  });

  it("are the only way to import what they export", () => {
    const bypassing = indexFiles.flatMap((indexFile) => {
      const exported = new Set(modulesOf(indexFile).map((module) => `${folderOf(indexFile)}/${module}`));
      return outside(folderOf(indexFile)).flatMap((file) =>
        importedModules(file)
          .filter((to) => exported.has(to))
          .map((to) => `${file.path} -> ${to}`),
      );
    });
    expect(bypassing, "import from the index of the folder (decision 046)").toEqual([]);
  });

  it("export only names that other modules import", () => {
    const unused = indexFiles.flatMap((indexFile) => {
      const imported = new Set(importedNames(folderOf(indexFile)));
      return [...indexFile.text.matchAll(reExport)]
        .flatMap(([, names]) => (names ?? "").split(","))
        .map((name) => name.trim().replace(/^type /, ""))
        .filter((name) => name && !imported.has(name))
        .map((name) => `${folderOf(indexFile)}: ${name}`);
    });
    expect(unused, "no other module imports it: remove it from the index").toEqual([]);
  });

  it("export no server module to browser scripts", () => {
    const exportedServerModules = indexFiles
      .filter((indexFile) => folderOf(indexFile) !== "app/db")
      .flatMap((indexFile) => modulesOf(indexFile).filter((module) => module.endsWith(".server")));
    expect(exportedServerModules, "import a server module by its own path (decision 046)").toEqual([]);
  });

  it("are not used from inside", () => {
    const inside = indexFiles.flatMap((indexFile) =>
      app
        .filter((file) => file.path.startsWith(`${folderOf(indexFile)}/`))
        .filter((file) => importedModules(file).includes(folderOf(indexFile)))
        .map((file) => file.path),
    );
    expect(inside, "import from the file itself, not through the index (decision 046)").toEqual([]);
  });
});
