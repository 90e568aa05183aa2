import type { ReactNode } from "react";
import { Pictogram } from "~/ui/pictogram";

type VerdictProps = {
  /** Yes and no are answers; done says what this desk has just done. */
  kind: "yes" | "no" | "done";
  says: string;
  children?: ReactNode;
};

/** The one thing that decides at a desk, across the page. */
export const Verdict = ({ kind, says, children }: VerdictProps) => (
  <div className={`verdict verdict-${kind}`}>
    <Pictogram name={kind === "no" ? "bar" : "tick"} />
    <div>
      <p className="verdict-says">{says}</p>
      {children}
    </div>
  </div>
);
