import { existsSync, readFileSync } from "node:fs";
import { childrenOf } from "../soak/memory.mjs";

const MS_PER_TICK = 10;
const isLinux = existsSync("/proc/self/stat");

const withDescendants = (pid) => [pid, ...childrenOf(pid).flatMap(withDescendants)];

/** The time in ms that a process has worked, with those children of its own that ended; 0 once it is gone. */
function workedBy(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
  } catch {
    return 0;
  }
}

/** How long these processes and theirs have worked, in ms of CPU; NaN where the system does not tell. */
export const worked = (pids) =>
  isLinux ? pids.flatMap(withDescendants).reduce((sum, pid) => sum + workedBy(pid), 0) : Number.NaN;
