type Migration = { when: number; hash: string };

export type SchemaDistance = "same" | "older" | "newer" | "other";

/** By the migrations each has seen: "other" where neither continues the other. */
export function schemaDistance(theirs: Migration[], ours: Migration[]): SchemaDistance {
  const shared = Math.min(theirs.length, ours.length);
  for (let at = 0; at < shared; at++) {
    if (theirs[at]!.when !== ours[at]!.when || theirs[at]!.hash !== ours[at]!.hash) return "other";
  }
  if (theirs.length === ours.length) return "same";
  return theirs.length < ours.length ? "older" : "newer";
}
