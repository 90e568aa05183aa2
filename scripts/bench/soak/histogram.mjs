const FINENESS = 1.05;
const LONGEST_MS = 120_000;
const bucketOf = (ms) => Math.ceil(Math.log(Math.max(1, ms)) / Math.log(FINENESS));

/** Counts times in steps of 5 %, so that memory does not grow with their number. */
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
    /** Returns the percentile in whole milliseconds. */
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
