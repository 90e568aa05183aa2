const FINENESS = 1.05;
const LONGEST_MS = 120_000;
const bucketOf = (ms) => Math.ceil(Math.log(Math.max(1, ms)) / Math.log(FINENESS));

/** Times by how often they were taken, to 5 %: as much memory after a million as after one. */
export function histogram() {
  const buckets = new Uint32Array(bucketOf(LONGEST_MS) + 1);
  let count = 0;
  return {
    add(ms) {
      buckets[Math.min(bucketOf(ms), buckets.length - 1)]++;
      count++;
    },
    get count() {
      return count;
    },
    /** The time in whole milliseconds within which this share was taken. */
    percentile(share) {
      let seen = 0;
      const bucket = buckets.findIndex((times) => {
        seen += times;
        return seen >= count * share;
      });
      return count ? Math.round(FINENESS ** bucket) : 0;
    },
  };
}
