import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "~/platform/settings.server";
import { settingsFrom } from "~/platform/settings-schema";
import { s3Storage } from "~/platform/storage/s3.server";
import type { Storage } from "~/platform/storage/storage";
import { type S3Server, startS3Server } from "../support/s3-server";

const credentials = { accessKeyId: "key-of-the-test", secretAccessKey: "secret/of+the=test" };
const files = path.join(settings.dataDir, "files");
const bytes = (text: string) => new TextEncoder().encode(text);
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server({ port: 0, bucket: "files", ...credentials });
});
afterAll(() => server.stop());

let started = 0;

/** Returns the storage of a process started with these settings. */
async function chosenWith(environment: Record<string, string>): Promise<Storage> {
  settings.s3 = settingsFrom({ ...process.env, ...environment }).s3;
  const itsOwn = `~/platform/storage/storage.server?started=${++started}`;
  const { storage } = (await import(itsOwn)) as typeof import("~/platform/storage/storage.server");
  const chosen = storage();
  settings.s3 = undefined;
  return chosen;
}

const bucket = (secret: string) => ({
  S3_BUCKET: "files",
  S3_ENDPOINT: server.url,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: secret,
  S3_FORCE_PATH_STYLE: "true",
});

describe.each(["filesystem", "s3"])("the %s storage that the settings name", (name) => {
  const isBucket = name === "s3";
  let storage: Storage;
  beforeAll(async () => {
    storage = await chosenWith(isBucket ? bucket(credentials.secretAccessKey) : {});
  });

  it("stores the files", async () => {
    const key = `attachments/kept-in-${name}.txt`;
    await storage.put(key, bytes("kept"), "text/plain; charset=utf-8");
    expect({ bucket: server.objects.has(key), folder: existsSync(path.join(files, key)) }).toEqual({
      bucket: isBucket,
      folder: !isBucket,
    });
    expect(await storage.head(key)).toEqual({ size: 4, contentType: "text/plain; charset=utf-8" });
  });

  it("accepts twenty concurrent files, each in a separate folder", async () => {
    const keys = Array.from(
      { length: 20 },
      (_, index) => `at-once/${String(index).padStart(2, "0")}/320.webp`,
    );
    await Promise.all(keys.map((key) => storage.put(key, bytes(key.repeat(5000)), "image/webp")));
    const found: string[] = [];
    for await (const { key, size } of storage.list("at-once/")) {
      expect(size).toBe(5000 * key.length);
      found.push(key);
    }
    expect(found).toEqual(keys);
    const texts = await Promise.all(
      keys.map(async (key) => new Response((await storage.get(key))!.body).text()),
    );
    expect(texts).toEqual(keys.map((key) => key.repeat(5000)));
  });

  it.each(["", "../a.txt", "a/../../b.txt", "/etc/passwd", "a.txt\u0000.webp", "a\\..\\b", "%2e%2e/a"])(
    "refuses the key %j for every operation",
    async (key) => {
      const refused = { name: "StorageKeyRefused" };
      await expect(storage.put(key, bytes("x"), "text/plain")).rejects.toMatchObject(refused);
      await expect(storage.get(key)).rejects.toMatchObject(refused);
      await expect(storage.head(key)).rejects.toMatchObject(refused);
      await expect(storage.delete(key)).rejects.toMatchObject(refused);
    },
  );

  it.each([
    ["shorter", "new"],
    ["as long", "A new text"],
    ["longer", "a new text, longer than the old one"],
  ])("never mixes a file with the %s one that replaced it", async (_, text) => {
    await storage.put("replaced.txt", bytes("some words"), "text/plain");
    const before = await storage.get("replaced.txt");
    await storage.put("replaced.txt", bytes(text), "text/plain");
    await expect(new Response(before!.body).text()).rejects.toThrow();
    expect(await new Response((await storage.get("replaced.txt"))!.body).text()).toBe(text);
  });
});

it("lists only complete files while they are being written", async () => {
  const storage = await chosenWith({});
  const large = new Uint8Array(3 * 1024 * 1024).fill(7);
  let writing = true;
  const writes = Promise.all(
    Array.from({ length: 12 }, (_, index) => storage.put(`whole/${index}/full.webp`, large, "image/webp")),
  ).finally(() => {
    writing = false;
  });
  const seen = new Set<number>();
  const strangers: string[] = [];
  while (writing) {
    for await (const { key, size } of storage.list("")) {
      if (key.startsWith("whole/")) seen.add(size);
      if (key.includes(".writing")) strangers.push(key);
    }
  }
  await writes;
  for await (const { size } of storage.list("whole/")) seen.add(size);
  expect({ seen: [...seen], strangers }).toEqual({ seen: [large.length], strangers: [] });
});

it("rejects a secret that the bucket does not accept", async () => {
  const forger = await chosenWith(bucket("another-secret"));
  const stored = server.objects.size;
  await expect(forger.put("forged.txt", bytes("x"), "text/plain")).rejects.toMatchObject({
    name: "StorageUnavailable",
    cause: { name: "SignatureDoesNotMatch" },
  });
  expect(server.objects.size).toBe(stored);
});

it("gives every request to a bucket at most fifteen seconds", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const nowhere = s3Storage({
    ...credentials,
    bucket: "files",
    endpoint: "http://127.0.0.1:9",
    region: "us-east-1",
    forcePathStyle: true,
  });
  const listing = async () => {
    for await (const _ of nowhere.list("")) return;
  };
  const questions = [
    nowhere.put("a", bytes("x"), "text/plain"),
    nowhere.get("a"),
    nowhere.head("a"),
    nowhere.delete("a"),
    listing(),
  ];
  const answers = await Promise.allSettled(questions);
  expect(answers.map(({ status }) => status)).toEqual(questions.map(() => "rejected"));
  expect(timeout.mock.calls).toHaveLength(questions.length);
  for (const [patience] of timeout.mock.calls) expect(patience).toBeLessThan(15_000);
  timeout.mockRestore();
});
