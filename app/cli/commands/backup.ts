import { archiveLine, manifestLines, missingLines, stepProgressText } from "../backup-report";
import { type Command, exitOnExpectedError } from "../command";

export const command: Command = {
  summary: "writes database and files to one archive, while the site runs or not",
  usage: "FILE",
  explanation: `
Everything that was acknowledged before the command began is in the archive: all rows as they were at one moment, and
every file that they name. The site goes on meanwhile. An embedded database that a server has open is copied within its
DATA_DIR first, for which it waits a moment; that needs as much free space as the database has, and is removed at the
end. On PostgreSQL it is read in one transaction.

FILE is a ZIP with a manifest of all hashes, for its owner alone. It is written as FILE.part and gets its name once it
is whole and on the disk; a FILE that is there already is refused. Files that are deleted on the site are kept until
the backup ends, or for six hours where it was killed.

THE ARCHIVE HOLDS EVERYTHING: names, national numbers, papers, hashes of passwords, letters with their links and, where
SESSION_SECRET is not set, the secret that the installation made itself. Keep it as you keep the database: encrypted,
away from the machine, for as long as the association's rules allow. Where SESSION_SECRET is set it is not in the
archive: keep it elsewhere, for without it drafts, second steps and links do not open after a restore. Other settings,
and the file of CERTIFICATE_P12, are never in it.

Ends with 1 where storage does not have a file that a row names; the archive is kept then, and each such file is named.
The last lines are for your files: what was taken, and the archive's sha256. The last backup is on record for /readyz
and /metrics.`,
  positionals: { min: 1, max: 1 },
  async run({ positionals: [file = ""] }) {
    const began = performance.now();
    const { backUp } = await import("~/domain/backups/back-up.server");
    const { manifest, archive, pausedMs, noted } = await exitOnExpectedError(() =>
      backUp(file, stepProgressText()),
    );
    for (const line of [...missingLines(manifest), ...manifestLines(manifest)]) console.log(line);
    if (pausedMs !== undefined) console.log(`Paused     the running server, for ${pausedMs} ms`);
    if (!noted) console.log("NOT NOTED  failed to record this backup in storage");
    console.log(archiveLine(file, archive.size, archive.sha256));
    console.log(`Backed up in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    if (manifest.missingFiles.length)
      console.log(`The archive is kept, without ${manifest.missingFiles.length} files.`);
    return manifest.missingFiles.length ? 1 : 0;
  },
};
