import { spawn } from "node:child_process";
import { once } from "node:events";
import type { FileHandle } from "node:fs/promises";
import path from "node:path";
import { createInterface } from "node:readline";
import type { ReadingMessage, ReadingTerms } from "./reading-messages";

const MAX_HEAP_MB = 320;

/** The reading process ended before the file, for want of memory or by an error. */
export class ReadingFailed extends Error {
  override name = "ReadingFailed";
}

/** The signals that reach all processes of a server that is stopped in a terminal. */
const STOPS: readonly unknown[] = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Reads and judges an open file in a child process, and yields what it finds as fast as it is asked for. Throws
 * ReadingFailed, and another error if the process was stopped; it never outlives the caller.
 */
export async function* readBeside(
  file: FileHandle,
  terms: ReadingTerms,
): AsyncGenerator<ReadingMessage, void> {
  const program = path.resolve("build/register-file.js");
  const child = spawn(process.execPath, [`--max-old-space-size=${MAX_HEAP_MB}`, program], {
    stdio: ["pipe", "pipe", "inherit", file.fd],
  });
  const ended = once(child, "close");
  ended.catch(() => {});
  try {
    child.stdin!.on("error", () => {});
    child.stdin!.end(JSON.stringify(terms));
    for await (const line of createInterface({ input: child.stdout! })) {
      const message = JSON.parse(line) as ReadingMessage;
      yield message;
      if ("ended" in message || "refused" in message) return;
    }
    const [code, signal] = await ended;
    const ending = `the process that reads a register file ended early: ${signal ?? code}`;
    throw STOPS.includes(signal) ? new Error(ending) : new ReadingFailed(ending);
  } finally {
    child.kill("SIGKILL");
  }
}
