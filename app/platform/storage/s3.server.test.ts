import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type S3Server, startS3Server } from "../../../tests/support/s3-server";
import { type S3Options, s3Storage } from "./s3.server";

const credentials = { accessKeyId: "key-of-the-test", secretAccessKey: "secret-of-the-test" };
const bytes = new TextEncoder().encode("some text");
let server: S3Server;
const others: Server[] = [];

beforeAll(async () => {
  server = await startS3Server({ port: 0, bucket: "files", ...credentials });
});

afterAll(async () => {
  await server.stop();
  for (const other of others) {
    other.closeAllConnections();
    other.close();
  }
});

const storage = (changes: Partial<S3Options> = {}) =>
  s3Storage({
    ...credentials,
    bucket: "files",
    endpoint: server.url,
    region: "us-east-1",
    forcePathStyle: true,
    ...changes,
  });

async function listening(other: Server) {
  others.push(other);
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
}

async function keysOf(store: ReturnType<typeof storage>) {
  const keys: string[] = [];
  for await (const { key } of store.list("")) keys.push(key);
  return keys;
}

describe("the S3 storage", () => {
  it("is refused with a wrong secret, and stores nothing", async () => {
    const forger = storage({ secretAccessKey: "another-secret" });
    await expect(forger.put("a.txt", bytes, "text/plain")).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
    });
    await expect(keysOf(forger)).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
    await expect(forger.head("a.txt")).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    expect([...server.objects.keys()]).not.toContain("a.txt");
  });

  it("keeps the content type", async () => {
    await storage().put("b.txt", bytes, "text/plain; charset=utf-8");
    expect(await storage().head("b.txt")).toEqual({ size: 9, contentType: "text/plain; charset=utf-8" });
  });

  it("reports a missing bucket instead of missing files", async () => {
    await expect(storage({ bucket: "none" }).put("a.txt", bytes, "text/plain")).rejects.toMatchObject({
      name: "NoSuchBucket",
    });
    await expect(keysOf(storage({ bucket: "none" }))).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  it("fails in the body when a file was replaced after it was found", async () => {
    await storage().put("c.txt", bytes, "text/plain");
    const found = await storage().get("c.txt");
    await storage().put("c.txt", new TextEncoder().encode("other one"), "text/plain");
    await expect(new Response(found!.body).text()).rejects.toMatchObject({ name: "PreconditionFailed" });
  });

  it("fails at once if nothing listens", async () => {
    const nowhere = storage({ endpoint: "http://127.0.0.1:9" });
    await expect(nowhere.put("a.txt", bytes, "text/plain")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("gives up on a store that never answers, or stops in the middle", async () => {
    const patience = 300;
    let end = () => {};
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const running = new AbortController();
      end = () => running.abort();
      return running.signal;
    });
    const silent = storage({ endpoint: await listening(createServer(() => end())), patience });
    const stopping = storage({
      endpoint: await listening(
        createServer((request, response) => {
          response.writeHead(200, { "Content-Length": 9 });
          if (request.method === "HEAD") response.end();
          else response.write("some", () => end());
        }),
      ),
      patience,
    });
    await expect(silent.put("a.txt", bytes, "text/plain")).rejects.toMatchObject({ name: "AbortError" });
    await expect(silent.put("a.txt", new Uint8Array(8e6), "text/plain")).rejects.toThrow();
    await expect(silent.head("a.txt")).rejects.toMatchObject({ name: "AbortError" });
    await expect(keysOf(silent)).rejects.toMatchObject({ name: "AbortError" });
    const found = await stopping.get("a.txt");
    await expect(new Response(found!.body).text()).rejects.toThrow();
    expect(timeout.mock.calls).toEqual(Array.from({ length: 6 }, () => [patience]));
    timeout.mockRestore();
  });

  it("follows no redirect", async () => {
    let followed = false;
    const elsewhere = await listening(
      createServer((_request, response) => {
        followed = true;
        response.end();
      }),
    );
    const endpoint = await listening(
      createServer((request, response) => {
        response.writeHead(307, { Location: elsewhere + request.url }).end();
      }),
    );
    await expect(storage({ endpoint }).put("a.txt", bytes, "text/plain")).rejects.toThrow();
    await expect(storage({ endpoint }).head("a.txt")).rejects.toThrow();
    expect(followed).toBe(false);
  });

  it("retries once after an error of the store", async () => {
    let requests = 0;
    const endpoint = await listening(
      createServer((_request, response) => {
        requests++;
        response.writeHead(requests === 1 ? 503 : 200).end();
      }),
    );
    await storage({ endpoint }).put("a.txt", bytes, "text/plain");
    expect(requests).toBe(2);
  });
});
