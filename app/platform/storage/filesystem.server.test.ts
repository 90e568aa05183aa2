import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { filesystemStorage } from "./filesystem.server";

const taken = vi.hoisted(() => ({ left: 0 }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const mkdir = async (folder: string, options: { recursive: true }) => {
    if (path.basename(folder) === "busy" && taken.left-- > 0)
      throw Object.assign(new Error("taken away while it was made"), { code: "ENOENT" });
    return real.mkdir(folder, options);
  };
  return { ...real, mkdir };
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "naqaba-taken-"));
});
afterEach(() => rm(root, { recursive: true }));

const put = () => filesystemStorage(root).put("busy/a.txt", new TextEncoder().encode("a"), "text/plain");

it("puts where deletions take the folder away while it is made", async () => {
  taken.left = 4;
  await put();
  expect(await filesystemStorage(root).head("busy/a.txt")).toMatchObject({ size: 1 });
});

it("tells so where the folder never stays, and leaves nothing behind", async () => {
  taken.left = Number.POSITIVE_INFINITY;
  await expect(put()).rejects.toThrow("taken away");
  expect(await readdir(path.join(root, ".writing"))).toEqual([]);
});
