import { createHash, timingSafeEqual } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { db } from "~/db/client.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { createSecret, readSecret } from "~/platform/stored-secret.server";
import { adminExists } from "./admins.server";

const TOKEN_BYTES = 24;
const file = settings.setupTokenFile;

/** Draws the token where none is set, and keeps it where only the server's user reads it. */
function drawToken(): void {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  const { secret, drawn } = createSecret(file, TOKEN_BYTES);
  if (drawn) log.info("no administrator exists yet: open /setup with this token", { setupToken: secret });
}

/** The token of /setup, from the settings or as it is kept; null where there is none. */
export const presentToken = (): string | null => settings.setupToken ?? readSecret(file);

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether this is the token of the installation, in the same time whatever is typed. */
export function isSetupToken(typed: string): boolean {
  const token = presentToken();
  return token !== null && timingSafeEqual(digest(typed.trim()), digest(token));
}

/** While no admin exists and no token is set, draws one, once, and writes it to the log. */
export async function announceSetup(): Promise<void> {
  if (!settings.setupToken && !(await adminExists(db))) drawToken();
}

/** The token has done its work. */
export const forgetSetupToken = () => rmSync(file, { force: true });

/** The token in use, drawn where there is none, or in any case where it is wanted `anew`; null once there is an administrator. */
export async function setupTokenNow({ anew }: { anew: boolean }): Promise<string | null> {
  if (await adminExists(db)) return null;
  if (anew) forgetSetupToken();
  drawToken();
  return presentToken();
}
