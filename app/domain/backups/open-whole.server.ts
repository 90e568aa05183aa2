import { ownMigrations } from "~/db/own-migrations.server";
import { type Archive, openArchive } from "./archive-reader.server";
import { damagedEntries } from "./check-archive.server";
import { firstFew } from "./first-few";
import type { Manifest } from "./manifest";
import { BackupRefused } from "./refused";
import { schemaDistance } from "./schema-distance";
import type { Tell } from "./tell";

async function refuseOtherSchema({ migrations }: Manifest): Promise<void> {
  const distance = schemaDistance(migrations, await ownMigrations());
  if (distance === "same" || distance === "older") return;
  throw new BackupRefused(
    `The backup has the schema ${migrations.at(-1)?.tag}, which is newer than this version of the application knows.`,
  );
}

/** Opens a backup and checks all of it; throws BackupRefused where it is none, is damaged, or is of a newer schema. */
export async function openWhole(file: string, tell: Tell): Promise<Archive> {
  const archive = await openArchive(file);
  try {
    await refuseOtherSchema(archive.manifest);
    tell("checking", archive.manifest.files.length);
    const damaged = await damagedEntries(archive);
    if (damaged.length) throw new BackupRefused(`${file} is damaged: ${firstFew(damaged)}.`);
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}
