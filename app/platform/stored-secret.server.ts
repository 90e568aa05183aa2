import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

export class SecretRefused extends Error {
  override name = "SecretRefused";
}

/** Also the minimum for SESSION_SECRET. */
const MIN_CHARACTERS = 32;
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";

/** A power cut can leave a file of the right length full of NUL bytes. */
const UNPRINTABLE = /[\p{Cc}\uFFFD]/u;

/** Returns null if there is no file. Throws SecretRefused if it is empty, cut off, or holds control characters. */
export function readSecret(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw new SecretRefused(`${file} cannot be read: ${codeOf(error)}`);
  }
  if (text.length >= MIN_CHARACTERS && !UNPRINTABLE.test(text)) return text;
  throw new SecretRefused(
    `${file} is empty, cut off or unreadable: put its copy back from a backup, or remove it and a new one is drawn`,
  );
}

const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

function publish(part: string, file: string): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error)) || existsSync(file)) throw error;
    renameSync(part, file);
  }
}

function flushFolder(folder: string): void {
  const opened = openSync(folder, "r");
  fsyncSync(opened);
  closeSync(opened);
}

/** Creates the file completely or not at all; another process may have created it first. */
export function createSecret(file: string, bytes: number): { secret: string; drawn: boolean } {
  const secret = randomBytes(bytes).toString("base64url");
  const part = `${file}.${randomUUID()}`;
  let drawn = true;
  try {
    writeFileSync(part, secret, { flag: "wx", mode: 0o600, flush: true });
    publish(part, file);
    flushFolder(path.dirname(file));
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw new SecretRefused(`${file} cannot be written: ${codeOf(error)}`);
    drawn = false;
  } finally {
    rmSync(part, { force: true });
  }
  return { secret: readSecret(file) ?? secret, drawn };
}
