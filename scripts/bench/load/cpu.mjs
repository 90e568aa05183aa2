import { existsSync, readFileSync } from "node:fs";
import { childrenOf } from "../soak/memory.mjs";

const MS_PER_TICK = 10;
const isLinux = existsSync("/proc/self/stat");

const withDescendants = (pid) => [pid, ...childrenOf(pid).flatMap(withDescendants)];

/** Returns the CPU time of a process and its ended children, in ms; 0 once it is gone. */
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

/** Returns the CPU time of these processes and their children, in ms; NaN if the system does not tell. */
export const worked = (pids) =>
  isLinux ? pids.flatMap(withDescendants).reduce((sum, pid) => sum + workedBy(pid), 0) : Number.NaN;
