import { rmSync } from "node:fs";
import path from "node:path";

const { settings, settingsAtStart } = await import("./database-worker");

/** Resets settings and data, so that a test file does not depend on earlier ones in its worker. */
Object.assign(settings, settingsAtStart);
rmSync(path.join(settings.dataDir, "files"), { recursive: true, force: true });
