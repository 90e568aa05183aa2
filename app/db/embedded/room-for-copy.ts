const MB = 1024 * 1024;
/** Below this the site says that its disk is getting full. */
const LEAST_LEFT = 512 * MB;

/** Why a copy of so many bytes is not made where so many are free, in a sentence; null where there is room for it. */
export function noRoomFor(bytes: number, freeBytes: number): string | null {
  const needed = bytes + LEAST_LEFT;
  if (freeBytes >= needed) return null;
  return `it takes ${Math.ceil(needed / MB)} MB of free space in DATA_DIR, and there are ${Math.floor(freeBytes / MB)} MB`;
}
