import { StorageAway } from "./away.server";
import { causesOf } from "./causes";
import { settings } from "./settings.server";

/** The site cannot start; the message is what to print: one or two lines that name a setting or a command. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

/** A start that failed for want of files, as the setting that says where they are; any other error as it is. */
export function startRefused(error: unknown): unknown {
  const causes = [...causesOf(error)];
  if (!causes.some((each) => each instanceof StorageAway)) return error;
  const { name, message } = causes.at(-1)!;
  const because = `${name}: ${message}`.split("\n")[0];
  if (!settings.s3) return new StartRefused(`DATA_DIR ${settings.dataDir} cannot keep files: ${because}`);
  const { bucket, accessKeyId } = settings.s3;
  const keys = accessKeyId ? "" : "\nS3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set.";
  return new StartRefused(`S3_BUCKET ${bucket} cannot keep files: ${because}${keys}`);
}
