import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeAtEnd } from "./launch";

const MB = 1024 * 1024;

/** A disk of so many megabytes in memory, which can be filled up; null where this user may not mount one. */
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
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    /** Fills it until so many megabytes are free. */
    leave(freeMb: number) {
      rmSync(filling, { force: true });
      const length = freeBytes() - freeMb * MB;
      if (length > 0) execFileSync("fallocate", ["--length", String(length), filling]);
    },
    makeRoom: () => rmSync(filling, { force: true }),
  };
}
