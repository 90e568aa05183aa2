import { rmSync } from "node:fs";
import path from "node:path";

const { settings, settingsAtStart } = await import("./database-worker");

/** Of the files before it in its worker a file finds neither their settings nor what they stored. */
Object.assign(settings, settingsAtStart);
rmSync(path.join(settings.dataDir, "files"), { recursive: true, force: true });
