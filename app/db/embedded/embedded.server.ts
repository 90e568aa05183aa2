import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { watchHeartbeat } from "./heartbeat.server";

export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

class DatabaseNotOpened extends Error {
  override name = "DatabaseNotOpened";
}

export class NotCopied extends Error {
  override name = "NotCopied";
}

const LONGEST_SOCKET_PATH = 100;
const LOCK_REFUSED = 75;
/** A slow machine needs more than a minute to initialise a folder, or to recover a large database after a crash. */
const LONGEST_OPENING_MS = 5 * 60_000;
/** Nearly all memory of the engine lies outside V8's heap; compiling it on one thread takes the least. */
const SMALL = ["--max-old-space-size=512", "--max-semi-space-size=2", "--wasm-num-compilation-tasks=1"];
/** Settings that make malloc return memory that V8 used for compiling; otherwise it stays allocated in fragments. */
const GIVEN_BACK = ["MALLOC_ARENA_MAX=1", "MALLOC_MMAP_THRESHOLD_=32768"];

/** Returns the path of the socket, which is inside the folder unless that makes it too long for a socket. */
export function socketOf(dataDir: string): string {
  const inside = path.join(dataDir, "database.sock");
  if (inside.length <= LONGEST_SOCKET_PATH) return inside;
  return path.join(
    tmpdir(),
    `naqaba-${createHash("sha256").update(dataDir).digest("hex").slice(0, 24)}.sock`,
  );
}

type Embedded = {
  stop(): Promise<void>;
  ended: Promise<void>;
  pausedMs?: number;
  watch(stalled: () => void): () => void;
};

/**
 * Starts the engine. With `copyOf`, the socket of a running server, it works on a copy of that server's database.
 * Throws DataFolderInUse or NotCopied.
 */
export async function startEmbedded(dataDir: string, copyOf?: string): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = path.join(dataDir, "lock");
  const child = spawn(
    "flock",
    [
      ...["--wait", "3", "--conflict-exit-code", String(LOCK_REFUSED), "--no-fork", lock],
      ...["env", ...GIVEN_BACK, process.execPath, ...SMALL, path.resolve("build/embedded-database.js")],
      ...[
        "serve",
        path.join(dataDir, "database"),
        socketOf(dataDir),
        path.resolve("build/empty-database.tar"),
        ...(copyOf ? [copyOf] : []),
      ],
    ],
    { stdio: ["ignore", "inherit", "inherit", "ipc"], detached: true },
  );
  const { pausedMs } = await ready(child, dataDir);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    ended,
    pausedMs,
    watch: (stalled: () => void) =>
      watchHeartbeat(child, () => {
        stalled();
        child.kill("SIGKILL");
      }),
    async stop() {
      if (child.connected) child.disconnect();
      const late = setTimeout(() => child.kill("SIGKILL"), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

const RESTORE =
  "restore a backup: move DATA_DIR/database away, then npm run cli -- restore FILE (docs/ops/backup-and-restore.md)";

function whyEnded(code: number | null, dataDir: string): Error {
  if (code === LOCK_REFUSED)
    return new DataFolderInUse(
      `DATA_DIR ${dataDir} is in use by another process: stop it first, or set DATABASE_URL.`,
    );
  return new DatabaseNotOpened(
    `The database in DATA_DIR ${dataDir} cannot be opened. If it is damaged, ${RESTORE}.`,
  );
}

type EngineMessage = { pausedMs?: number } | { problem: string } | { missing: string };

const incomplete = (missing: string, dataDir: string) =>
  new DatabaseNotOpened(
    `${path.join(dataDir, "database")} is not empty, but ${missing} is missing, so it is not a complete database. Nothing in it was changed. Put the file back, or ${RESTORE}.`,
  );

export function ready(child: ChildProcess, dataDir: string) {
  let late: NodeJS.Timeout;
  return new Promise<{ pausedMs?: number }>((resolve, reject) => {
    late = setTimeout(() => {
      reject(
        new DatabaseNotOpened(
          `The database in DATA_DIR ${dataDir} has not been opened within five minutes. Start again, or ${RESTORE}.`,
        ),
      );
      child.kill("SIGKILL");
    }, LONGEST_OPENING_MS);
    child.once("message", (message: EngineMessage) => {
      if ("problem" in message)
        reject(new NotCopied(`The database could not be copied: ${message.problem}.`));
      else if ("missing" in message) reject(incomplete(message.missing, dataDir));
      else resolve(message);
    });
    child.once("error", () =>
      reject(new Error("The embedded database needs the `flock` command (util-linux), or set DATABASE_URL.")),
    );
    child.once("exit", (code) => reject(whyEnded(code, dataDir)));
  }).finally(() => clearTimeout(late));
}
