import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const filesOf = (entry) =>
  statSync(entry).isDirectory()
    ? readdirSync(entry, { recursive: true }).map((name) => path.join(entry, name))
    : [entry];

/** Returns a fingerprint of these files and folders, without tests. */
export function fingerprint(entries) {
  const hash = createHash("sha256");
  const files = entries.filter((entry) => existsSync(entry)).flatMap(filesOf);
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(file).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
