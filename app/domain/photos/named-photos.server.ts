import { inArray, isNotNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { events, galleryPhotos, news } from "~/db/schema";

const tables = [news, events, galleryPhotos] as const;

/** The keys of the photos that a row names: all of them, or those among `keys`. */
export async function namedPhotos(keys?: string[]): Promise<Set<string>> {
  const rows = await Promise.all(
    tables.map((table) =>
      db
        .select({ key: table.photoKey })
        .from(table)
        .where(keys ? inArray(table.photoKey, keys) : isNotNull(table.photoKey)),
    ),
  );
  return new Set(rows.flat().flatMap(({ key }) => key ?? []));
}
