import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Picture, StoredFile } from "~/content/edition";
import { languages } from "~/i18n";
import { storage } from "~/platform/storage/storage.server";
import { ContentRefused, toMarkdown, type Written } from "./as-markdown";
import { currentRevisions, publishedVersions } from "./edition.server";
import { uploadOf } from "./kinds";
import { pageToMarkdown } from "./page-as-markdown";
import type { PageFields } from "./page-schema";
import type { LiveRevision } from "./resolve";

/** Matches allowed file names, so that none leads out of its folder. */
export const STEM = /^(?=.{1,100}$)[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/;

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length) throw new ContentRefused(`${folder} is not empty.`);
}

const isPicture = (upload: Picture | StoredFile): upload is Picture => "photoKey" in upload;

function sourceOf(upload: Picture | StoredFile) {
  if (isPicture(upload))
    return { key: `${upload.photoKey}/full.webp`, extension: "webp", name: upload.photoName };
  return { key: upload.fileKey, extension: upload.fileType, name: upload.fileName };
}

async function copyMedia(folder: string, stem: string, upload: Picture | StoredFile) {
  const { key, extension, name } = sourceOf(upload);
  const file = await storage().get(key);
  if (!file) throw new ContentRefused(`Storage does not have ${key}, which ${stem} shows.`);
  await mkdir(path.join(folder, "media"), { recursive: true });
  const media = `media/${stem}.${extension}`;
  await pipeline(Readable.fromWeb(file.body as never), createWriteStream(path.join(folder, media)));
  return { path: media, name };
}

const isText = (each: [string, unknown]): each is [string, string] => typeof each[1] === "string";
const moment = (at: number | null) => (at ? new Date(at).toISOString() : null);

async function asWritten(folder: string, stem: string, revision: LiveRevision): Promise<Written> {
  const { kind, key, samples, from, until } = revision;
  const fields = revision.fields!;
  const upload = fields[uploadOf(kind)?.name ?? ""] as Picture | StoredFile | undefined;
  return {
    kind,
    key,
    texts: Object.fromEntries(Object.entries(fields).filter(isText)),
    media: upload ? await copyMedia(folder, `${kind}-${stem}`, upload) : null,
    samples: [...samples],
    from: moment(from),
    until: moment(until),
  };
}

/** Returns the files of an item: one for each language of a page, one for everything else. */
async function filesOf(
  folder: string,
  stem: string,
  revision: LiveRevision,
): Promise<Array<[string, string]>> {
  const { kind, fields, from, until } = revision;
  if (kind !== "pages") return [[`${stem}.md`, toMarkdown(await asWritten(folder, stem, revision))]];
  const when = { from: moment(from), until: moment(until) };
  return languages.map((lang) => [`${stem}.${lang}.md`, pageToMarkdown(fields as PageFields, lang, when)]);
}

/** Yields file names by item: the current version has the item's own name, other versions a number after it. */
function* stems(): Generator<[string, LiveRevision]> {
  const holding = new Set(currentRevisions());
  const counted = new Map<string, number>();
  for (const revision of publishedVersions()) {
    const { kind, key } = revision;
    if (!STEM.test(key))
      throw new ContentRefused(`${kind} ${JSON.stringify(key)} cannot be the name of a file.`);
    if (holding.has(revision)) yield [key, revision];
    else {
      const number = (counted.get(`${kind}/${key}`) ?? 0) + 1;
      counted.set(`${kind}/${key}`, number);
      yield [`${key}@${number}`, revision];
    }
  }
}

/** Exports everything published as Markdown, an item a file, kinds in folders. The same content gives the same bytes. */
export async function exportContent(folder: string): Promise<number> {
  await emptyFolder(folder);
  let count = 0;
  for (const [stem, revision] of stems()) {
    await mkdir(path.join(folder, revision.kind), { recursive: true });
    for (const [name, text] of await filesOf(folder, stem, revision)) {
      await writeFile(path.join(folder, revision.kind, name), text, { flag: "wx" });
      count++;
    }
  }
  return count;
}
