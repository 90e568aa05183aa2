import { hkdfSync } from "node:crypto";
import { settings } from "./settings.server";

const KEY_BYTES = 32;

/** The keys of this installation for a purpose, one for each SESSION_SECRET: the first one is in use, the others were. */
export const ownKeys = (purpose: string): Buffer[] =>
  settings.sessionSecrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, KEY_BYTES)));
