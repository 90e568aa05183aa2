import { existsSync } from "node:fs";
import path from "node:path";
import { drizzle } from "drizzle-orm/postgres-js";
import { settings } from "~/platform/settings.server";
import { connect, type Db } from "./client.server";
import { copySocketOf, offersCopies } from "./embedded/copies";
import { DataFolderInUse, NotCopied, socketOf, startEmbedded } from "./embedded/embedded.server";
import * as schema from "./schema";

/** `pausedMs` is how long a running server executed no query because of it. */
export type Source = {
  db: Db;
  engine: "embedded" | "postgres";
  pausedMs?: number;
  close(): Promise<void>;
};

class NoSource extends Error {
  override name = "NoSource";
}

const COPY_FOLDER = "backup";

async function startEngine() {
  const { dataDir } = settings;
  if (!existsSync(path.join(dataDir, "database", "PG_VERSION")))
    throw new NoSource(`There is no database in DATA_DIR ${dataDir}.`);
  const copySocket = copySocketOf(socketOf(dataDir));
  if (!(await offersCopies(copySocket))) return { dataDir, engine: await startEmbedded(dataDir) };
  const copyDir = path.join(dataDir, COPY_FOLDER);
  try {
    return { dataDir: copyDir, engine: await startEmbedded(copyDir, copySocket) };
  } catch (error) {
    if (error instanceof DataFolderInUse)
      throw new NoSource("Another backup of this DATA_DIR is in progress.");
    if (error instanceof NotCopied) throw new NoSource(error.message);
    throw error;
  }
}

/** Opens the database to read from; an embedded database in use is copied first. Throws NoSource or DataFolderInUse. */
export async function openSource(): Promise<Source> {
  const embedded = settings.databaseUrl ? null : await startEngine();
  const connection = connect({ max: 1, dataDir: embedded?.dataDir });
  return {
    db: drizzle(connection, { schema }),
    engine: embedded ? "embedded" : "postgres",
    pausedMs: embedded?.engine.pausedMs,
    async close() {
      await connection.end({ timeout: 5 });
      await embedded?.engine.stop();
    },
  };
}
