import path from "node:path";
import { settings } from "~/platform/settings.server";
import { filesystemStorage } from "./filesystem.server";
import { impatientReads } from "./impatient-reads";
import { patient } from "./patient";
import { s3Storage } from "./s3.server";
import { sayingAway } from "./saying-away";
import type { Storage } from "./storage";

export { StorageKeyRefused } from "./key";
export type { ByteRange, Storage, StoredEntry, StoredFile } from "./storage";

let chosen: Storage | undefined;
let chosenPatient: Storage | undefined;

const inFolder = () => filesystemStorage(path.join(settings.dataDir, "files"));

/** The storage that the settings name: the S3 bucket where there is one, else the folder `files` of DATA_DIR. */
export function storage(): Storage {
  chosen ??= sayingAway(settings.s3 ? impatientReads(s3Storage(settings.s3)) : inFolder());
  return chosen;
}

/** The same storage for commands, which would rather wait than fail: `patient`, where `storage()` minds the pages. */
export function patientStorage(): Storage {
  chosenPatient ??= sayingAway(patient(settings.s3 ? s3Storage(settings.s3) : inFolder()));
  return chosenPatient;
}
