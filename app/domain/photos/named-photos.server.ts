import { inArray } from "drizzle-orm";
import { db } from "~/db/client.server";
import { events, galleryPhotos, news } from "~/db/schema";

const tables = [news, events, galleryPhotos] as const;

/** Those among the keys of photos that a row names. */
export async function namedPhotos(keys: string[]): Promise<Set<string>> {
  const rows = await Promise.all(
    tables.map((table) =>
      db.select({ key: table.photoKey }).from(table).where(inArray(table.photoKey, keys)),
    ),
  );
  return new Set(rows.flat().flatMap(({ key }) => key ?? []));
}
