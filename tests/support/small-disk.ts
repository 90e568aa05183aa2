import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeAtEnd } from "./launch";

const MB = 1024 * 1024;
const PAGE = 4096;

/** Mounts a disk of this many megabytes in memory, which can be filled up; null if this user may not mount one. */
export function smallDisk(sizeMb: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "naqaba-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeMb}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  removeAtEnd(() => {
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  });
  const filling = path.join(folder, "filling");
  const filled = () => statSync(filling, { throwIfNoEntry: false })?.size ?? 0;
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  /** Fills page by page, because free space may be taken by others meanwhile. */
  function fillUp() {
    const file = openSync(filling, "a");
    const page = Buffer.alloc(PAGE);
    try {
      while (writeSync(file, page) === PAGE);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    } finally {
      closeSync(file);
    }
  }
  return {
    folder,
    /** Fills it until so many megabytes are free, without making room in between, of which the site could take notice. */
    leave(freeMb: number) {
      const length = filled() + freeBytes() - freeMb * MB;
      if (freeMb === 0) fillUp();
      else if (length > filled()) execFileSync("fallocate", ["--length", String(length), filling]);
    },
    makeRoom: () => rmSync(filling, { force: true }),
  };
}
