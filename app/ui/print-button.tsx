import type { ReactNode } from "react";

/** Prints its page; hidden where no script can. */
export const PrintButton = ({ quiet, children }: { quiet?: boolean; children: ReactNode }) => (
  <button type="button" className={quiet ? "btn btn-quiet print-button" : "btn print-button"} hidden>
    {children}
  </button>
);
