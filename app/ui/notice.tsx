import type { ReactNode } from "react";

type Props = { kind?: "note" | "warning" | "danger"; children: ReactNode };

/** Something to know before going on; part of the page, not a message about what just happened. */
export const Notice = ({ kind = "note", children }: Props) => (
  <div className={kind === "note" ? "notice" : `notice notice-${kind}`}>{children}</div>
);
