import { lstat, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { and, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Fields } from "~/content/edition";
import { contentItems, contentRevisions, type Db, db, type Tx } from "~/db";
import { record, system } from "~/domain/audit/record.server";
import { appendRevision, deleteRevisions } from "~/domain/revisions/revisions.server";
import { parseId } from "~/fields/id";
import { languages } from "~/i18n";
import { AttachmentRefused, checkDocument } from "~/platform/attachments.server";
import { cleanFileName } from "~/platform/file-name";
import { PhotoRefused, preparePhoto } from "~/platform/photos.server";
import { ContentRefused, fromMarkdown, type Written } from "./as-markdown";
import { addFirstEdition, loadEdition } from "./edition.server";
import { STEM } from "./export.server";
import { isKind, type KindName, kindNames, kindOf, schemas, uploadOf } from "./kinds";
import { pageFromMarkdown } from "./page-as-markdown";
import { type CheckedUpload, keyColumnsOf, withStoredUpload } from "./uploads.server";

/** A version to import: its fields are checked, its picture or file is not stored yet. */
type Read = Pick<Written, "kind" | "key" | "samples" | "from" | "until"> & {
  fields: Fields;
  upload: CheckedUpload | null;
};
type Stored = Read & { stored: Parameters<typeof keyColumnsOf>[0] };

const FILE = /^([^@]+)(@\d{1,6})?\.md$/;
const MEDIA = /^media\/[A-Za-z0-9][A-Za-z0-9._@-]{0,200}$/;
const MAX_BYTES = 40 * 1024 * 1024;

/** Reads a file without following links, so that nothing outside the folder is read. */
async function bytesOf(folder: string, file: string): Promise<Buffer> {
  const at = path.join(folder, file);
  const found = await lstat(at).catch(() => null);
  if (!found?.isFile() || found.size > MAX_BYTES) throw new ContentRefused(`${file}: no such file`);
  return readFile(at);
}

async function readMedia(
  folder: string,
  { kind, media }: Written,
  file: string,
): Promise<CheckedUpload | null> {
  if (!media) return null;
  if (!MEDIA.test(media.path) || !uploadOf(kind))
    throw new ContentRefused(`${file}: ${JSON.stringify(media.path)} is no file in media/`);
  const bytes = new Uint8Array(await bytesOf(folder, media.path));
  try {
    if (uploadOf(kind)!.shape === "file") return await checkDocument(media.name, bytes);
    return { name: cleanFileName(media.name), prepared: await preparePhoto(bytes) };
  } catch (error) {
    if (!(error instanceof AttachmentRefused || error instanceof PhotoRefused)) throw error;
    throw new ContentRefused(`${file}: ${media.path} is not taken (${error.code})`);
  }
}

function judge({ kind, key, texts, from, samples }: Written, file: string): Record<string, string> {
  const kindDescription = kindOf(kind);
  const isKnown = kindDescription.single
    ? key === kind
    : kindDescription.list
      ? parseId(key) !== null
      : !kindDescription.fixed || kindDescription.first.some((item) => item.key === key);
  if (!isKnown) throw new ContentRefused(`${file}: the site has no such ${kind}`);
  const unknown = samples.find((name) => !kindDescription.fields.some((field) => field.name === name));
  if (unknown !== undefined) throw new ContentRefused(`${file}: ${kind} has no ${unknown}`);
  const parsed = schemas[kind].safeParse(texts);
  if (!parsed.success) {
    const { path: at, message } = parsed.error.issues[0]!;
    throw new ContentRefused(`${file}: ${at.join(".")}: ${message}`);
  }
  const fields = parsed.data as Record<string, string>;
  const { [from === null ? (kindDescription.holdsFrom ?? "") : ""]: _first, ...mistakes } =
    kindDescription.check?.(key, fields) ?? {};
  const [mistake] = Object.entries(mistakes);
  if (mistake) throw new ContentRefused(`${file}: ${mistake[0]}: ${mistake[1].join(" ")}`);
  return fields;
}

async function readThing(folder: string, kind: KindName, name: string): Promise<Read> {
  const file = `${kind}/${name}`;
  const key = FILE.exec(name)?.[1] ?? "";
  if (!STEM.test(key)) throw new ContentRefused(`${file}: not the name of a thing`);
  const written = fromMarkdown((await bytesOf(folder, file)).toString("utf8"), { kind, key, file });
  return { ...written, fields: judge(written, file), upload: await readMedia(folder, written, file) };
}

/** Reads the pages, pairing the two files that share a name. */
async function readPages(folder: string, names: string[]): Promise<Read[]> {
  const stems = [...new Set(names.map((name) => name.replace(/\.(ar|en)\.md$/, "")))];
  return Promise.all(
    stems.map(async (stem) => {
      const file = `pages/${stem}`;
      const [, key = ""] = FILE.exec(`${stem}.md`) ?? [];
      if (!kindOf("pages").first.some((item) => item.key === key))
        throw new ContentRefused(`${file}: the site has no such pages`);
      const [ar, en] = await Promise.all(
        languages.map(async (lang) => (await bytesOf(folder, `${file}.${lang}.md`)).toString("utf8")),
      );
      const { page, ...when } = pageFromMarkdown({ ar: ar!, en: en! }, file);
      return { kind: "pages", key, fields: page, samples: [], upload: null, ...when } satisfies Read;
    }),
  );
}

async function readFolder(folder: string): Promise<Read[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith(".") && name !== "media").sort();
  const unknown = names.find((name) => !isKind(name));
  if (unknown !== undefined) throw new ContentRefused(`${unknown}: the site has no such content`);
  const kinds = kindNames.filter((each) => names.includes(each));
  for (const part of [...kinds, "media"]) {
    const found = await lstat(path.join(folder, part)).catch(() => null);
    if (found && !found.isDirectory()) throw new ContentRefused(`${part}: not a folder`);
  }
  const things: Read[] = [];
  for (const kind of kinds) {
    const files = (await readdir(path.join(folder, kind))).sort(inOrder);
    if (kind === "pages") things.push(...(await readPages(folder, files)));
    else for (const name of files) things.push(await readThing(folder, kind, name));
  }
  if (!things.length) throw new ContentRefused(`${folder} holds no content.`);
  return things;
}

const inOrder = new Intl.Collator("en", { numeric: true }).compare;

/** Refuses the import if anybody has edited or imported content. */
async function refuseWritten(database: Db | Tx): Promise<void> {
  const isEdited = or(
    isNotNull(contentRevisions.authorId),
    sql`${contentRevisions.liveFrom} <> to_timestamp(0)`,
  );
  const items = database
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(inArray(contentItems.kind, kindNames));
  if (await database.$count(contentRevisions, and(inArray(contentRevisions.itemId, items), isEdited)))
    throw new ContentRefused("The association has already written on this site.");
}

async function itemOf(tx: Tx, kind: KindName, key: string): Promise<number> {
  await tx.insert(contentItems).values({ kind, key }).onConflictDoNothing();
  const [item] = await tx
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(sql`${contentItems.kind} = ${kind} and ${contentItems.key} = ${key}`)
    .for("update");
  return item!.id;
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment));

async function write(tx: Tx, { kind, key, fields, samples, from, until, stored }: Stored): Promise<void> {
  await appendRevision(tx, await itemOf(tx, kind, key), {
    fields: stored ? { ...fields, [uploadOf(kind)!.name]: stored } : fields,
    samples,
    ...keyColumnsOf(stored),
    liveFrom: dateOf(from) ?? new Date(0),
    liveUntil: dateOf(until),
  });
}

/** Stores files before the transaction; a file that no row names afterwards is deleted again. */
function withStored<Result>(
  things: readonly Read[],
  work: (all: Stored[]) => Promise<Result>,
  done: Stored[] = [],
): Promise<Result> {
  const [thing, ...rest] = things;
  if (!thing) return work(done);
  if (!thing.upload) return withStored(rest, work, [...done, { ...thing, stored: null }]);
  return withStoredUpload(thing.upload, (stored) => withStored(rest, work, [...done, { ...thing, stored }]));
}

/** Delivered items that are missing from the folder were taken down at the source, so they are taken down here, too. */
async function takeDownOthers(tx: Tx, things: readonly Read[]): Promise<void> {
  const importedKeys = new Set(things.map(({ kind, key }) => `${kind}/${key}`));
  const others = await tx.select().from(contentItems);
  for (const { id, kind, key } of others)
    if (isKind(kind) && !kindOf(kind).fixed && !importedKeys.has(`${kind}/${key}`))
      await appendRevision(tx, id, { fields: null, liveFrom: new Date(0) });
}

/** Replaces the site's content with that of a folder, all or nothing. Refuses a site on which staff have written. */
export async function importContent(folder: string): Promise<number> {
  const things = await readFolder(folder);
  await refuseWritten(db);
  await addFirstEdition();
  await withStored(things, (all) => db.transaction((tx) => replaceAll(tx, all)));
  await loadEdition();
  return things.length;
}

async function replaceAll(tx: Tx, things: readonly Stored[]): Promise<void> {
  await tx.execute(sql`lock table ${contentRevisions} in share row exclusive mode`);
  await refuseWritten(tx);
  const replaced = new Set<string>();
  for (const thing of things) {
    const name = `${thing.kind}/${thing.key}`;
    if (!replaced.has(name)) {
      const itemId = await itemOf(tx, thing.kind, thing.key);
      await deleteRevisions(tx, itemId);
    }
    replaced.add(name);
    await write(tx, thing);
  }
  await takeDownOthers(tx, things);
  await record(tx, system, {
    action: "content.import",
    subject: "content",
    detail: { count: things.length },
  });
}
