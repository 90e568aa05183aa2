import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
};

/** Runs `work` while no other process runs work under the same lock file; the lock of a dead process does not count. */
export async function oneAtATime(lock, work) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    let holder = 0;
    try {
      holder = Number(readFileSync(lock, "utf8"));
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
    if (holder > 0 && !alive(holder)) rmSync(lock, { force: true });
    else await delay(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}
