import { seal } from "~/content/seal";
import { Emblem, type PictogramName } from "./pictogram";

const GROUNDS = ["sand", "green", "dark"] as const;

type Props = {
  name: PictogramName;
  /** Any number of the record: its neighbours get another ground. */
  of?: number;
  size?: "small" | "large" | "huge";
};

/** What stands where a photo would: the seal's lattice with a pictogram; its shape is the place's. */
export function Plate({ name, of = 0, size = "large" }: Props) {
  const ground = GROUNDS[of % GROUNDS.length]!;
  return (
    <span className={`plate plate-${ground}`} aria-hidden="true">
      <svg className="plate-field" aria-hidden="true">
        <pattern id={`field-${of}`} width="48" height="48" patternUnits="userSpaceOnUse">
          <path d={seal.star} fill="none" stroke="currentColor" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#field-${of})`} stroke="none" />
      </svg>
      <Emblem name={name} size={size} warm={ground === "sand"} />
    </span>
  );
}
