export type DiskState = "fine" | "low" | "full";
type Disk = { state: DiskState; freeBytes: number };

let known: Disk = { state: "fine", freeBytes: Number.POSITIVE_INFINITY };

/** Keeps what was last seen of the disk under DATA_DIR. */
export function noteDisk(disk: Disk): void {
  known = disk;
}

/** How the disk under DATA_DIR is; `fine` where nothing of the site is kept there. */
export const diskState = (): DiskState => known.state;

/** What staff should know of the disk; null while it is fine. */
export const shownDisk = () =>
  known.state === "fine" ? null : { state: known.state, freeBytes: known.freeBytes };
