import { sql } from "drizzle-orm";
import { type Db, type Tx, withDedicatedConnection } from "~/db";
import { appliedMigrations, migrateDatabase, migrateUpTo, ownMigrations } from "~/db/migrations.server";
import { type Verdict, verifyChain } from "~/domain/audit/chain.server";
import { settings } from "~/platform/settings.server";
import { retryingStorage } from "~/platform/storage/storage.server";
import { measured } from "./archive-lines.server";
import { type Archive, openWhole } from "./archive-reader.server";
import {
  clearRestoreMark,
  markRestoreStarted,
  refuseFiles,
  refuseNewerSchema,
  refuseRestored,
  refuseRows,
} from "./empty-target.server";
import { loadRows } from "./load-rows.server";
import type { FileInArchive, Manifest } from "./manifest";
import { readAhead } from "./read-ahead";
import { BackupRefused, firstFew, type Tell } from "./report";
import { replaceStoredSecret, secretFingerprints } from "./secrets.server";
import { quoted, readTables, useExactFormats } from "./tables.server";

const FILES_AT_ONCE = 6;

async function isAsArchived({ key, size, sha256 }: FileInArchive): Promise<boolean> {
  const stored = await retryingStorage().get(key);
  if (!stored) return false;
  const found = measured(new Uint8Array(await new Response(stored.body).arrayBuffer()));
  return found.size === size && found.sha256 === sha256;
}

async function loadFiles(archive: Archive): Promise<string[]> {
  const different: string[] = [];
  const loaded = readAhead(archive.manifest.files, FILES_AT_ONCE, async (file) => {
    await retryingStorage().put(file.key, await archive.file(file.key), file.contentType);
    return { key: file.key, isComplete: await isAsArchived(file) };
  });
  for await (const { key, isComplete } of loaded) if (!isComplete) different.push(key);
  return different;
}

/** `otherSecrets` counts the backup's secrets that this installation does not have. */
export type RestoreReport = { manifest: Manifest; audit: Verdict; otherSecrets: number };

function refuseDifferent(what: string, names: string[]): void {
  if (names.length)
    throw new BackupRefused(`Nothing was restored: ${what} did not read as backed up: ${firstFew(names)}.`);
}

async function lockTables(tx: Tx): Promise<void> {
  const names = (await readTables(tx)).map(({ name }) => quoted(name));
  await tx.execute(sql.raw(`lock table ${names.join(", ")} in access exclusive mode`));
}

/** Commits rows only after all files are stored, so that a killed restore leaves the database empty. */
const load = (db: Db, archive: Archive, tell: Tell) =>
  db.transaction(async (tx) => {
    await useExactFormats(tx);
    await lockTables(tx);
    await refuseRows(tx);
    tell("rows");
    refuseDifferent("tables", await loadRows(tx, archive));
    tell("files", archive.manifest.files.length);
    await markRestoreStarted(archive.id);
    refuseDifferent("files", await loadFiles(archive));
    if (archive.manifest.keptSecret) await replaceStoredSecret(await archive.keptSecret());
  });

function otherSecrets({ keptSecret, secretFingerprints: archivedFingerprints }: Manifest): number {
  if (keptSecret && settings.storedSecretFile) return 0;
  const currentFingerprints = secretFingerprints();
  return archivedFingerprints.filter((one) => !currentFingerprints.includes(one)).length;
}

async function isReady(db: Db, archive: Archive): Promise<boolean> {
  const { migrations } = archive.manifest;
  await refuseRestored(db, archive);
  await refuseRows(db);
  const applied = await appliedMigrations(db);
  refuseNewerSchema(applied, migrations);
  await refuseFiles(archive);
  return applied.length === migrations.length;
}

/** Restores into an empty database and storage. Throws BackupRefused before any row is written. */
export async function restore(
  file: string,
  tell: Tell,
  onDatabase = withDedicatedConnection,
): Promise<RestoreReport> {
  const archive = await openWhole(file, tell);
  try {
    const { manifest } = archive;
    tell("database");
    const ready = await onDatabase((db) => isReady(db, archive));
    if (!ready) await migrateUpTo(manifest.migrations);
    await onDatabase((db) => load(db, archive, tell));
    const isOlder = (await ownMigrations()).length > manifest.migrations.length;
    if (isOlder) await migrateDatabase();
    tell("verifying");
    const audit = await verifyChain();
    await clearRestoreMark();
    return { manifest, audit, otherSecrets: otherSecrets(manifest) };
  } finally {
    archive.close();
  }
}
