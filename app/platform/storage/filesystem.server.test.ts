import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { filesystemStorage, sweepUnfinished } from "./filesystem.server";

const bytes = new TextEncoder().encode("some text");
let folder: string;
let storage: ReturnType<typeof filesystemStorage>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "naqaba-files-"));
  storage = filesystemStorage(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function keys() {
  const found: string[] = [];
  for await (const { key } of storage.list("")) found.push(key);
  return found;
}

describe("the file system storage", () => {
  it("creates files readable only by their owner, and leaves nothing unfinished", async () => {
    await storage.put("a/b/c.txt", bytes, "text/plain");
    expect(statSync(path.join(folder, "a/b/c.txt")).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.join(folder, ".writing"))).toEqual([]);
  });

  it("removes emptied folders, and no others", async () => {
    await storage.put("x/y/z/1.txt", bytes, "text/plain");
    await storage.put("x/2.txt", bytes, "text/plain");
    await storage.delete("x/y/z/1.txt");
    expect(readdirSync(path.join(folder, "x"))).toEqual(["2.txt"]);
    await storage.delete("x/2.txt");
    expect(readdirSync(folder)).not.toContain("x");
  });

  it("ignores unfinished files of a killed process, which are deleted once they are old", async () => {
    await storage.put("a/b/c.txt", bytes, "text/plain");
    writeFileSync(path.join(folder, ".writing", "left"), "half");
    expect(await keys()).toEqual(["a/b/c.txt"]);
    expect(await sweepUnfinished(folder, new Date(Date.now() - 60_000))).toBe(0);
    expect(await sweepUnfinished(folder, new Date(Date.now() + 60_000))).toBe(1);
    expect(readdirSync(path.join(folder, ".writing"))).toEqual([]);
  });

  it("lists files without following links", async () => {
    await storage.put("a/b/c.txt", bytes, "text/plain");
    symlinkSync("/etc", path.join(folder, "linked"));
    expect(await keys()).toEqual(["a/b/c.txt"]);
  });

  it("reports a failed write", async () => {
    await storage.put("a/b/c.txt", bytes, "text/plain");
    await expect(storage.put("a/b/c.txt/below.txt", bytes, "text/plain")).rejects.toThrow();
    expect(readdirSync(path.join(folder, ".writing"))).toEqual([]);
  });

  it("fails in the body if a file shrank after it was found", async () => {
    await storage.put("short.txt", bytes, "text/plain");
    const found = await storage.get("short.txt");
    await storage.put("short.txt", bytes.subarray(0, 4), "text/plain");
    await expect(new Response(found!.body).text()).rejects.toThrow();
  });
});
