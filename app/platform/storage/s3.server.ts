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

/** Rejects once the signal aborts. A body that is destroyed before anybody reads it never ends by itself. */
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

/** Lists the objects under a prefix, page by page; each page has a deadline of its own. */
async function* listObjects(
  { sdk, client }: Connection,
  place: { Bucket: string; Prefix: string },
  deadline: () => { abortSignal: AbortSignal },
) {
  let token: string | undefined;
  do {
    const page = await client.send(
      new sdk.ListObjectsV2Command({ ...place, ContinuationToken: token }),
      deadline(),
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
  const connection = () => {
    connected ??= connect(options);
    return connected;
  };
  const deadline = () => ({ abortSignal: AbortSignal.timeout(options.patience ?? 14_000) });
  const place = (key: string) => ({ Bucket: options.bucket, Key: checkedKey(key) });

  async function head(key: string) {
    const { sdk, client } = await connection();
    const found = await nullIfMissing(client.send(new sdk.HeadObjectCommand(place(key)), deadline()));
    if (!found) return null;
    const contentType = found.ContentType ?? "application/octet-stream";
    return { size: found.ContentLength ?? 0, contentType, version: found.ETag };
  }

  const readWindow = async (key: string, version: string | undefined, { start, end }: ByteRange) => {
    const { sdk, client } = await connection();
    const { abortSignal } = deadline();
    const answer = await client.send(
      new sdk.GetObjectCommand({ ...place(key), Range: `bytes=${start}-${end}`, IfMatch: version }),
      { abortSignal },
    );
    if (!answer.Body) return new Uint8Array();
    return await rejectOnAbort(abortSignal, answer.Body.transformToByteArray());
  };

  return {
    async put(key, bytes, contentType) {
      const { sdk, client } = await connection();
      const put = new sdk.PutObjectCommand({ ...place(key), Body: bytes, ContentType: contentType });
      await client.send(put, deadline());
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
      const { sdk, client } = await connection();
      await nullIfMissing(client.send(new sdk.DeleteObjectCommand(place(key)), deadline()));
    },

    async *list(prefix) {
      const place = { Bucket: options.bucket, Prefix: checkedPrefix(prefix) };
      yield* listObjects(await connection(), place, deadline);
    },
  };
}
