import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const MB = 1024;
const statusOf = (pid) => readFileSync(`/proc/${pid}/status`, "utf8");
const rssOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(statusOf(pid))?.[1]) / MB;
const parentOf = (pid) => Number(/PPid:\s+(\d+)/.exec(statusOf(pid))?.[1]);

/** Returns the running child processes of a process. */
export function childrenOf(pid) {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((each) => {
    try {
      return parentOf(each) === pid;
    } catch {
      return false;
    }
  });
}

/** Returns the memory in MB that these processes use, and how many files and sockets they have open. */
export const held = (pids) => ({
  rss: pids.reduce((sum, pid) => sum + rssOf(pid), 0),
  open: pids.reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0),
});

/** Returns the JavaScript heap that these processes reported, in MB. */
export const kept = (pids, folder) =>
  pids
    .map((pid) => path.join(folder, String(pid)))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + Number(readFileSync(file, "utf8")), 0);

/** Returns the growth of values per hour by least squares. Points are `[hours, value]`; NaN for fewer than two. */
export function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [hours, value] = [mean(0), mean(1)];
  const sum = (of) => points.reduce((total, point) => total + of(point), 0);
  const spread = sum(([x]) => (x - hours) ** 2);
  const rise = sum(([x, y]) => (x - hours) * (y - value)) / spread;
  const off = sum(([x, y]) => (y - value - rise * (x - hours)) ** 2);
  return { rise, error: Math.sqrt(off / (points.length - 2) / spread) };
}
