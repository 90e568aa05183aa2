import type { S3ServiceException } from "@aws-sdk/client-s3";
import { type ByteRange, checkedKey, checkedPrefix, type Storage } from "./storage";
import { rangeWithin, windowedBody } from "./windowed-body";

const WINDOW = 1024 * 1024;

export type S3Options = {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  forcePathStyle: boolean;
  /** Milliseconds after which a request fails, including its second attempt. */
  patience?: number;
};

/** Loads the SDK on first use, because it is large and most sites have no bucket. */
async function connect({ endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }: S3Options) {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    maxAttempts: 2,
    followRegionRedirects: false,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 4000 },
  });
  return { sdk, client };
}

type Connection = Awaited<ReturnType<typeof connect>>;

const statusOf = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode;

async function nullIfMissing<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    const noSuchBucket = (error as Error).name === "NoSuchBucket";
    if (statusOf(error) === 404 && !noSuchBucket) return null;
    throw error;
  }
}

/**
 * Rejects once the signal aborts. The SDK itself may wait for ever then: for a body that is destroyed before anybody reads
 * it, or for the rest of an upload whose connection it has closed.
 */
async function rejectOnAbort<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  let stop = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop);
    if (signal.aborted) stop();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

type Deadline = { abortSignal: AbortSignal };
type RunRequest = <Result>(
  work: (connection: Connection, deadline: Deadline) => Promise<Result>,
) => Promise<Result>;

/** Lists the objects in a place, page by page; each page is a request of its own. */
async function* listObjects(request: RunRequest, place: { Bucket: string; Prefix: string }) {
  let token: string | undefined;
  do {
    const page = await request(({ sdk, client }, deadline) =>
      client.send(new sdk.ListObjectsV2Command({ ...place, ContinuationToken: token }), deadline),
    );
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
    }
    token = page.NextContinuationToken;
  } while (token);
}

/** Stores files in a bucket. A request to an unreachable store fails within 15 seconds. */
export function s3Storage(options: S3Options): Storage {
  let connected: Promise<Connection> | undefined;
  const place = (key: string) => ({ Bucket: options.bucket, Key: checkedKey(key) });

  /** Runs a request up to its deadline, reading its answer included. */
  const request: RunRequest = async (work) => {
    connected ??= connect(options);
    const connection = await connected;
    const abortSignal = AbortSignal.timeout(options.patience ?? 14_000);
    return rejectOnAbort(abortSignal, work(connection, { abortSignal }));
  };

  async function head(key: string) {
    const found = await nullIfMissing(
      request(({ sdk, client }, deadline) => client.send(new sdk.HeadObjectCommand(place(key)), deadline)),
    );
    if (!found) return null;
    const contentType = found.ContentType ?? "application/octet-stream";
    return { size: found.ContentLength ?? 0, contentType, version: found.ETag };
  }

  const readWindow = (key: string, version: string | undefined, { start, end }: ByteRange) =>
    request(async ({ sdk, client }, deadline) => {
      const range = { ...place(key), Range: `bytes=${start}-${end}`, IfMatch: version };
      const answer = await client.send(new sdk.GetObjectCommand(range), deadline);
      return answer.Body ? await answer.Body.transformToByteArray() : new Uint8Array();
    });

  return {
    async put(key, bytes, contentType) {
      const file = { ...place(key), Body: bytes, ContentType: contentType };
      await request(({ sdk, client }, deadline) => client.send(new sdk.PutObjectCommand(file), deadline));
    },

    async get(key, range) {
      const found = await head(key);
      if (!found) return null;
      const { size, contentType, version } = found;
      const read = (window: ByteRange) => readWindow(key, version, window);
      return { body: windowedBody(rangeWithin(size, range), WINDOW, read), size, contentType };
    },

    async head(key) {
      const found = await head(key);
      return found && { size: found.size, contentType: found.contentType };
    },

    async delete(key) {
      const file = place(key);
      await nullIfMissing(
        request(({ sdk, client }, deadline) => client.send(new sdk.DeleteObjectCommand(file), deadline)),
      );
    },

    async *list(prefix) {
      yield* listObjects(request, { Bucket: options.bucket, Prefix: checkedPrefix(prefix) });
    },
  };
}
