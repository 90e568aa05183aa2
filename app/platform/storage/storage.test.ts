import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../../../tests/support/s3-server";
import { filesystemStorage } from "./filesystem.server";
import { s3Storage } from "./s3.server";
import { type Storage, StorageKeyRefused } from "./storage";

const credentials = { accessKeyId: "key-of-the-test", secretAccessKey: "secret/of+the=test" };
const folder = mkdtempSync(path.join(tmpdir(), "naqaba-files-"));
let server: S3Server;

const adapters: Record<string, () => Storage> = {
  filesystem: () => filesystemStorage(folder),
  s3: () =>
    s3Storage({
      ...credentials,
      bucket: "files",
      endpoint: server.url,
      region: "me-south-1",
      forcePathStyle: true,
    }),
};

const storedAt: Record<string, (key: string) => Date> = {
  filesystem: (key) => statSync(path.join(folder, key)).mtime,
  s3: (key) => server.objects.get(key)!.modifiedAt,
};

beforeAll(async () => {
  server = await startS3Server({ port: 0, bucket: "files", ...credentials });
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const plain = "text/plain; charset=utf-8";
const bytes = (text: string) => new TextEncoder().encode(text);

describe.each(Object.keys(adapters))("the %s storage", (name) => {
  let storage: Storage;
  beforeAll(() => {
    storage = adapters[name]!();
  });

  const read = async (key: string, range?: { start: number; end: number }) => {
    const file = await storage.get(key, range);
    return file && new Uint8Array(await new Response(file.body).arrayBuffer());
  };
  const text = async (...args: Parameters<typeof read>) => {
    const found = await read(...args);
    return found && new TextDecoder().decode(found);
  };
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found;
  };

  it("returns what was stored, with size and type", async () => {
    await storage.put("basic/a.pdf", bytes("%PDF-1.7"), "application/pdf");
    const { body, ...about } = (await storage.get("basic/a.pdf"))!;
    expect(about).toEqual({ size: 8, contentType: "application/pdf" });
    expect(await new Response(body).text()).toBe("%PDF-1.7");
    expect(await storage.head("basic/a.pdf")).toEqual(about);
  });

  it("replaces a file", async () => {
    await storage.put("basic/b.txt", bytes("a first, longer text"), plain);
    await storage.put("basic/b.txt", bytes("second"), plain);
    expect(await text("basic/b.txt")).toBe("second");
  });

  it("returns null for a missing file", async () => {
    expect(await storage.get("basic/none.txt")).toBeNull();
    expect(await storage.head("basic/none.txt")).toBeNull();
    expect(await storage.get("basic")).toBeNull();
    expect(await storage.head("basic/a.pdf/below.txt")).toBeNull();
  });

  it("deletes repeatedly without an error", async () => {
    await storage.put("gone/deep/c.txt", bytes("c"), plain);
    await storage.delete("gone/deep/c.txt");
    await storage.delete("gone/deep/c.txt");
    await storage.delete("never/was.txt");
    expect(await storage.head("gone/deep/c.txt")).toBeNull();
    expect(await keys("gone/")).toEqual([]);
  });

  it.each([
    [{ start: 0, end: 3 }, "0123"],
    [{ start: 4, end: 4 }, "4"],
    [{ start: 6, end: 9 }, "6789"],
    [{ start: 8, end: 500 }, "89"],
    [{ start: 10, end: 20 }, ""],
  ])("reads the range %j", async (range, expected) => {
    await storage.put("basic/range.txt", bytes("0123456789"), plain);
    expect(await text("basic/range.txt", range)).toBe(expected);
    expect((await storage.get("basic/range.txt", range))?.size).toBe(10);
  });

  it("stores an empty file", async () => {
    await storage.put("basic/empty.txt", new Uint8Array(), plain);
    expect(await storage.head("basic/empty.txt")).toEqual({ size: 0, contentType: plain });
    expect(await text("basic/empty.txt")).toBe("");
  });

  it("stores 5 MB unchanged", async () => {
    const large = Uint8Array.from(
      { length: 5 * 1024 * 1024 + 7 },
      (_, index) => (index * 31 + (index >> 8)) & 255,
    );
    await storage.put("basic/large.pdf", large, "application/pdf");
    expect(Buffer.compare((await read("basic/large.pdf"))!, large)).toBe(0);
    const part = await read("basic/large.pdf", { start: 1_000_000, end: 3_200_000 });
    expect(Buffer.compare(part!, large.subarray(1_000_000, 3_200_001))).toBe(0);
  });

  it("lets a reader stop in the middle", async () => {
    await storage.put("basic/left.pdf", new Uint8Array(5 * 1024 * 1024), "application/pdf");
    const reader = (await storage.get("basic/left.pdf"))!.body.getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    await storage.delete("basic/left.pdf");
  });

  it("lists by prefix in key order", async () => {
    for (const key of ["list/b/1.txt", "list/b.txt", "list/a/2.txt", "list/a/10.txt", "listed.txt"]) {
      await storage.put(key, bytes(key), plain);
    }
    expect(await keys("list/")).toEqual(["list/a/10.txt", "list/a/2.txt", "list/b.txt", "list/b/1.txt"]);
    expect(await keys("list/b")).toEqual(["list/b.txt", "list/b/1.txt"]);
    expect(await keys("list/a/1")).toEqual(["list/a/10.txt"]);
    expect(await keys("nothing/")).toEqual([]);
    expect(await keys("")).toContain("listed.txt");
    for await (const entry of storage.list("listed")) {
      expect(entry.size).toBe(10);
      expect(entry.modifiedAt).toEqual(storedAt[name]!("listed.txt"));
    }
  });

  it("lists more keys than a page holds", async () => {
    const many = Array.from({ length: 1203 }, (_, index) => `many/${String(index).padStart(5, "0")}.txt`);
    for (let index = 0; index < many.length; index += 50) {
      await Promise.all(many.slice(index, index + 50).map((key) => storage.put(key, bytes("x"), plain)));
    }
    expect(await keys("many/")).toEqual(many);
  });

  it("keeps one complete file of several concurrent writes", async () => {
    const versions = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, "0").repeat(50_000));
    await Promise.all(versions.map((version) => storage.put("race/a.txt", bytes(version), plain)));
    expect(versions).toContain(await text("race/a.txt"));
  });

  it("stores while files in the same folder are deleted", async () => {
    for (let round = 0; round < 20; round++) {
      await storage.put("busy/old.txt", bytes("old"), plain);
      await Promise.all([storage.delete("busy/old.txt"), storage.put("busy/new.txt", bytes("new"), plain)]);
      expect(await text("busy/new.txt")).toBe("new");
      await storage.delete("busy/new.txt");
    }
  });

  it("refuses keys that lead elsewhere", async () => {
    const key = "../outside.txt";
    await expect(storage.put(key, bytes("x"), plain)).rejects.toThrow(StorageKeyRefused);
    await expect(storage.get(key)).rejects.toThrow(StorageKeyRefused);
    await expect(storage.head("/etc/passwd")).rejects.toThrow(StorageKeyRefused);
    await expect(storage.delete("a/../../b")).rejects.toThrow(StorageKeyRefused);
    await expect(keys("../")).rejects.toThrow(StorageKeyRefused);
  });
});
