type Migration = { when: number; hash: string };

export type SchemaDistance = "same" | "older" | "newer" | "other";

/** Compares the migrations of both sides: "other" if neither continues the other. */
export function schemaDistance(archived: Migration[], current: Migration[]): SchemaDistance {
  const shared = Math.min(archived.length, current.length);
  for (let index = 0; index < shared; index++) {
    if (archived[index]!.when !== current[index]!.when || archived[index]!.hash !== current[index]!.hash)
      return "other";
  }
  if (archived.length === current.length) return "same";
  return archived.length < current.length ? "older" : "newer";
}
