import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "./hidden-records";
import { launch, temporaryFolder } from "./launch";

const COUNTED_BYTES = ["--import", path.resolve("tests/support/counted-bytes.mjs")];

/** Starts an operations command at a place; its end tells the exit code, what it said, and the most memory that was seen of it. */
export function start({ dataDir, url }: Place, args: string[], killedAfter?: number) {
  const settings = {
    DATA_DIR: dataDir,
    ...(url && { DATABASE_URL: url }),
    ...(killedAfter && { KILLED_AFTER: String(killedAfter) }),
  };
  const started = launch([...(killedAfter ? COUNTED_BYTES : []), "build/cli.js", ...args], settings);
  const { pid, stdout } = started.child;
  let printed = "";
  let memoryKb = 0;
  const look = () => {
    const status = statusOf(pid!);
    memoryKb = Math.max(memoryKb, Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0));
  };
  stdout.on("data", (text) => {
    printed += text;
    look();
  });
  const timer = setInterval(look, 50);
  const ended = started.ended.then((code) => {
    clearInterval(timer);
    const output = started.output();
    return { code, printed, memoryKb, sentBytes: Number(/(\d+) bytes sent/.exec(output)?.[1]), output };
  });
  return { ...started, ended };
}

/** Returns the kernel's status of a process; empty once it has exited. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

export function aFile(content: string | Uint8Array): string {
  const file = path.join(temporaryFolder(), "register.csv");
  writeFileSync(file, content);
  return file;
}

export const take = (place: Place, file: string, ...more: string[]) =>
  start(place, ["import-members", file, "--skip-bad", ...more]).ended;
