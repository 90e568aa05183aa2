import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "../../../tests/support/s3-server";

const credentials = { accessKeyId: "key-of-the-test", secretAccessKey: "secret-of-the-test" };
const place = { Bucket: "files", Key: "a b/ملف (1).txt" };
let server: S3Server;

beforeEach(async () => {
  server = await startS3Server({ port: 0, bucket: "files", ...credentials });
});
afterEach(() => server.stop());

const client = (options: Partial<typeof credentials> = {}) =>
  new S3Client({
    endpoint: server.url,
    region: "us-east-1",
    forcePathStyle: true,
    credentials: { ...credentials, ...options },
    maxAttempts: 1,
  });

describe("the tests' S3 server", () => {
  it("refuses a wrong secret, a wrong key and an unsigned request", async () => {
    const put = new PutObjectCommand({ ...place, Body: "x" });
    await expect(client({ secretAccessKey: "wrong" }).send(put)).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
      $metadata: { httpStatusCode: 403 },
    });
    await expect(client({ accessKeyId: "wrong" }).send(put)).rejects.toMatchObject({
      name: "InvalidAccessKeyId",
    });
    expect((await fetch(`${server.url}/files/a.txt`)).status).toBe(403);
    expect(server.objects.size).toBe(0);
  });

  it("refuses a signed request that was changed on the way", async () => {
    const changed = client();
    changed.middlewareStack.add(
      (next) => (args) => {
        (args.request as { path: string }).path = "/files/another.txt";
        return next(args);
      },
      { step: "deserialize", priority: "low" },
    );
    await expect(changed.send(new PutObjectCommand({ ...place, Body: "x" }))).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
    });
  });

  it("refuses a body that does not match its signature", async () => {
    const changed = client();
    changed.middlewareStack.add(
      (next) => (args) => {
        (args.request as { body: string }).body = "y";
        return next(args);
      },
      { step: "deserialize", priority: "low" },
    );
    await expect(changed.send(new PutObjectCommand({ ...place, Body: "x" }))).rejects.toMatchObject({
      name: "XAmzContentSHA256Mismatch",
    });
  });

  it("decodes a chunked signed body and verifies its checksum", async () => {
    const parts = [Buffer.alloc(70_000, "a"), Buffer.alloc(3, "b"), Buffer.alloc(100_000, "c")];
    const body = Buffer.concat(parts);
    let framed = "";
    const streaming = client();
    streaming.middlewareStack.add(
      (next) => (args) => {
        framed = String(
          (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"],
        );
        return next(args);
      },
      { step: "deserialize", priority: "low" },
    );
    await streaming.send(
      new PutObjectCommand({ ...place, Body: Readable.from(parts), ContentLength: body.length }),
    );
    expect(framed).toBe("STREAMING-UNSIGNED-PAYLOAD-TRAILER");
    expect(Buffer.compare(server.objects.get(place.Key)!.body, body)).toBe(0);
    const back = await client().send(new GetObjectCommand({ ...place, Range: "bytes=69999-70003" }));
    expect(await back.Body!.transformToString()).toBe("abbbc");
    expect(back.ContentRange).toBe(`bytes 69999-70003/${body.length}`);
  });

  it("completes or aborts a multipart upload", async () => {
    const { UploadId } = await client().send(new CreateMultipartUploadCommand(place));
    const upload = { ...place, UploadId };
    const Parts = [];
    for (const [index, Body] of ["first ", "second"].entries()) {
      const PartNumber = index + 1;
      const { ETag } = await client().send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts.push({ PartNumber, ETag });
    }
    await client().send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    expect(server.objects.get(place.Key)!.body.toString()).toBe("first second");

    await expect(client().send(new AbortMultipartUploadCommand(upload))).rejects.toMatchObject({
      name: "NoSuchUpload",
    });
  });

  it("knows only its own bucket", async () => {
    await client().send(new HeadBucketCommand({ Bucket: "files" }));
    await expect(client().send(new HeadBucketCommand({ Bucket: "other" }))).rejects.toMatchObject({
      name: "NotFound",
    });
  });
});
