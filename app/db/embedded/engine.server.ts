import { settings } from "~/platform/settings.server";
import { startEmbedded } from "./embedded.server";

let started: ReturnType<typeof startEmbedded> | undefined;

export function engine(): typeof started {
  if (!settings.databaseUrl) started ??= startEmbedded(settings.dataDir);
  return started;
}
