import { type Listed, listItems } from "./items.server";
import type { KindName } from "./kinds";

export type Use = Listed & { kind: KindName };

/** Whether what was written names a picture of the library, in a field or a block called `media`. */
export function namesMedia(written: unknown, key: string): boolean {
  if (typeof written !== "object" || written === null) return false;
  return Object.entries(written).some(([name, value]) =>
    name === "media" ? value === key : namesMedia(value, key),
  );
}

/** Whatever shows a picture of the library now, or will once its newest version is published; by the pictures' keys. */
export async function usesOfMedia(): Promise<(key: string) => Use[]> {
  const items = (await listItems()).filter(({ kind }) => kind !== "media");
  return (media) =>
    items.filter(({ newest, live }) => [newest.fields, live?.fields].some((each) => namesMedia(each, media)));
}
