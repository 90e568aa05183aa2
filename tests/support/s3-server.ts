import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { multipartUploads } from "./s3/multipart";
import { type Answer, getObject, listObjects, type Objects, putObject } from "./s3/objects";
import { escapeXml, S3Problem } from "./s3/problem";
import { readBody } from "./s3/request-body";
import { type Credentials, checkSignature } from "./s3/signature";

type Options = Credentials & { port: number; bucket: string };
export type S3Server = {
  url: string;
  objects: Objects;
  /** From now on, or no longer, every request is answered with 500. */
  fail(failing?: boolean): void;
  stop(): Promise<void>;
};

/** An S3 store in memory with one bucket, addressed by path; every request must be signed and arrive unharmed. */
export async function startS3Server({ port, bucket, ...credentials }: Options): Promise<S3Server> {
  const objects: Objects = new Map();
  const uploads = multipartUploads(objects);
  let failing = false;

  async function answer(request: IncomingMessage): Promise<Answer> {
    checkSignature(request, credentials);
    if (failing) throw new S3Problem("InternalError");
    const url = new URL(request.url!, "http://s3");
    const [, name, ...rest] = url.pathname.split("/").map(decodeURIComponent);
    const key = rest.join("/");
    if (name !== bucket) throw new S3Problem("NoSuchBucket");
    const { method, headers } = request;
    const query = url.searchParams;
    const uploadId = query.get("uploadId");
    const contentType = headers["content-type"];
    const body = await readBody(request);

    if (!key) {
      if (method === "HEAD") return { status: 200 };
      if (method === "GET" && query.get("list-type") === "2") return listObjects(objects, bucket, query);
      throw new S3Problem("NotImplemented");
    }
    if (method === "POST" && query.has("uploads")) return uploads.create(key, contentType);
    if (method === "POST" && uploadId) return uploads.complete(key, uploadId, body.toString());
    if (method === "PUT" && uploadId) {
      return uploads.putPart(key, uploadId, Number(query.get("partNumber")), body);
    }
    if (method === "DELETE" && uploadId) return uploads.abort(key, uploadId);
    if (method === "PUT") return putObject(objects, key, body, contentType);
    if (method === "GET" || method === "HEAD") return getObject(objects, key, headers);
    if (method !== "DELETE") throw new S3Problem("MethodNotAllowed");
    objects.delete(key);
    return { status: 204 };
  }

  const server = createServer(async (request, response) => {
    const { status, headers, body } = await answer(request).catch((error: unknown): Answer => {
      if (!(error instanceof S3Problem)) throw error;
      const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${error.code}</Code><Message>${escapeXml(error.message)}</Message></Error>`;
      return { status: error.status, headers: { "Content-Type": "application/xml" }, body: text };
    });
    request.resume();
    const bytes = Buffer.from(body ?? "");
    if (status !== 204) response.setHeader("Content-Length", bytes.length);
    response.writeHead(status, headers);
    response.end(request.method === "HEAD" ? undefined : bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail(now = true) {
      failing = now;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
