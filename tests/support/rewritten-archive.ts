import { piecesOf } from "~/domain/backups/archive-lines.server";
import { openArchive } from "~/domain/backups/archive-reader.server";
import { writeArchive } from "~/domain/backups/archive-writer.server";
import { fileEntry, MANIFEST, type Manifest, STORED_SECRET, tableEntry } from "~/domain/backups/manifest";

async function* changed(lines: AsyncIterable<string>, change: (line: string) => string) {
  for await (const line of lines) yield change(line);
}

type Changes = { manifest?: (manifest: Manifest) => unknown; line?: (table: string, line: string) => string };

/** Writes a backup anew with another manifest or other rows, and all the rest as it was. */
export async function rewriteArchive(
  from: string,
  to: string,
  { manifest = (one) => one, line = (_table, one) => one }: Changes,
): Promise<void> {
  const archive = await openArchive(from);
  const written = await writeArchive(to);
  for (const { name } of archive.manifest.tables) {
    const lines = changed(archive.lines(name), (one) => line(name, one));
    await written.add(tableEntry(name), piecesOf(lines), { compress: true });
  }
  for (const { key } of archive.manifest.files)
    await written.add(fileEntry(key), [await archive.file(key)], { compress: false });
  if (archive.manifest.keptSecret)
    await written.add(STORED_SECRET, [await archive.keptSecret()], { compress: false });
  const text = JSON.stringify(manifest(structuredClone(archive.manifest)));
  await written.add(MANIFEST, [text], { compress: true });
  await written.finish();
  archive.close();
}
