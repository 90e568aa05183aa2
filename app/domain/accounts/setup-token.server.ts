import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { db } from "~/db/client.server";
import { log } from "~/platform/log.server";
import { settings } from "~/platform/settings.server";
import { adminExists } from "./admins.server";

const TOKEN_BYTES = 24;
const file = path.join(settings.dataDir, "setup-token");

/** Draws the token where none is set, and keeps it where only the server's user reads it. */
function drawToken(): void {
  const drawn = randomBytes(TOKEN_BYTES).toString("base64url");
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, drawn, { flag: "wx", mode: 0o600 });
    log.info("no administrator exists yet: open /setup with this token", { setupToken: drawn });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function presentToken(): string | null {
  if (settings.setupToken) return settings.setupToken;
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

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
