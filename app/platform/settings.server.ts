import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Settings, SettingsMistake, settingsFrom } from "./settings-schema";

export { SettingsMistake };

function keptSecret(file: string): string {
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

/** With nothing to keep in the folder, it need not be there. */
function checkFolder({ dataDir, databaseUrl, s3, sessionSecrets }: Settings): void {
  if (databaseUrl && s3 && sessionSecrets) return;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsMistake(`DATA_DIR must be a folder that this user can write to: ${dataDir} (${code})`);
  }
}

/** `keptSecretFile`: where the installation keeps the secret that it made itself; null with SESSION_SECRET. */
type Read = Settings & { sessionSecrets: string[]; keptSecretFile: string | null };

function read(): Read {
  const settings = settingsFrom(process.env);
  if (settings.certificateP12) checkReadable("CERTIFICATE_P12", settings.certificateP12.file);
  checkFolder(settings);
  if (settings.sessionSecrets)
    return { ...settings, sessionSecrets: settings.sessionSecrets, keptSecretFile: null };
  const keptSecretFile = path.join(settings.dataDir, "session-secret");
  return { ...settings, sessionSecrets: [keptSecret(keptSecretFile)], keptSecretFile };
}

/** The settings of this process, read once from the environment; throws SettingsMistake with one line per mistake. */
export const settings = read();
