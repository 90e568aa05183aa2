import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { filesystemStorage } from "./filesystem.server";

const folder = mkdtempSync(path.join(tmpdir(), "naqaba-files-"));
const storage = filesystemStorage(folder);
const bytes = new TextEncoder().encode("some text");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("files in a folder", () => {
  it("are the owner's alone and leave nothing half-written behind", async () => {
    await storage.put("a/b/c.txt", bytes, "text/plain");
    expect(statSync(path.join(folder, "a/b/c.txt")).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.join(folder, ".writing"))).toEqual([]);
  });

  it("take their emptied folders along, and no others", async () => {
    await storage.put("x/y/z/1.txt", bytes, "text/plain");
    await storage.put("x/2.txt", bytes, "text/plain");
    await storage.delete("x/y/z/1.txt");
    expect(readdirSync(path.join(folder, "x"))).toEqual(["2.txt"]);
    await storage.delete("x/2.txt");
    expect(readdirSync(folder)).not.toContain("x");
  });

  it("do not count what a killed process left behind", async () => {
    writeFileSync(path.join(folder, ".writing", "left"), "half");
    const keys: string[] = [];
    for await (const { key } of storage.list("")) keys.push(key);
    expect(keys).toEqual(["a/b/c.txt"]);
  });

  it("are listed without following links", async () => {
    symlinkSync("/etc", path.join(folder, "linked"));
    const keys: string[] = [];
    for await (const { key } of storage.list("")) keys.push(key);
    expect(keys).toEqual(["a/b/c.txt"]);
  });

  it("say that a write failed where it failed", async () => {
    await expect(storage.put("a/b/c.txt/below.txt", bytes, "text/plain")).rejects.toThrow();
    expect(readdirSync(path.join(folder, ".writing"))).toEqual(["left"]);
  });

  it("fail in the body when a file shrank after it was found", async () => {
    await storage.put("short.txt", bytes, "text/plain");
    const found = await storage.get("short.txt");
    await storage.put("short.txt", bytes.subarray(0, 4), "text/plain");
    await expect(new Response(found!.body).text()).rejects.toThrow();
  });
});
