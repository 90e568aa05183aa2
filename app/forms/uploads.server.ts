import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { clientNetwork } from "~/platform/client-address.server";
import { concurrencyLimit } from "~/platform/concurrency-limit";
import { counter, polledGauge } from "~/platform/metrics.server";
import { afterAction, requestScope } from "~/platform/request-scope.server";
import { settings } from "~/platform/settings.server";
import { windowedBody } from "~/platform/storage/windowed-body";
import { StorageUnavailable } from "~/platform/unavailable";
import { FormRefused, type ReceiveFile } from "./form-parser.server";

const WINDOW = 64 * 1024;
/** Concurrent uploads per sender and per network, by kind of sender. */
const AT_ONCE = {
  staff: { sender: 24, network: 96 },
  doctor: { sender: 2, network: 8 },
  applicant: { sender: 2, network: 8 },
  reader: { sender: 2, network: 8 },
};
const ALL_AT_ONCE = 256;
type Kind = keyof typeof AT_ONCE;
type Of<Sending extends Kind> = { kind: Sending; id: string | number };
export type Sender = Of<Exclude<Kind, "reader">>;
/** An anonymous visitor whose single file is inspected and not stored. */
export type Reader = Of<"reader">;

const WORKED_ON_AT_ONCE = 4;
const READERS_WORKED_ON_AT_ONCE = 1;
const MAX_BYTES_HELD = 1024 ** 3;
const SECONDS_TO_WAIT = "30";

const refused = counter("uploads_refused_total", "Forms with files refused because too many were under way");
const underWay = new Map<string, number>();
polledGauge(
  "uploads_underway",
  "Forms with files being received or worked on",
  () => underWay.get("all") ?? 0,
);

function tooManyAtOnce(): Response {
  refused.inc();
  return new Response(null, { status: 429, headers: { "Retry-After": SECONDS_TO_WAIT } });
}

function count(key: string, change: 1 | -1): void {
  const next = (underWay.get(key) ?? 0) + change;
  if (next) underWay.set(key, next);
  else underWay.delete(key);
}

/** To be called before the body is read. Throws a Response, 429, if too many uploads are in progress. */
export function takeUploadPlace({ kind, id }: Sender | Reader): void {
  const network = clientNetwork(requestScope()?.address ?? "");
  const places = [
    ["all", ALL_AT_ONCE],
    [`${kind}s in ${network}`, AT_ONCE[kind].network],
    [`${kind} ${id}`, AT_ONCE[kind].sender],
  ] as const;
  if (places.some(([key, max]) => (underWay.get(key) ?? 0) >= max)) throw tooManyAtOnce();
  for (const [key] of places) count(key, 1);
  afterAction(() => {
    for (const [key] of places) count(key, -1);
  });
}

const takeTurns = (limit: ReturnType<typeof concurrencyLimit>) => (): Promise<void> =>
  new Promise((begin) => {
    limit(() => {
      begin();
      return new Promise<void>(afterAction);
    });
  });

/** Lets few forms at a time hold their files in memory; a turn lasts until the action ends. */
export const waitForTurn = takeTurns(concurrencyLimit(WORKED_ON_AT_ONCE));

/** Gives anonymous visitors turns of their own, so that decoding their pictures does not hold up uploads. */
export const waitForReaderTurn = takeTurns(concurrencyLimit(READERS_WORKED_ON_AT_ONCE));

class ReceivedFile extends File {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle, size: number, name: string, type: string) {
    super([], name, { type });
    this.#handle = handle;
    Object.defineProperty(this, "size", { value: size });
  }

  override stream() {
    const read = async ({ start, end }: { start: number; end: number }) => {
      const window = new Uint8Array(end - start + 1);
      const { bytesRead } = await this.#handle.read(window, 0, window.length, start);
      return window.subarray(0, bytesRead);
    };
    return windowedBody({ start: 0, end: this.size - 1 }, WINDOW, read) as ReturnType<File["stream"]>;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }
}

let bytesHeld = 0;

async function namelessFile(): Promise<FileHandle> {
  const file = path.join(settings.s3 ? tmpdir() : settings.dataDir, `.received-${randomUUID()}`);
  const handle = await open(file, "wx+", 0o600);
  afterAction(() => handle.close());
  await unlink(file);
  return handle;
}

/**
 * Receives a file into an unnamed temporary file, so that nothing is left behind. Throws StorageUnavailable, or a
 * Response, 429.
 */
export const receiveFile: ReceiveFile = async (content, { name, type }) => {
  if (!requestScope()) return new File(await content.toArray(), name, { type });
  try {
    const handle = await namelessFile();
    let size = 0;
    afterAction(() => {
      bytesHeld -= size;
    });
    for await (const chunk of content) {
      size += chunk.length;
      bytesHeld += chunk.length;
      if (bytesHeld > MAX_BYTES_HELD) throw tooManyAtOnce();
      await handle.write(chunk);
    }
    return new ReceivedFile(handle, size, name, type);
  } catch (error) {
    if (error instanceof FormRefused || error instanceof Response) throw error;
    throw new StorageUnavailable("a sent file could not be kept", { cause: error });
  }
};

export const receiveNameOnly: ReceiveFile = async (content, { name, type }) => {
  content.resume();
  return new File([], name, { type });
};
