import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { archiveLine, manifestLines, missingLines, stepProgressText } from "../backup-report";
import { type Command, exitOnExpectedError } from "../command";
import { verdictLine } from "./verify-audit";

type Place = { dataDir: string; databaseUrl?: string; s3?: { bucket: string; endpoint?: string } };

function shownDatabase(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `PostgreSQL, ${pathname.slice(1) || "its own database"} at ${host || searchParams.get("host") || "localhost"}`;
}

export const placeLines = ({ dataDir, databaseUrl, s3 }: Place): string[] => [
  `Rows to    ${databaseUrl ? shownDatabase(databaseUrl) : `embedded database in DATA_DIR ${dataDir}`}`,
  `Files to   ${s3 ? `bucket ${s3.bucket}${s3.endpoint ? ` at ${new URL(s3.endpoint).host}` : ""}` : `folder ${dataDir}/files`}`,
];

async function lineOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return archiveLine(file, (await stat(file)).size, hash.digest("hex"));
}

async function checkOnly(file: string): Promise<0> {
  const { openWhole } = await import("~/domain/backups/archive-reader.server");
  const archive = await exitOnExpectedError(() => openWhole(file, stepProgressText()));
  archive.close();
  for (const line of [...missingLines(archive.manifest), ...manifestLines(archive.manifest)])
    console.log(line);
  console.log(await lineOf(file));
  console.log("The archive is whole. Nothing was restored.");
  return 0;
}

async function restoreAll(file: string): Promise<0 | 1> {
  const began = performance.now();
  const { settings } = await import("~/platform/settings.server");
  for (const line of placeLines(settings)) console.log(line);
  const { withDatabase } = await import("../with-database");
  const { restore } = await import("~/domain/backups/restore.server");
  const restoring = () => withDatabase(() => restore(file, stepProgressText()), { migrating: false });
  const { manifest, audit, otherSecrets } = await exitOnExpectedError(restoring);
  for (const line of [...missingLines(manifest), ...manifestLines(manifest)]) console.log(line);
  console.log(await lineOf(file));
  if (otherSecrets) {
    console.log(
      "SECRET     SESSION_SECRET is not that of the backup: set it to that, or add it to the list, or drafts, second steps and links will not open",
    );
  }
  console.log(verdictLine(audit));
  console.log(`Restored and compared in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return audit.broken ? 1 : 0;
}

export const command: Command = {
  summary: "restores an archive of `backup` into an empty installation, of either kind",
  usage: "FILE [--check]",
  explanation: `
The settings say where: an embedded database or PostgreSQL, files in DATA_DIR or in S3, whichever the backup was of; the
first lines name it.
The server must be stopped. Database and storage must be empty; what is in the way is named and nothing is changed.
There is no option to write over what is there: use a new DATA_DIR, or a new database and bucket.

The whole archive is checked before the first row is written. A backup of an earlier schema is restored as it was and
then brought up to date, for which the database must have no schema yet or one no newer than the backup's; one of a
newer schema is refused: use the version that made it, or a later one. All rows come in one transaction. Before it ends, every
table is read again and compared with the archive, and so is every file; then the chain of the audit is checked.
Killed at any moment, it leaves a database without rows, and can be started again, or the whole backup. The files that it
had stored by then make way for the same archive alone: before another one, empty the bucket or the folder \`files\`.

--check checks the archive alone: nothing is restored, and no database is needed.

Where the archive holds the secret that the installation made itself, it takes the place of the one in DATA_DIR, unless
SESSION_SECRET is set. Letters that waited in the outbox when the backup was taken go out once the server starts, also
those that have gone out since; whoever was signed in then is signed in again. After a backup of an embedded database that
was open, the next ids and serials may skip up to 32 numbers, as they do after a crash.

Ends with 0 when all is as it was backed up, with 1 otherwise.`,
  options: { check: { type: "boolean" } },
  positionals: { min: 1, max: 1 },
  run: ({ positionals: [file = ""], values }) => (values.check ? checkOnly(file) : restoreAll(file)),
};
