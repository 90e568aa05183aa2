import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Storage } from "./storage";

const taken = { left: 0 };
let root: string;
let storage: Storage;

beforeEach(async () => {
  const fs = await vi.importActual<typeof import("node:fs/promises")>("node:fs/promises");
  const mkdir = async (folder: string, options: { recursive: true }) => {
    if (path.basename(folder) === "busy" && taken.left-- > 0)
      throw Object.assign(new Error("taken away while it was made"), { code: "ENOENT" });
    return fs.mkdir(folder, options);
  };
  vi.resetModules();
  vi.doMock("node:fs/promises", () => ({ ...fs, mkdir }));
  root = await mkdtemp(path.join(tmpdir(), "naqaba-taken-"));
  storage = (await import("./filesystem.server")).filesystemStorage(root);
});
afterEach(async () => {
  vi.doUnmock("node:fs/promises");
  vi.resetModules();
  await rm(root, { recursive: true });
});

const put = () => storage.put("busy/a.txt", new TextEncoder().encode("a"), "text/plain");

it("stores a file although deletions remove its folder meanwhile", async () => {
  taken.left = 4;
  await put();
  expect(taken.left).toBeLessThan(0);
  expect(await storage.head("busy/a.txt")).toMatchObject({ size: 1 });
});

it("fails if the folder keeps disappearing, and leaves nothing behind", async () => {
  taken.left = Number.POSITIVE_INFINITY;
  await expect(put()).rejects.toThrow("taken away");
  expect(await readdir(path.join(root, ".writing"))).toEqual([]);
});
