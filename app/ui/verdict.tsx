import type { ReactNode } from "react";
import { Pictogram } from "./pictogram";

type VerdictProps = {
  /** `yes` and `no` are answers; `done`: this desk has just done it; `late`: it was `yes` before. */
  kind: "yes" | "no" | "done" | "late";
  says: ReactNode;
  children?: ReactNode;
};

/** The deciding answer, across the page. */
export const Verdict = ({ kind, says, children }: VerdictProps) => (
  <div className={`verdict verdict-${kind}`}>
    <Pictogram name={kind === "yes" || kind === "done" ? "tick" : "bar"} />
    <div>
      <div className="verdict-says">{says}</div>
      {children}
    </div>
  </div>
);
