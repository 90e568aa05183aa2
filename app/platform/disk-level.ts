import type { DiskState } from "./disk.server";

const MB = 1024 * 1024;
/** "Disk full" of the security design, section 5. */
const LOW_BELOW = 512 * MB;
const FULL_BELOW = 256 * MB;
const BACK_AT = 32 * MB;

/** What so many free bytes mean; what is once low or full stays so until there is a little more room than that. */
export function diskLevel(freeBytes: number, before: DiskState = "fine"): DiskState {
  const full = FULL_BELOW + (before === "full" ? BACK_AT : 0);
  const low = LOW_BELOW + (before === "fine" ? 0 : BACK_AT);
  if (freeBytes < full) return "full";
  return freeBytes < low ? "low" : "fine";
}
