import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { byteBudget } from "~/platform/disk.server";
import { decryptBytes, encryptBytes, keyedHash } from "~/platform/encrypt.server";
import { cleanFileName } from "~/platform/file-name";
import { storage, sweepWriting } from "~/platform/storage/storage.server";

const FOLDER = "staged/";
const MARK = "staged.";
const SEALED = /^staged\.[\w-]{200,}$/;
const PURPOSE = "staged-files";
const A_DAY_MS = 24 * 60 * 60 * 1000;
const MB = 1024 ** 2;
/** Files per sender; concurrent uploads may exceed it slightly (`app/forms/uploads.server.ts`). */
const MAX_OF_ONE = { staff: 150, doctor: 6, applicant: 12 };
const MAX_BYTES_OF_ONE = { staff: 600 * MB, doctor: 40 * MB, applicant: 64 * MB };
/** Bytes per kind of sender, so that files of strangers cannot keep the staff from uploading. */
const MAX_BYTES_OF_KIND = { staff: 4096 * MB, doctor: 2048 * MB, applicant: 2048 * MB };

export type Owner = { kind: keyof typeof MAX_OF_ONE; id: string | number };
type Facts = { key: string; name: string; type: string; size: number; digest: string };

/** A file uploaded ahead of its form. It is read from storage on use, and empty if it is gone. */
export class StagedFile extends File {
  readonly key: string;
  readonly digest: string;

  constructor(
    readonly sealed: string,
    { key, name, type, size, digest }: Facts,
  ) {
    super([], name, { type });
    this.key = key;
    this.digest = digest;
    Object.defineProperty(this, "size", { value: size });
  }

  override stream() {
    const { key } = this;
    const content = async function* () {
      const stored = await storage().get(key);
      if (stored) yield* stored.body as unknown as AsyncIterable<Uint8Array>;
    };
    return Readable.toWeb(Readable.from(content())) as ReturnType<File["stream"]>;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }
}

const ownerOf = ({ kind, id }: Owner) => `${kind}:${id}`;
const folderOfKind = ({ kind }: Owner) => `${FOLDER}${kind}/`;
const folderOf = (owner: Owner) => `${folderOfKind(owner)}${keyedHash(PURPOSE, ownerOf(owner))}/`;

async function isFull(owner: Owner, coming: number): Promise<boolean> {
  const ownerFolder = folderOf(owner);
  const [mine, all] = [{ files: 1, bytes: coming }, { bytes: coming }];
  for await (const { key, size } of storage().list(folderOfKind(owner))) {
    all.bytes += size;
    if (!key.startsWith(ownerFolder)) continue;
    mine.files += 1;
    mine.bytes += size;
  }
  return (
    mine.files > MAX_OF_ONE[owner.kind] ||
    mine.bytes > MAX_BYTES_OF_ONE[owner.kind] ||
    all.bytes > (await byteBudget(MAX_BYTES_OF_KIND[owner.kind], all.bytes - coming))
  );
}

/**
 * Stores a file and returns the sealed name for the form, valid for its sender for one day; null if too much is
 * waiting.
 */
export async function stageFile(owner: Owner, file: File): Promise<string | null> {
  if (await isFull(owner, file.size)) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const key = folderOf(owner) + randomBytes(16).toString("hex");
  const facts: Facts = {
    key,
    name: cleanFileName(file.name),
    type: file.type,
    size: bytes.length,
    digest: createHash("sha256").update(bytes).digest("base64url"),
  };
  await storage().put(key, bytes, "application/octet-stream");
  return MARK + encryptBytes(Buffer.from(JSON.stringify(facts)), { purpose: PURPOSE, owner: ownerOf(owner) });
}

/** Stands for a file of another sender or a key that is gone, so that the form refuses it instead of ignoring it. */
const notTheirs = (value: string) =>
  SEALED.test(value) ? Object.defineProperty(new File([], "?"), "size", { value: 1 }) : null;

/** True if the file is gone: its form was sent before, it expired, or it belongs to another sender. */
export const isGone = ({ size }: File, read: Uint8Array): boolean => read.length < size;

/** Null for a text. One that cannot be opened is empty. */
export const fileNamed = (owner: Owner, value: string): StagedFile | File | null =>
  readStagedFile(owner, value) ?? notTheirs(value);

/** Null where it names none of this sender's. One whose day is over has nothing in it any more. */
export function readStagedFile(owner: Owner, value: string): StagedFile | null {
  if (!value.startsWith(MARK)) return null;
  const scope = { purpose: PURPOSE, owner: ownerOf(owner) };
  const bytes = decryptBytes(value.slice(MARK.length), scope);
  const facts: Facts | null = bytes && JSON.parse(bytes.toString());
  return facts && new StagedFile(value, facts);
}

export const deleteStaged = async (files: ReadonlyArray<{ key: string }>): Promise<void> => {
  for (const { key } of files) await storage().delete(key);
};

/** Deletes files a day old, whose forms never arrived or whose upload was not completed. */
export async function sweepStaged(now: Date): Promise<number> {
  let swept = await sweepWriting(new Date(now.getTime() - A_DAY_MS));
  for await (const { key, modifiedAt } of storage().list(FOLDER)) {
    if (now.getTime() - modifiedAt.getTime() < A_DAY_MS) continue;
    await storage().delete(key);
    swept++;
  }
  return swept;
}
