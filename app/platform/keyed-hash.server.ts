import { createHmac } from "node:crypto";
import { ownKeys } from "./own-keys.server";

/** The HMAC of a text under each SESSION_SECRET, for finding again what was kept before a rotation. */
export const keyedHashes = (purpose: string, text: string): string[] =>
  ownKeys(purpose).map((key) => createHmac("sha256", key).update(text).digest("base64url"));

/** The HMAC of a text: the same for the same text, and nothing to be tried out without the installation's secret. */
export const keyedHash = (purpose: string, text: string): string => keyedHashes(purpose, text)[0]!;
