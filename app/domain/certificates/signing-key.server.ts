import { readFile } from "node:fs/promises";
import { settings } from "~/platform/settings.server";
import type { SigningKey } from "./signed-pdf.server";

/** The key of the settings, with which certificates are signed; none where none is set. */
export async function signingKey(): Promise<SigningKey | undefined> {
  const { certificateP12 } = settings;
  return certificateP12 && { p12: await readFile(certificateP12.file), password: certificateP12.password };
}
