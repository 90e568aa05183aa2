import path from "node:path";
import { settings } from "~/platform/settings.server";

/** Copies of what the two addresses answer, for checks on this machine without a network and a database. */
export const proofFiles = {
  keys: path.join(settings.dataDir, "certificate-keys.json"),
  status: path.join(settings.dataDir, "certificate-status.json"),
};
