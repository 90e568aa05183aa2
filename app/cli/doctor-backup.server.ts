import { findLastBackup } from "~/domain/backups/last-backup.server";
import { now } from "~/platform/clock.server";
import { type Finding, findingsAbout } from "./finding";

const HOUR = 3_600_000;
const MB = 1024 * 1024;
const OLD_HOURS = 26;

/** How old the last backup is; one a day is expected. */
export async function checkBackup(): Promise<Finding> {
  const { fine, warning } = findingsAbout("backup");
  const last = await findLastBackup();
  if (!last) return warning("no note of one in storage: `npm run cli -- backup FILE`");
  const hours = Math.floor((now().getTime() - last.finishedAt.getTime()) / HOUR);
  const text = `the last is ${hours} h old, ${Math.ceil(last.bytes / MB)} MB`;
  return hours < OLD_HOURS ? fine(text) : warning(text);
}
