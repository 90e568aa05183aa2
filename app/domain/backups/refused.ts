/** A backup or a restore cannot be; the message is the one line to print. */
export class BackupRefused extends Error {
  override name = "BackupRefused";
}
