import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";
import { type Settings, SettingsMistake, settingsFrom } from "./settings-schema";
import { createSecret, readSecret, SecretRefused } from "./stored-secret.server";

function checkReadable(name: string, file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new SettingsMistake(`${name} must be a file that can be read: ${file}`);
  }
}

const keepsNothing = ({ databaseUrl, s3, sessionSecrets }: Settings) =>
  Boolean(databaseUrl && s3 && sessionSecrets);

function checkFolder({ dataDir }: Settings): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsMistake(`DATA_DIR must be a folder that this user can write to: ${dataDir} (${code})`);
  }
}

const SECRET_BYTES = 32;

function storedIn(dataDir: string): { secret: string; file: string } {
  const file = path.join(dataDir, "session-secret");
  return { secret: readSecret(file) ?? createSecret(file, SECRET_BYTES).secret, file };
}

/** `storedSecretFile` is null if SESSION_SECRET is set; the setup token is kept in its file until there is an admin. */
type Read = Settings & { sessionSecrets: string[]; storedSecretFile: string | null; setupTokenFile: string };

function read(): Read {
  const settings = settingsFrom(process.env);
  if (settings.certificateP12) checkReadable("CERTIFICATE_P12", settings.certificateP12.file);
  if (!keepsNothing(settings)) checkFolder(settings);
  const setupTokenFile = path.join(settings.dataDir, "setup-token");
  try {
    if (!settings.setupToken && !keepsNothing(settings)) readSecret(setupTokenFile);
    const stored = settings.sessionSecrets ? null : storedIn(settings.dataDir);
    const sessionSecrets = settings.sessionSecrets ?? [stored!.secret];
    return { ...settings, sessionSecrets, storedSecretFile: stored?.file ?? null, setupTokenFile };
  } catch (error) {
    throw error instanceof SecretRefused ? new SettingsMistake(error.message) : error;
  }
}

export const settings = read();
