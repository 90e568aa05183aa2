import path from "node:path";
import { describe, expect, it } from "vitest";
import { app, type SourceFile, sourcesIn } from "./source";

/** Decision 046: what several files take several things of has one door, `index.ts`. */
const doors = app.filter(({ path: file }) => /^app\/[^/]+\/index\.ts$/.test(file));
const roomOf = (door: SourceFile) => path.dirname(door.path);
const reExport = /^export (?:type )?(?:\{([^}]*)\}|\*) from "\.\/([^"/]+)";$/gm;
const modulesOf = (door: SourceFile) => [...door.text.matchAll(reExport)].map(([, , module]) => module!);
const everything = [...app, ...sourcesIn("tests")];
const outside = (room: string) => everything.filter((file) => !file.path.startsWith(`${room}/`));

const importedModules = (file: SourceFile) =>
  [...file.text.matchAll(/(?:from|import\()\s*"((?:~|\.{1,2})\/[^"]+)"/g)].map(([, to]) =>
    to!.startsWith("~/") ? `app/${to!.slice(2)}` : path.join(path.dirname(file.path), to!),
  );
const namesTaken = (room: string) =>
  outside(room).flatMap(({ text }) =>
    [...text.matchAll(/(?:import|const) (?:type )?\{([^}]*)\} (?:from|= await import\() ?"(~|\.)\/(\w+)"/g)]
      .filter(([, , , to]) => `app/${to}` === room)
      .flatMap(([, names]) => names!.split(",").map((name) => name.trim().replace(/^type | as .*$/g, ""))),
  );

describe("the doors of the rooms", () => {
  it("stand where several things are taken at once", () => {
    expect(doors.map(roomOf).sort()).toEqual(["app/db", "app/forms", "app/i18n", "app/ui"]);
  });

  it("only pass on", () => {
    expect(doors.filter(({ text }) => text.replaceAll(reExport, "").trim() !== "").map(roomOf)).toEqual([]);
  });

  it("are the one way to what they offer", () => {
    const past = doors.flatMap((door) => {
      const offered = new Set(modulesOf(door).map((module) => `${roomOf(door)}/${module}`));
      return outside(roomOf(door)).flatMap((file) =>
        importedModules(file)
          .filter((to) => offered.has(to))
          .map((to) => `${file.path} -> ${to}`),
      );
    });
    expect(past, "import from the index of the folder (decision 046)").toEqual([]);
  });

  it("offer what somebody takes", () => {
    const idle = doors.flatMap((door) => {
      const taken = new Set(namesTaken(roomOf(door)));
      return [...door.text.matchAll(reExport)]
        .flatMap(([, names]) => (names ?? "").split(","))
        .map((name) => name.trim().replace(/^type /, ""))
        .filter((name) => name && !taken.has(name))
        .map((name) => `${roomOf(door)}: ${name}`);
    });
    expect(idle, "nobody outside imports it: take it out of the index").toEqual([]);
  });

  it("let no server module into a browser's script", () => {
    const passed = doors
      .filter((door) => roomOf(door) !== "app/db")
      .flatMap((door) => modulesOf(door).filter((module) => module.endsWith(".server")));
    expect(passed, "import a server module by its own path (decision 046)").toEqual([]);
  });

  it("are not used from inside", () => {
    const inside = doors.flatMap((door) =>
      app
        .filter((file) => file.path.startsWith(`${roomOf(door)}/`))
        .filter((file) => importedModules(file).includes(roomOf(door)))
        .map((file) => file.path),
    );
    expect(inside, "import from the file itself, not through the index (decision 046)").toEqual([]);
  });
});
