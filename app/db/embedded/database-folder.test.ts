import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { initialiseFolder, readFolderState } from "./database-folder";

const root = mkdtempSync(path.join(tmpdir(), "naqaba-folder-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(root, "one-")), "database");
});

function writeDatabase(without?: string) {
  for (const entry of ["base/1/112", "global/pg_control", "pg_wal/0001", "PG_VERSION"]) {
    if (without && entry.startsWith(without)) continue;
    mkdirSync(path.dirname(path.join(folder, entry)), { recursive: true });
    writeFileSync(path.join(folder, entry), "18");
  }
}

describe("readFolderState", () => {
  it("calls a missing folder new", () => expect(readFolderState(folder)).toEqual({ kind: "new" }));

  it("calls an empty folder new", () => {
    mkdirSync(folder);
    expect(readFolderState(folder)).toEqual({ kind: "new" });
  });

  it("calls a folder with every required entry complete", () => {
    writeDatabase();
    expect(readFolderState(folder)).toEqual({ kind: "complete" });
  });

  it.each(["PG_VERSION", "base", "global/pg_control", "pg_wal"])(
    "names %s when only that is missing from a database with data",
    (missing) => {
      writeDatabase(missing);
      expect(readFolderState(folder)).toEqual({ kind: "incomplete", missing });
    },
  );
});

describe("initialiseFolder", () => {
  it("moves the folder into place only once it is filled", async () => {
    const seen: boolean[] = [];
    await initialiseFolder(folder, async (target) => {
      writeFileSync(path.join(target, "PG_VERSION"), "18");
      seen.push(existsSync(folder));
    });
    expect([seen, readdirSync(folder)]).toEqual([[false], ["PG_VERSION"]]);
  });

  it("leaves no folder behind when filling it fails, and succeeds the next time", async () => {
    const fail = async (target: string) => {
      writeFileSync(path.join(target, "half"), "");
      throw new Error("killed");
    };
    await expect(initialiseFolder(folder, fail)).rejects.toThrow("killed");
    expect(readFolderState(folder)).toEqual({ kind: "new" });
    await initialiseFolder(folder, async (target) => writeFileSync(path.join(target, "PG_VERSION"), "18"));
    expect(readdirSync(folder)).toEqual(["PG_VERSION"]);
  });
});
