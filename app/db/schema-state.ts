export type SchemaState = {
  waiting: string[];
  unknown: number;
};

/** Compares the build's migrations, in order, with the timestamps of those applied to the database. */
export function schemaState(known: Array<{ tag: string; when: number }>, applied: number[]): SchemaState {
  const last = Math.max(0, ...applied);
  const newest = known.at(-1)?.when ?? 0;
  return {
    waiting: known.filter(({ when }) => when > last).map(({ tag }) => tag),
    unknown: applied.filter((when) => when > newest).length,
  };
}
