/**
 * True with BENCH=brief, by which the test matrix runs every section for seconds, so that none breaks unnoticed. Its figures
 * mean nothing.
 */
export const isBrief = process.env.BENCH === "brief";

/** Chooses the extent of a section: the first value for figures, the second in brief. */
export const inBrief = (full, brief) => (isBrief ? brief : full);
