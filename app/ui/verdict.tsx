import type { ReactNode } from "react";
import { Pictogram } from "./pictogram";

type VerdictProps = {
  /** Yes and no are answers; done says what this desk has just done; late, that it was yes once. */
  kind: "yes" | "no" | "done" | "late";
  says: ReactNode;
  children?: ReactNode;
};

/** The one thing that decides, across the page. */
export const Verdict = ({ kind, says, children }: VerdictProps) => (
  <div className={`verdict verdict-${kind}`}>
    <Pictogram name={kind === "yes" || kind === "done" ? "tick" : "bar"} />
    <div>
      <div className="verdict-says">{says}</div>
      {children}
    </div>
  </div>
);
