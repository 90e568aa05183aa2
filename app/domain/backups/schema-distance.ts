type Migration = { when: number; hash: string };

export type SchemaDistance = "same" | "older" | "newer" | "other";

/** By the migrations each has seen: "other" where neither continues the other. */
export function schemaDistance(theirs: Migration[], ours: Migration[]): SchemaDistance {
  const shared = Math.min(theirs.length, ours.length);
  for (let index = 0; index < shared; index++) {
    if (theirs[index]!.when !== ours[index]!.when || theirs[index]!.hash !== ours[index]!.hash)
      return "other";
  }
  if (theirs.length === ours.length) return "same";
  return theirs.length < ours.length ? "older" : "newer";
}
