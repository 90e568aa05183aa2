import type { Tone } from "./face";

/** A bar of 0 to 100 per cent, in a tone where it judges; it repeats a number beside it and is silent. */
export const Bar = ({ percent, tone }: { percent: number; tone?: Tone }) => (
  <svg aria-hidden="true" className={`share-bar mirror ${tone ? `tone-${tone}` : "text-accent"}`}>
    {percent > 0 ? <rect width={`${percent}%`} height="100%" fill="currentColor" /> : null}
  </svg>
);
