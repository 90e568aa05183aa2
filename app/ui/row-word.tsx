import type { ReactNode } from "react";

/** What a value of a row is: on a desk the place in the row shows it, on a phone's card the word does. */
export const Word = ({ children }: { children: ReactNode }) => (
  <span className="text-sm text-muted lg:sr-only">{children}:</span>
);
