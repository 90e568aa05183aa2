import { settings } from "~/platform/settings.server";
import { startEmbedded } from "./embedded.server";

let started: ReturnType<typeof startEmbedded> | undefined;

/** The embedded database of the settings, started by the first call; undefined where DATABASE_URL names another. */
export function engine(): typeof started {
  if (!settings.databaseUrl) started ??= startEmbedded(settings.dataDir);
  return started;
}
