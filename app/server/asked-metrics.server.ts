import { mailState } from "~/domain/outbox/mail-state";
import { now } from "~/platform/clock.server";
import { canSend } from "~/platform/mail.server";
import { gauge } from "~/platform/metrics.server";
import { isReadOnlyFor } from "~/platform/read-only.server";
import { databaseAnswers, diskFree, lastBackup, outboxFigures, storageAnswers } from "./conditions.server";
import { diskState } from "./disk-guard.server";

const databaseUp = gauge("database_up", "1 while the database answers");
const storageUp = gauge("storage_up", "1 while files can be kept");
const waiting = gauge("outbox_waiting", "Letters that wait to be sent");
const failed = gauge("outbox_failed", "Letters that were given up and wait for somebody to look at them");
const oldest = gauge(
  "outbox_oldest_waiting_seconds",
  "For how long the oldest waiting letter waits, 0 for none",
);
const lastSent = gauge("mail_last_sent_seconds", "Since a letter was last sent");
const mailUp = gauge("mail_up", "1 while letters go out, 0 while they do not, NaN while mail is off");
const free = gauge("disk_free_bytes", "Room for this server where DATA_DIR is");
const disk = gauge("disk_state", "0 fine, 1 low: no files are taken, 2 full: nothing is");
const backup = gauge("backup_age_seconds", "Since the last backup was finished");
const readOnly = gauge("read_only", "1 while nothing is taken down, or no files, by the reason", "because");

const DISK_STATES = ["fine", "low", "full"];
const REASONS = ["maintenance", "disk", "files"] as const;
const UNKNOWN = Number.NaN;

/** Looks at what others keep and sets the figures by it, within two seconds; NaN is what could not be found out. */
export async function setAskedMetrics(): Promise<void> {
  const [database, files, letters, bytes, last] = await Promise.all([
    databaseAnswers(),
    storageAnswers(),
    outboxFigures(),
    diskFree(),
    lastBackup(),
  ]);
  databaseUp.set(Number(database));
  storageUp.set(Number(files));
  waiting.set(letters?.waiting ?? UNKNOWN);
  failed.set(letters?.failed ?? UNKNOWN);
  oldest.set(letters ? (letters.oldestWaiting ?? 0) : UNKNOWN);
  lastSent.set(letters?.lastSent ?? UNKNOWN);
  mailUp.set(canSend() && letters ? Number(mailState(true, letters) === "working") : UNKNOWN);
  free.set(bytes ?? UNKNOWN);
  disk.set(DISK_STATES.indexOf(diskState()));
  backup.set(last ? (now().getTime() - last.finishedAt.getTime()) / 1000 : UNKNOWN);
  for (const because of REASONS) readOnly.set({ because }, Number(isReadOnlyFor(because)));
}
