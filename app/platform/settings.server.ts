import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Settings, SettingsMistake, settingsFrom } from "./settings-schema";

export { SettingsMistake };

function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

function checkReadable(name: string, file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new SettingsMistake(`${name} must be a file that can be read: ${file}`);
  }
}

function read(): Settings & { sessionSecrets: string[] } {
  const settings = settingsFrom(process.env);
  if (settings.certificateP12) checkReadable("CERTIFICATE_P12", settings.certificateP12.file);
  return { ...settings, sessionSecrets: settings.sessionSecrets ?? [keptSecret(settings.dataDir)] };
}

/** The settings of this process, read once from the environment; throws SettingsMistake with one line per mistake. */
export const settings = read();
