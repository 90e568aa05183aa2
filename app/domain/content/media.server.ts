import { type Listed, listItems } from "./items.server";
import type { KindName } from "./kinds";

export type Use = Listed & { kind: KindName };

/** Returns true if the text names a picture of the library in a field or block called `media`. */
export function mentionsMedia(written: unknown, key: string): boolean {
  if (typeof written !== "object" || written === null) return false;
  return Object.entries(written).some(([name, value]) =>
    name === "media" ? value === key : mentionsMedia(value, key),
  );
}

/**
 * Finds where each picture of the library is used now, or will be once the newest version is published, by picture key.
 */
export async function findMediaUses(): Promise<(key: string) => Use[]> {
  const items = (await listItems()).filter(({ kind }) => kind !== "media");
  return (media) =>
    items.filter(({ newest, live }) =>
      [newest.fields, live?.fields].some((each) => mentionsMedia(each, media)),
    );
}
