import type { ReactNode } from "react";

/** Something that a stranger wrote on one line: keeps its own direction and breaks where it would not fit. */
export const Written = ({ children }: { children: ReactNode }) => (
  <bdi className="wrap-anywhere">{children}</bdi>
);
